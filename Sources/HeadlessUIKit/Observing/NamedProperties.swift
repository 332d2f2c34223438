#if !canImport(Darwin)
  import Foundation

  /// The properties that UIKit's classes have, by the names that Objective-C has for them.
  ///
  /// Each class says its own. Those of an application's own classes are found where they are stored.
  @MainActor struct NamedProperties {
    typealias Reading = @MainActor (NSObject) -> NamedValue?

    static let all: NamedProperties = {
      var all = NamedProperties()
      all.addViews()
      all.addControls()
      all.addTexts()
      all.addLists()
      all.addControllers()
      all.addBars()
      all.addGestures()
      all.addWork()
      return all
    }()

    private var readings: [ObjectIdentifier: [String: Reading]] = [:]

    mutating func add<Owner: NSObject>(_ owner: Owner.Type, _ paths: [String: PartialKeyPath<Owner>]) {
      readings[ObjectIdentifier(owner)] = paths.mapValues { path in
        let kind = type(of: path).valueType
        if NamedValue.isPlain(kind) { return { ($0 as? Owner).map { NamedValue(plain: $0[keyPath: path]) } } }
        let isOfProtocol = !(kind is any Equatable.Type)
        return { ($0 as? Owner).map { NamedValue($0[keyPath: path], isOfProtocol: isOfProtocol) } }
      }
    }

    /// How to read the first of the names, and those that are left; nil where the object has none that is known.
    func reading(
      ofFirst names: ArraySlice<String>, of object: NSObject
    ) -> (reading: Reading, rest: ArraySlice<String>)? {
      guard let name = names.first else { return nil }
      if let reading = known(name, of: object) { return (reading, names.dropFirst()) }
      switch object {
      case is UserDefaults:
        return ({ ($0 as? UserDefaults).map { NamedValue($0.object(forKey: name) as Any) } }, names.dropFirst())
      case is CALayer:
        // It knows paths of its own, as "transform.scale", and keeps what it is given under any name.
        let path = names.joined(separator: ".")
        return ({ ($0 as? CALayer).map { NamedValue($0.value(forKeyPath: path) as Any) } }, [])
      default:
        guard stored(name, in: object) != nil else { return nil }
        return ({ stored(name, in: $0) }, names.dropFirst())
      }
    }

    /// Whether a class of UIKit's, which the object is of, has a property of that name.
    func knows(_ name: String, of object: NSObject) -> Bool { known(name, of: object) != nil }

    private func known(_ name: String, of object: NSObject) -> Reading? {
      for kind in sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
        if let reading = readings[ObjectIdentifier(kind)]?[name] { return reading }
      }
      return nil
    }

    /// As a class of an application's own stores it.
    private func stored(_ name: String, in object: NSObject) -> NamedValue? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror, let kind = present.subjectType as? AnyClass,
        readings[ObjectIdentifier(kind)] == nil
      {
        if let child = present.children.first(where: { $0.label == name || $0.label == "$__lazy_storage_$_\(name)" }
        ) {
          return NamedValue(child.value)
        }
        mirror = present.superclassMirror
      }
      return nil
    }
  }
#endif
