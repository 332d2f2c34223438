import Foundation
import HeadlessUIKit

/// Stored properties of the stage's own classes, found by reflection: private, lazy and weak ones too.
///
/// What reflection says of a class is asked once: every view that a finger comes by is given a name.
@MainActor enum StoredProperties {
  @exclusivity(unchecked) private static var ours = ClassAnswers<Bool>()
  private static var kinds: [ObjectIdentifier: Kind] = [:]

  /// What values of a type can hold.
  private enum Kind { case object, optional, collection, nothing }

  /// What `owner` calls the object; nil where no property of its own classes holds it.
  static func name(of object: AnyObject, in owner: AnyObject) -> String? {
    if isOurs(type(of: owner)) { return nil }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let present = mirror, !isOurs(present.subjectType) {
      for child in present.children {
        guard let label = child.label else { continue }
        if holds(child.value, object) { return plain(label) }
        if let index = place(of: object, in: child.value) { return "\(plain(label))[\(index)]" }
      }
      mirror = present.superclassMirror
    }
    return nil
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
    let kind: Kind =
      switch Mirror(reflecting: value).displayStyle {
      case .class: .object
      case .optional: .optional
      case .collection: .collection
      default: .nothing
      }
    kinds[type] = kind
    return kind
  }

  private static func holds(_ value: Any, _ object: AnyObject) -> Bool {
    switch kind(of: value) {
    case .object: (value as AnyObject) === object
    case .optional: Mirror(reflecting: value).children.first.map { holds($0.value, object) } ?? false
    case .collection, .nothing: false
    }
  }

  private static func place(of object: AnyObject, in value: Any) -> Int? {
    guard kind(of: value) == .collection else { return nil }
    return Mirror(reflecting: value).children.enumerated().first { holds($0.element.value, object) }?.offset
  }

  private static func plain(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }
}
