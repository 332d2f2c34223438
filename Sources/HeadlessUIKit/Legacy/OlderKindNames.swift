import Foundation

// More names of kinds that code written before Swift 4.2 uses. Each is the type that it has become.

/// `UIView.AnimationTransition`.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// `UIMenuController.ArrowDirection`.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// `UIPushBehavior.Mode`.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// `UIAttachmentBehavior.AttachmentType`.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// `UICollisionBehavior.Mode`.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// `UIInputView.Style`.
public typealias UIInputViewStyle = UIInputView.Style
/// `UIAccessibilityCustomRotor.Direction`.
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
/// `UIAccessibilityCustomRotor.SystemRotorType`.
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
/// `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// `UIApplication.ExtensionPointIdentifier`.
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
/// `UIApplicationShortcutIcon.IconType`.
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// `UICollectionViewCell.DragState`.
public typealias UICollectionViewCellDragState = UICollectionViewCell.DragState
/// `UICollectionViewDropProposal.Intent`.
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent
/// `UICollectionViewFlowLayout.SectionInsetReference`.
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// `UICollectionView.ReorderingCadence`.
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
/// `UIContextualAction.Style`.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// `UIFontDescriptor.AttributeName`.
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// `UIFontDescriptor.TraitKey`.
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
/// `UIImagePickerController.CameraCaptureMode`.
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
/// `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// `UIImagePickerController.CameraFlashMode`.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// `UIImagePickerController.QualityType`.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// `UIPasteboard.Name`.
public typealias UIPasteboardName = UIPasteboard.Name
/// `UIScreen.OverscanCompensation`.
public typealias UIScreenOverscanCompensation = UIScreen.OverscanCompensation
/// `UISplitViewController.PrimaryEdge`.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// `UIView.SystemAnimation`.
public typealias UISystemAnimation = UIView.SystemAnimation
/// `UITableViewCell.DragState`.
public typealias UITableViewCellDragState = UITableViewCell.DragState
/// `UITableViewCell.FocusStyle`.
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// `UITableViewDropProposal.Intent`.
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
/// `UITableView.SeparatorInsetReference`.
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// `UIPasteboard.OptionsKey`.
public typealias UIPasteboardOption = UIPasteboard.OptionsKey
/// `UIInterpolatingMotionEffect.EffectType`.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// `UINavigationItem.LargeTitleDisplayMode`.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// `UIDevice.BatteryState`.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
