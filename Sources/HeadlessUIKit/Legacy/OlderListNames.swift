public import Foundation

// The names of lists, bars, containers and texts that code written before Swift 4.2 uses. Each is the type or value
// that it has become.

/// `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UISegmentedControl.Segment`.
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UITableView.automaticDimension`.
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// `UICollectionView.elementKindSectionHeader`.
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// `UICollectionView.elementKindSectionFooter`.
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// `UICollectionViewFlowLayout.automaticSize`.
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// `UIView.layoutFittingCompressedSize`.
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// `UIView.layoutFittingExpandedSize`.
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// `UIResponder.keyboardFrameBeginUserInfoKey`.
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// `UIResponder.keyboardFrameEndUserInfoKey`.
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// `UIResponder.keyboardAnimationDurationUserInfoKey`.
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// `UIResponder.keyboardAnimationCurveUserInfoKey`.
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// `UIResponder.keyboardIsLocalUserInfoKey`.
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// `UISegmentedControl.noSegment`.
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
/// `UIKeyCommand.inputEscape`.
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
/// `UIKeyCommand.inputUpArrow`.
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
/// `UIKeyCommand.inputDownArrow`.
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
/// `UIKeyCommand.inputLeftArrow`.
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
/// `UIKeyCommand.inputRightArrow`.
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

extension NSNotification.Name {
  /// `UIResponder.keyboardWillShowNotification`.
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
  /// `UIResponder.keyboardDidShowNotification`.
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
  /// `UIResponder.keyboardWillHideNotification`.
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
  /// `UIResponder.keyboardDidHideNotification`.
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
  /// `UIResponder.keyboardWillChangeFrameNotification`.
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// `UIResponder.keyboardDidChangeFrameNotification`.
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
  /// `UITextField.textDidBeginEditingNotification`.
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// `UITextField.textDidChangeNotification`.
  public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
  /// `UITextField.textDidEndEditingNotification`.
  public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
  /// `UITextView.textDidBeginEditingNotification`.
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// `UITextView.textDidChangeNotification`.
  public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
  /// `UITextView.textDidEndEditingNotification`.
  public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
}
