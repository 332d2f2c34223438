/// What a value of several parts says of itself: its type, and those of its parts that say something.
enum PartsInWords {
  /// `UIShadowProperties(opacity: 0.5, radius: 4.0)`: parts that are nil are left out.
  static func of(_ value: Any) -> String {
    let parts = Mirror(reflecting: value).children.compactMap { part -> String? in
      guard let name = part.label, let words = words(for: part.value) else { return nil }
      return "\(name): \(words)"
    }
    return "\(type(of: value))(\(parts.joined(separator: ", ")))"
  }

  private static func words(for value: Any) -> String? {
    switch value {
    case let text as String: return "\"\(text)\""
    case let custom as CustomStates: return custom.words
    case is any UncomparedPart: return nil
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.flatMap { words(for: $0.value) }
  }
}

/// What counts for nothing where values are compared says nothing, either.
protocol UncomparedPart {}
extension Uncompared: UncomparedPart {}
