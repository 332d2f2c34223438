public import Foundation

// The names that code written before Swift 4.2 uses. Each is the type or value that it has become.

/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State`.
public typealias UIControlState = UIControl.State
/// `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// `UITouch.Properties`.
public typealias UITouchProperties = UITouch.Properties
/// `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `UILayoutPriority.fittingSizeLevel`.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// `==` of insets.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
/// `==` of offsets.
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }
/// `==` of ranges.
public func UIFloatRangeIsEqualToRange(_ one: UIFloatRange, _ other: UIFloatRange) -> Bool { one == other }

extension NSNotification.Name {
  /// `UIApplication.didFinishLaunchingNotification`.
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// `UIApplication.willResignActiveNotification`.
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// `UIApplication.didBecomeActiveNotification`.
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// `UIApplication.didEnterBackgroundNotification`.
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// `UIApplication.willEnterForegroundNotification`.
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
}

extension UISearchController {
  /// `obscuresBackgroundDuringPresentation`, as it was called before iOS 12.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
