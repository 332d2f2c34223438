import Foundation
import HeadlessUIKit

/// Stored properties of the stage's own classes, found by reflection: private, lazy and weak ones too.
///
/// What reflection says of a class is asked once: every view that a finger comes by is given a name.
@MainActor enum StoredProperties {
  @exclusivity(unchecked) private static var ours = ClassAnswers<Bool>()
  @exclusivity(unchecked) private static var holding = ClassAnswers<Bool>()
  @exclusivity(unchecked) private static var kinds: [ObjectIdentifier: Kind] = [:]

  /// What values of a type can hold.
  private enum Kind { case object, optional, collection, nothing }

  /// Where an object is held: by a property, or at a place of one that is a list.
  struct Place {
    fileprivate let label: String
    fileprivate let index: Int?

    /// What the owner calls it: `basket`, `rows[1]`.
    var name: String {
      let lazy = "$__lazy_storage_$_"
      let plain = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
      return index.map { "\(plain)[\($0)]" } ?? plain
    }
  }

  /// What `owner` calls the object; nil where no property of its own classes holds it.
  static func name(of object: AnyObject, in owner: AnyObject) -> String? {
    places(in: owner)[ObjectIdentifier(object)]?.name
  }

  /// Where the properties of `owner`'s own classes hold what they hold now; of several places the first, those of
  /// subclasses before those of superclasses.
  static func places(in owner: AnyObject) -> [ObjectIdentifier: Place] {
    var places: [ObjectIdentifier: Place] = [:]
    guard mayHold(owner) else { return places }
    for child in properties(of: owner) {
      if let label = child.label { add(child.value, called: label, to: &places) }
    }
    return places
  }

  /// Whether an object of its class may ever hold another one; asked once a class, as a look at an object's
  /// properties is a long one.
  static func mayHold(_ owner: AnyObject) -> Bool {
    holding.about(type(of: owner)) {
      if isOurs(type(of: owner)) { return false }
      // What says itself what it is made of may say something else next time.
      if ReflectedProperty.areOwnWords(of: owner) { return true }
      return properties(of: owner).contains { kind(of: $0.value) != .nothing || !isOfOneType($0.value) }
    }
  }

  /// Those of its own classes, and of these the subclasses' first.
  private static func properties(of owner: AnyObject) -> [ReflectedProperty] {
    ReflectedProperty.all(of: owner) { isOurs($0) }
  }

  /// Whether a property's value has the type that the property is of, and so has every other one that it may have.
  private static func isOfOneType(_ value: Any) -> Bool {
    func declared<Value>(_: Value) -> Any.Type { Value.self }
    return declared(value) == type(of: value)
  }

  private static func add(_ value: Any, called label: String, to places: inout [ObjectIdentifier: Place]) {
    func add(_ object: AnyObject?, at index: Int?) {
      guard let object, places[ObjectIdentifier(object)] == nil else { return }
      places[ObjectIdentifier(object)] = Place(label: label, index: index)
    }
    guard kind(of: value) == .collection else { return add(object(in: value), at: nil) }
    for (index, element) in Mirror(reflecting: value).children.enumerated() {
      add(object(in: element.value), at: index)
    }
  }

  /// Whether a class is the model's own, or Foundation's, and so holds nothing of the stage's.
  static func isOurs(_ type: Any.Type) -> Bool {
    ours.about(type) {
      let name = TypeName.whole(type)
      return name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("Foundation.") || name.hasPrefix("__C.")
    }
  }

  private static func kind(of value: Any) -> Kind {
    let type = ObjectIdentifier(type(of: value))
    if let known = kinds[type] { return known }
    let kind = isObject(value) ? .object : reflectedKind(of: value)
    kinds[type] = kind
    return kind
  }

  private static func reflectedKind(of value: Any) -> Kind {
    switch Mirror(reflecting: value).displayStyle {
    case .optional: .optional
    case .collection: .collection
    default: .nothing
    }
  }

  /// Asked of the type: reflection looks through all conformances of the program first, in case the class has a
  /// mirror of its own.
  private static func isObject(_ value: Any) -> Bool { type(of: value) is AnyObject.Type }

  /// What is an object, without a look at how else the value might become one; but for one that is held as what it
  /// conforms to.
  private static func asObject<Value>(_ value: Value) -> AnyObject {
    Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
  }

  private static func object(in value: Any) -> AnyObject? {
    switch kind(of: value) {
    case .object: asObject(value)
    case .optional: Mirror(reflecting: value).children.first.flatMap { object(in: $0.value) }
    case .collection, .nothing: nil
    }
  }
}
