#if !canImport(Darwin)
  public import Foundation

  /// What is an `NSValue` to `as`, as on Apple platforms: `change?[.newKey] as? NSValue`, `value as? CGPoint`.
  public protocol _BoxedInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// What it boxes, which is of this type.
    init(_unboxing value: NSValue)
    /// Boxes it.
    var _boxed: NSValue { get }
    /// A value to be boxed.
    init()
  }

  extension _BoxedInValue {
    /// Nil where the box has something else in it, by the type that it tells of.
    private init?(of value: NSValue) {
      guard strcmp(value.objCType, Self()._boxed.objCType) == 0 else { return nil }
      self.init(_unboxing: value)
    }

    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      result = Self(of: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
      result = Self(of: source)
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      guard let source else { preconditionFailure("nil as \(Self.self)") }
      guard let value = Self(of: source) else {
        preconditionFailure("a value of type \(String(cString: source.objCType)) as \(Self.self)")
      }
      return value
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.cgPointValue }
    public var _boxed: NSValue { NSValue(cgPoint: self) }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.cgSizeValue }
    public var _boxed: NSValue { NSValue(cgSize: self) }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.cgRectValue }
    public var _boxed: NSValue { NSValue(cgRect: self) }
  }

  extension CGVector: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.cgVectorValue }
    public var _boxed: NSValue { NSValue(cgVector: self) }
  }

  extension CGAffineTransform: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.cgAffineTransformValue }
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
  }

  extension CATransform3D: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.caTransform3DValue }
    public var _boxed: NSValue { NSValue(caTransform3D: self) }
  }

  extension UIEdgeInsets: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.uiEdgeInsetsValue }
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
  }

  extension NSDirectionalEdgeInsets: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.directionalEdgeInsetsValue }
    public var _boxed: NSValue { NSValue(directionalEdgeInsets: self) }
  }

  extension UIOffset: _BoxedInValue {
    public init(_unboxing value: NSValue) { self = value.uiOffsetValue }
    public var _boxed: NSValue { NSValue(uiOffset: self) }
  }
#endif
