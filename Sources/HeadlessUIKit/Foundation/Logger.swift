#if !canImport(Darwin)
  /// Writes nothing; a replay has its trace. For files that `import os` or `import OSLog`.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/logger>
  public struct Logger: Sendable {
    /// Of a part of the application.
    public init(subsystem: String, category: String) {}
    /// Of no particular part.
    public init() {}
    /// Of that part.
    public init(_ logObj: OSLog) {}

    /// Writes nothing.
    public func log(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Writes nothing.
    public func trace(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func debug(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func info(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func notice(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func warning(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func error(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func critical(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func fault(_ message: OSLogMessage) {}
  }

  /// Writes nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_log(_:)>
  public func os_log(_ message: OSLogMessage) {}
  /// Writes nothing.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_log(_:_:)>
  public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}

  /// A message with what stands in it, of which nothing is kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogmessage>
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
  }

  /// What stands in a message. Nothing of it is computed.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/osloginterpolation>
  public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}

    /// Nothing is computed.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    /// Nothing is computed.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    /// Nothing is computed.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    /// Nothing is computed.
    public mutating func appendInterpolation(
      _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Who may read a value; nobody does.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogprivacy>
  public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value.
    public enum Mask: Sendable { case hash, none }
    /// Nothing is written.
    public static let auto = OSLogPrivacy()
    /// Nothing is written.
    public static let `public` = OSLogPrivacy()
    /// Nothing is written.
    public static let `private` = OSLogPrivacy()
    /// Nothing is written.
    public static let sensitive = OSLogPrivacy()
    /// Nothing is written.
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    /// Nothing is written.
    public static func `private`(mask: Mask) -> OSLogPrivacy { auto }
    /// Nothing is written.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { auto }
  }

  /// How wide a value is written.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogstringalignment>
  public struct OSLogStringAlignment: Sendable {
    /// Nothing is written.
    public static let none = OSLogStringAlignment()
    /// Nothing is written.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
    /// Nothing is written.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  }

  /// How a whole number is written.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogintegerformatting>
  public struct OSLogIntegerFormatting: Sendable {
    /// Nothing is written.
    public static let decimal = OSLogIntegerFormatting()
    /// Nothing is written.
    public static let hex = OSLogIntegerFormatting()
    /// Nothing is written.
    public static let octal = OSLogIntegerFormatting()
    /// Nothing is written.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting { decimal }
    /// Nothing is written.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int)
      -> OSLogIntegerFormatting
    { decimal }
    /// Nothing is written.
    public static func hex(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting { decimal }
  }

  /// How another number is written.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogfloatformatting>
  public struct OSLogFloatFormatting: Sendable {
    /// Nothing is written.
    public static let fixed = OSLogFloatFormatting()
    /// Nothing is written.
    public static let hex = OSLogFloatFormatting()
    /// Nothing is written.
    public static let exponential = OSLogFloatFormatting()
    /// Nothing is written.
    public static let hybrid = OSLogFloatFormatting()
    /// Nothing is written.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
      fixed
    }
    /// Nothing is written.
    public static func fixed(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { fixed }
    /// Nothing is written.
    public static func exponential(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { fixed }
    /// Nothing is written.
    public static func hybrid(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { fixed }
  }

  /// How a truth is written.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/oslogboolformat>
  public enum OSLogBoolFormat: Sendable { case truth, answer }
#endif
