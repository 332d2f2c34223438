#if !canImport(Darwin)
  public import Foundation

  // Transforms, vectors, insets and offsets are boxed and unboxed by `as`, as they are on Apple's
  // platforms: what stands in a dictionary as a box is taken out as a value, and the other way round.

  extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
      result = source.cgAffineTransformValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
      -> Bool
    {
      guard source.boxesAsMuch(as: NSValue(cgAffineTransform: .identity)) else { return false }
      result = source.cgAffineTransformValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
      source?.cgAffineTransformValue ?? .identity
    }
  }

  extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
      result = source.caTransform3DValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(caTransform3D: CATransform3DIdentity)) else { return false }
      result = source.caTransform3DValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
      source?.caTransform3DValue ?? CATransform3DIdentity
    }
  }

  extension CGVector: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
      result = source.cgVectorValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(cgVector: CGVector(dx: 0, dy: 0))) else { return false }
      result = source.cgVectorValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
      source?.cgVectorValue ?? CGVector(dx: 0, dy: 0)
    }
  }

  extension UIEdgeInsets: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
      result = source.uiEdgeInsetsValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(uiEdgeInsets: .zero)) else { return false }
      result = source.uiEdgeInsetsValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
      source?.uiEdgeInsetsValue ?? .zero
    }
  }

  extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
      result = source.directionalEdgeInsetsValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?)
      -> Bool
    {
      guard source.boxesAsMuch(as: NSValue(directionalEdgeInsets: .zero)) else { return false }
      result = source.directionalEdgeInsetsValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
      source?.directionalEdgeInsetsValue ?? .zero
    }
  }

  extension UIOffset: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
      result = source.uiOffsetValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool {
      guard source.boxesAsMuch(as: NSValue(uiOffset: .zero)) else { return false }
      result = source.uiOffsetValue
      return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
      source?.uiOffsetValue ?? .zero
    }
  }
#endif
