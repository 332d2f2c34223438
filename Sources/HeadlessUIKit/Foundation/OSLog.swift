#if !canImport(Darwin)
  public import Foundation

  // The system's log as files about touches call it, after `import os.log`. What it is given is written nowhere: a
  // replay has its trace.

  /// Where a message would be written.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslog>
  public final class OSLog: NSObject, Sendable {
    /// The application's own part of the log.
    public let subsystem: String
    /// A part of that.
    public let category: String

    /// Messages of a part of the application.
    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

    /// Messages of no particular part.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages that are written nowhere on a device, either.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Always false: nothing is written.
    public func isEnabled(type: OSLogType) -> Bool { false }
  }

  /// How much a message matters. Raw values are the system's.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogtype>
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0x00)
    public static let info = OSLogType(rawValue: 0x01)
    public static let debug = OSLogType(rawValue: 0x02)
    public static let error = OSLogType(rawValue: 0x10)
    public static let fault = OSLogType(rawValue: 0x11)
  }

  /// Writes nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)>
  public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
  ) {}
  /// Writes nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)>
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
  ) {}
#endif
