import HeadlessUIKit

/// A class's name as a property would be called: `UIImageView` is `imageView`, `TabBarItem` is `tabBarItem`.
@MainActor enum ClassName {
  @exclusivity(unchecked) private static var known = ClassAnswers<String>()
  @exclusivity(unchecked) private static var numbered = ClassAnswers<[String]>()
  /// Of so many of a class the names are kept.
  private static let mostNumbered = 100

  static func short(of object: AnyObject) -> String { known.about(type(of: object)) { made(for: object) } }

  /// With a number behind it: `view0`.
  static func short(of object: AnyObject, number: Int) -> String {
    let names = firstNumbered(of: object)
    return names.indices.contains(number) ? names[number] : "\(short(of: object))\(number)"
  }

  /// Those with the first numbers.
  static func firstNumbered(of object: AnyObject) -> [String] {
    numbered.about(type(of: object)) {
      let name = short(of: object)
      return (0..<mostNumbered).map { "\(name)\($0)" }
    }
  }

  private static func made(for object: AnyObject) -> String {
    var name = String("\(type(of: object))".prefix { $0 != "<" })
    if name.hasPrefix("UI"), name.count > 2 { name.removeFirst(2) }
    let suffix = "GestureRecognizer"
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count { return name.lowercased() }
    let lowered = capitals.count > 1 ? capitals.dropLast() : capitals
    return lowered.lowercased() + String(name.dropFirst(lowered.count))
  }
}

extension ClassName {
  /// What a controller's class says beside that it is one; nil for `UIViewController` and a template's
  /// `ViewController`.
  static func withoutController(_ controller: UIViewController) -> String? {
    let name = short(of: controller)
    if name == "viewController" { return nil }
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
