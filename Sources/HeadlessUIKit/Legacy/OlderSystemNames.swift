public import Foundation

// The names of the system's services that code written before Swift 4.2 uses. Each is the type or value that it has
// become.

/// `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// `UIActivity.Category`.
public typealias UIActivityCategory = UIActivity.Category
/// `UIPreviewAction.Style`.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// `UIApplication.openSettingsURLString`.
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// `UIImagePickerController.InfoKey.originalImage`, as the text that it was.
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
/// `UIImagePickerController.InfoKey.editedImage`, as the text that it was.
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
/// `UIImagePickerController.InfoKey.mediaType`, as the text that it was.
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
/// `UIImagePickerController.InfoKey.mediaURL`, as the text that it was.
public let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"

extension NSNotification.Name {
  /// `UIDevice.orientationDidChangeNotification`.
  public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
  /// `UIContentSizeCategory.didChangeNotification`.
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// `UIApplication.willTerminateNotification`.
  public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
  /// `UIApplication.didReceiveMemoryWarningNotification`.
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// `UIApplication.userDidTakeScreenshotNotification`.
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// `UIAccessibility.voiceOverStatusDidChangeNotification`.
  public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  /// `UIMenuController.willShowMenuNotification`.
  public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
  /// `UIMenuController.didShowMenuNotification`.
  public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
  /// `UIMenuController.willHideMenuNotification`.
  public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
  /// `UIMenuController.didHideMenuNotification`.
  public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
}

extension UIAccessibilityTraits {
  /// Both of them, as it was written when traits were numbers.
  public static func | (one: UIAccessibilityTraits, other: UIAccessibilityTraits) -> UIAccessibilityTraits {
    one.union(other)
  }
  /// What both have.
  public static func & (one: UIAccessibilityTraits, other: UIAccessibilityTraits) -> UIAccessibilityTraits {
    one.intersection(other)
  }
  /// All others.
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }
  /// Adds them.
  public static func |= (traits: inout UIAccessibilityTraits, more: UIAccessibilityTraits) {
    traits.formUnion(more)
  }
  /// Leaves those alone that both have.
  public static func &= (traits: inout UIAccessibilityTraits, kept: UIAccessibilityTraits) {
    traits.formIntersection(kept)
  }
}

#if !canImport(Darwin)
  /// `RunLoop.Mode`.
  public typealias RunLoopMode = RunLoop.Mode
  extension RunLoop.Mode {
    /// `RunLoop.Mode.default`.
    public static let defaultRunLoopMode = RunLoop.Mode.default
    /// `RunLoop.Mode.common`.
    public static let commonModes = RunLoop.Mode.common
    /// `RunLoop.Mode.tracking`.
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
  }

  /// `CATransitionType.fade`.
  public let kCATransitionFade = CATransitionType.fade
  /// `CATransitionType.moveIn`.
  public let kCATransitionMoveIn = CATransitionType.moveIn
  /// `CATransitionType.push`.
  public let kCATransitionPush = CATransitionType.push
  /// `CATransitionType.reveal`.
  public let kCATransitionReveal = CATransitionType.reveal
  /// `CATransitionSubtype.fromRight`.
  public let kCATransitionFromRight = CATransitionSubtype.fromRight
  /// `CATransitionSubtype.fromLeft`.
  public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
  /// `CATransitionSubtype.fromTop`.
  public let kCATransitionFromTop = CATransitionSubtype.fromTop
  /// `CATransitionSubtype.fromBottom`.
  public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
#endif
