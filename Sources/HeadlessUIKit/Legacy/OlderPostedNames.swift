public import Foundation

// More names that code written before Swift 4.2 uses: of what the system posts, of images and of lines under texts.

extension NSNotification.Name {
  /// `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// `UIAccessibility.reduceTransparencyStatusDidChangeNotification`.
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }
  /// `UIAccessibility.boldTextStatusDidChangeNotification`.
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }
  /// `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// `UIApplication.protectedDataDidBecomeAvailableNotification`.
  public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// `UIDevice.proximityStateDidChangeNotification`.
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }
  /// `UIPasteboard.removedNotification`.
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
  /// `UIScreen.brightnessDidChangeNotification`.
  public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
  /// `UIScreen.capturedDidChangeNotification`.
  public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }
  /// `UIScreen.modeDidChangeNotification`.
  public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
  /// `UITableView.selectionDidChangeNotification`.
  public static var UITableViewSelectionDidChange: NSNotification.Name {
    UITableView.selectionDidChangeNotification
  }
  /// `UITextInputMode.currentInputModeDidChangeNotification`.
  public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }
  /// `UIViewController.showDetailTargetDidChangeNotification`.
  public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
    UIViewController.showDetailTargetDidChangeNotification
  }
  /// `UIApplication.significantTimeChangeNotification`.
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }
  /// `UIApplication.willChangeStatusBarOrientationNotification`.
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// `UIApplication.didChangeStatusBarOrientationNotification`.
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// `UIApplication.willChangeStatusBarFrameNotification`.
  public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }
  /// `UIApplication.didChangeStatusBarFrameNotification`.
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// `UIDevice.batteryLevelDidChangeNotification`.
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  /// `UIDevice.batteryStateDidChangeNotification`.
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  /// `UIWindow.didBecomeVisibleNotification`.
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
  /// `UIWindow.didBecomeHiddenNotification`.
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
  /// `UIWindow.didBecomeKeyNotification`.
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
  /// `UIWindow.didResignKeyNotification`.
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
  /// `UIMenuController.menuFrameDidChangeNotification`.
  public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
    UIMenuController.menuFrameDidChangeNotification
  }
  /// `UIPasteboard.changedNotification`.
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
  /// `UIScreen.didConnectNotification`.
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
  /// `UIScreen.didDisconnectNotification`.
  public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
}

extension NSUnderlineStyle {
  /// `single`.
  public static var styleSingle: NSUnderlineStyle { .single }
  /// `thick`.
  public static var styleThick: NSUnderlineStyle { .thick }
  /// `double`.
  public static var styleDouble: NSUnderlineStyle { .double }
  /// None at all.
  public static var styleNone: NSUnderlineStyle { [] }
}

/// `UITableView.indexSearch`.
public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// `UINavigationController.hideShowBarDuration`.
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
