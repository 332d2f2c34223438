#if !canImport(Darwin)
  public import Foundation

  /// `value as NSNumber` and `number as? CGFloat`, as on Apple platforms.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSNumber

    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }

    /// The number, as near as it can be told. Foundation on Linux has it for other kinds of numbers alone.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number; nil where it can't be told.
    public init?(exactly number: NSNumber) {
      guard let value = Double(exactly: number) else { return nil }
      self.init(value)
    }
  }
#endif
