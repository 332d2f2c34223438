#if !canImport(Darwin)
  import Foundation

  /// What a property that is observed by its name has come to be, as Objective-C has it: a case is its number, and
  /// no value is `NSNull`.
  ///
  /// Whoever can observe, and objects that only a protocol says something of, are not retained: who observes is
  /// often among them, or has them.
  struct NamedValue: Equatable {
    private enum Content {
      case kept(Any)
      case object(Loose)
      case objects([Loose])
    }

    private struct Loose {
      weak var object: AnyObject?
    }

    private let content: Content

    /// - Parameter isOfProtocol: the property's type says of an object only what a protocol says.
    init(_ value: Any, isOfProtocol: Bool = false) {
      guard let value = Self.present(value) else {
        self = .none
        return
      }
      if type(of: value) is AnyClass, isOfProtocol || value is any KeyValueObserver {
        content = .object(Loose(object: value as AnyObject))
      } else if let objects = value as? [any KeyValueObserver] {
        content = .objects(objects.map { Loose(object: $0) })
      } else {
        content = .kept(Self.number(of: value) ?? value)
      }
    }

    /// - Parameter value: of a plain kind.
    init(plain value: Any) { content = .kept(value) }

    /// Whether values of the kind are always there, and what Objective-C has, too: places, sizes and numbers.
    static func isPlain(_ kind: Any.Type) -> Bool {
      !(kind is any OptionalValue.Type || kind is any RawRepresentable.Type || kind is any Sequence.Type
        || kind is AnyClass)
    }

    private init() { content = .kept(NSNull()) }

    /// Known, and without a value.
    static var none: NamedValue { NamedValue() }

    /// `NSNull` of an object that has gone.
    var value: Any {
      switch content {
      case .kept(let value): value
      case .object(let loose): loose.object ?? NSNull()
      case .objects(let all): all.compactMap(\.object)
      }
    }

    /// Whether it can be told from another one.
    var isComparable: Bool { self == self }

    /// Objects by identity.
    static func == (one: Self, other: Self) -> Bool {
      if case .kept(let value) = one.content, case .kept(let another) = other.content {
        return areEqual(value, another) ?? false
      }
      return one.identities == other.identities
    }

    private var identities: [ObjectIdentifier] {
      switch content {
      case .kept: []
      case .object(let loose): loose.object.map { [ObjectIdentifier($0)] } ?? []
      case .objects(let all): all.compactMap(\.object).map { ObjectIdentifier($0) }
      }
    }

    private static func present(_ value: Any) -> Any? {
      guard let optional = value as? any OptionalValue else { return value }
      return optional.content.flatMap { present($0) }
    }

    private static func number(of value: Any) -> Any? { (value as? any RawRepresentable).map { $0.rawValue } }
  }
#endif
