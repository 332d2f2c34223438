#if !canImport(Darwin)
  public import Foundation

  // Points, sizes and rectangles are boxed and unboxed by `as`, as they are on Apple's
  // platforms: what stands in a dictionary as a box is taken out as a value, and the other way round.

  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      result = source.cgPointValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(cgPoint: .zero)) else { return false }
      result = source.cgPointValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
      source?.cgPointValue ?? .zero
    }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      result = source.cgSizeValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(cgSize: .zero)) else { return false }
      result = source.cgSizeValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
      source?.cgSizeValue ?? .zero
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = source.cgRectValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(cgRect: .zero)) else { return false }
      result = source.cgRectValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.cgRectValue ?? .zero
    }
  }

  extension NSValue {
    /// Whether both have values of one kind, as far as boxes tell.
    func boxesAsMuch(as other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
  }
#endif
