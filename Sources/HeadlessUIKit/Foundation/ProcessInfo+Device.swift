#if !canImport(Darwin)
  public import Foundation

  // What Foundation tells of a device. A replay is none that grows warm.

  extension ProcessInfo {
    /// How warm a device is. Raw values are Foundation's.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    /// Always nominal.
    public var thermalState: ThermalState { .nominal }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false.
    public var isMacCatalystApp: Bool { false }
    /// Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Never posted.
    public class var thermalStateDidChangeNotification: Notification.Name {
      Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
  }

  extension Notification.Name {
    /// Never posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }

  /// 0: a replay stands for a device.
  public let TARGET_OS_SIMULATOR: Int32 = 0
  /// 0: a replay stands for a device.
  public let TARGET_IPHONE_SIMULATOR: Int32 = 0
#endif
