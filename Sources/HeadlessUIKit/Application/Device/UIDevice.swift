public import Foundation

/// The device, as far as a log tells: its screen's size makes it a phone or a pad.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only one.
  open class var current: UIDevice { device }
  private static let device = UIDevice()

  /// A pad where the screen's shorter side has 600 points or more (ours).
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) < 600 ? .phone : .pad
  }

  /// As the screen's bounds say: upright, or on its right side.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  /// Between the two calls.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Nothing turns during a replay, so none is posted.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends what the other one began.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  /// Never posted: nothing turns during a replay.
  nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
    .init("UIDeviceOrientationDidChangeNotification")
  }
  /// Always full, where it is watched; else -1, for unknown.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uidevice/batterylevel>
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// As the model's.
  open var name: String { model }
  /// As the model's.
  open var localizedModel: String { model }
  /// The same in every run (which one is ours): it is nil on a device that nobody has unlocked since it started.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uidevice/identifierforvendor>
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
  /// True.
  open var isMultitaskingSupported: Bool { true }
  /// Kept.
  open var isBatteryMonitoringEnabled = false
  /// Always full, where it is watched.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Kept: nothing comes near.
  open var isProximityMonitoringEnabled = false
  /// False.
  open var proximityState: Bool { false }

  /// What a battery does. Raw values are UIKit's.
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

  /// The system whose behaviour is followed.
  open var systemName: String { "iOS" }
  /// The version whose behaviour is followed.
  open var systemVersion: String { "18.0" }
}

/// What kind of device an interface is for. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uideviceorientation>
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Lying, either way.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
