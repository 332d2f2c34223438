public import Foundation

// What the system tells by notifications beside an application's life. Most of it never happens during a replay: an
// observer waits in vain, here as on a device that rests. What a log tells to scenes, and what code does to
// pasteboards, is posted.

extension UIApplication {
  /// Never posted.
  nonisolated public class var willTerminateNotification: NSNotification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  /// Never posted.
  nonisolated public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Never posted.
  nonisolated public class var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  /// Never posted.
  nonisolated public class var userDidTakeScreenshotNotification: NSNotification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Never posted.
  nonisolated public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Never posted.
  nonisolated public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// Never posted.
  nonisolated public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Never posted.
  nonisolated public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// Never posted.
  nonisolated public class var willChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Never posted.
  nonisolated public class var didChangeStatusBarFrameNotification: NSNotification.Name {
    .init("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The key of a frame in a notification's user info.
  nonisolated public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}

extension UIScene {
  /// Never posted.
  nonisolated public class var willConnectNotification: NSNotification.Name {
    .init("UISceneWillConnectNotification")
  }
  /// Never posted.
  nonisolated public class var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  /// Posted after the scene's delegate was told.
  nonisolated public class var didActivateNotification: NSNotification.Name {
    .init("UISceneDidActivateNotification")
  }
  /// Posted after the scene's delegate was told.
  nonisolated public class var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  /// Posted after the scene's delegate was told.
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  /// Posted after the scene's delegate was told.
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

extension UIDevice {
  /// Never posted.
  nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Never posted.
  nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Never posted.
  nonisolated public class var proximityStateDidChangeNotification: NSNotification.Name {
    .init("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// Never posted.
  public static var didChangeNotification: NSNotification.Name {
    .init("UIContentSizeCategoryDidChangeNotification")
  }
  /// The key of the new category in a notification's user info.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIPasteboard {
  /// Posted when a pasteboard's items were set.
  nonisolated public class var changedNotification: NSNotification.Name { .init("UIPasteboardChangedNotification") }
  /// Which types came with that: an array of strings, in the order of their names.
  nonisolated public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// Which types have gone with that: an array of strings, in the order of their names.
  nonisolated public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
  /// Posted before a pasteboard with a name is taken away.
  nonisolated public class var removedNotification: NSNotification.Name { .init("UIPasteboardRemovedNotification") }
}

extension UIAccessibility {
  /// Never posted.
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var switchControlStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    .init("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  }
  /// Never posted.
  nonisolated public static var announcementDidFinishNotification: NSNotification.Name {
    .init("UIAccessibilityAnnouncementDidFinishNotification")
  }
  /// Never posted.
  nonisolated public static var elementFocusedNotification: NSNotification.Name {
    .init("UIAccessibilityElementFocusedNotification")
  }
  /// A key in a notification's user info.
  nonisolated public static var focusedElementUserInfoKey: String { "UIAccessibilityFocusedElementKey" }
  /// A key in a notification's user info.
  nonisolated public static var unfocusedElementUserInfoKey: String { "UIAccessibilityUnfocusedElementKey" }
  /// A key in a notification's user info.
  nonisolated public static var assistiveTechnologyUserInfoKey: String { "UIAccessibilityAssistiveTechnologyKey" }
  /// A key in a notification's user info.
  nonisolated public static var announcementStringValueUserInfoKey: String {
    "UIAccessibilityAnnouncementStringValueKey"
  }
  /// A key in a notification's user info.
  nonisolated public static var announcementWasSuccessfulUserInfoKey: String {
    "UIAccessibilityAnnouncementWasSuccessfulKey"
  }
  /// None: no assistive technology runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// Who may have focused something. Raw values are UIKit's.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }
}
