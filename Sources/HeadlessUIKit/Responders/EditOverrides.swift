/// Knows of a class of responders which of the standard edit actions it overrides, by its method table.
///
/// Every responder has these methods here, so that having one says nothing; on a device who overrides one
/// implements it. Where tables can't be read, no class counts as overriding any.
@MainActor enum EditOverrides {
  private struct Edits: OptionSet, Sendable {
    let rawValue: UInt8
    static let cut = Edits(rawValue: 1)
    static let copy = Edits(rawValue: 2)
    static let paste = Edits(rawValue: 4)
    static let delete = Edits(rawValue: 8)
    static let select = Edits(rawValue: 16)
    static let selectAll = Edits(rawValue: 32)
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Edits] = [:]
  private static let singles: [(UIResponder.Type, Edits)] = [
    (Cuts.self, .cut), (Copies.self, .copy), (Pastes.self, .paste), (Deletes.self, .delete),
    (Selects.self, .select),
    (SelectsAll.self, .selectAll),
  ]
  private static let examples: [(UIResponder.Type, Edits)] = [
    (UIView.self, []), (UIViewController.self, []), (Both.self, [.copy, .selectAll]),
  ]
  private static let reading = MethodReading(
    plain: ResponderProbes.Plain.self, base: UIResponder.self, singles: singles, examples: examples, all: []
  ) { _ in [UIResponder.self] }

  /// Whether it is one of these actions, and the responder's class overrides it.
  static func has(_ action: Selector, _ responder: UIResponder) -> Bool {
    guard let edit = StandardEdit(rawValue: action.description) else { return false }
    return overrides(of: type(of: responder)).contains(word(for: edit))
  }

  private static func overrides(of type: UIResponder.Type) -> Edits {
    if let edits = known[ObjectIdentifier(type)] { return edits }
    let edits = reading?.overrides(of: type) ?? []
    known[ObjectIdentifier(type)] = edits
    return edits
  }

  private static func word(for edit: StandardEdit) -> Edits {
    switch edit {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .delete: .delete
    case .select: .select
    case .selectAll: .selectAll
    }
  }

  // Classes that override one thing each.

  private class Cuts: UIResponder {
    override func cut(_ sender: Any?) {}
  }
  private class Copies: UIResponder {
    override func copy(_ sender: Any?) {}
  }
  private class Pastes: UIResponder {
    override func paste(_ sender: Any?) {}
  }
  private class Deletes: UIResponder {
    override func delete(_ sender: Any?) {}
  }
  private class Selects: UIResponder {
    override func select(_ sender: Any?) {}
  }
  private class SelectsAll: UIResponder {
    override func selectAll(_ sender: Any?) {}
  }
  private final class Both: Copies {
    override func selectAll(_ sender: Any?) {}
  }
}
