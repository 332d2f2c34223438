/// Knows of a class of responders which of the standard edit actions it overrides, by its method table.
///
/// Every responder has these methods here, so that having one says nothing; on a device who overrides one
/// implements it. Where tables can't be read, no class counts as overriding any.
@MainActor enum EditOverrides {
  private struct Edits: OptionSet, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ edit: StandardEdit) {
      rawValue =
        switch edit {
        case .cut: 1
        case .copy: 2
        case .paste: 4
        case .delete: 8
        case .select: 16
        case .selectAll: 32
        }
    }
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Edits] = [:]
  private static let singles: [(UIResponder.Type, Edits)] = [
    (Cuts.self, Edits(.cut)), (Copies.self, Edits(.copy)), (Pastes.self, Edits(.paste)),
    (Deletes.self, Edits(.delete)), (Selects.self, Edits(.select)), (SelectsAll.self, Edits(.selectAll)),
  ]
  private static let examples: [(UIResponder.Type, Edits)] = [
    (UIView.self, []), (UIViewController.self, []), (Both.self, [Edits(.copy), Edits(.selectAll)]),
  ]
  private static let reading = MethodReading(
    plain: ResponderProbes.Plain.self, base: UIResponder.self, singles: singles, examples: examples, all: []
  ) { _ in [UIResponder.self] }

  /// Whether it is one of these actions, and the responder's class overrides it.
  static func has(_ action: Selector, _ responder: UIResponder) -> Bool {
    guard let edit = StandardEdit(rawValue: action.description) else { return false }
    return overrides(of: type(of: responder)).contains(Edits(edit))
  }

  private static func overrides(of type: UIResponder.Type) -> Edits {
    if let edits = known[ObjectIdentifier(type)] { return edits }
    let edits = reading?.overrides(of: type) ?? []
    known[ObjectIdentifier(type)] = edits
    return edits
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
