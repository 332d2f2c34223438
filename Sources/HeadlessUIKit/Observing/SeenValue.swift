#if !canImport(Darwin)
  /// A property's value as its observer saw it last, to be held against what it is now.
  ///
  /// An object that only a protocol says something of, as of a delegate, is compared by identity, and not retained:
  /// who observes it is often the one that it is set to.
  struct SeenValue<Value> {
    private let kept: Value?
    private weak var object: AnyObject?
    private let isOfObject: Bool

    init(_ value: Value) {
      let object = Value.self is any Equatable.Type ? nil : Self.object(in: value)
      (kept, self.object, isOfObject) = (object == nil ? value : nil, object, object != nil)
    }

    /// Nil of an object that has gone.
    var value: Value? { isOfObject ? object.flatMap { $0 as? Value } : kept }

    /// Nil where they can't be compared. A weak property is nil once its object has gone, and nobody has set that.
    func isSame(as other: Value) -> Bool? {
      if isOfObject {
        guard let object else { return Self.isNil(other) }
        return object === Self.object(in: other)
      }
      if let kept, let areEqual = areEqual(kept, other) { return areEqual }
      guard kept.map(Self.isNil) == true else { return nil }
      return Self.isNil(other) ? true : Self.object(in: other).map { _ in false }
    }

    private static func isNil(_ value: Value) -> Bool {
      (value as? any OptionalValue).map { $0.content == nil } ?? false
    }

    private static func object(in value: Value) -> AnyObject? {
      let content = (value as? any OptionalValue).map(\.content) ?? value
      return content.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }
  }

  /// What may be nil, whatever it is of.
  protocol OptionalValue {
    var content: Any? { get }
  }

  extension Optional: OptionalValue {
    var content: Any? { map { $0 } }
  }
#endif
