/// Knows of a class of responders which of the standard edit actions, and of the main menu's, it overrides, by its
/// method table.
///
/// Every responder has these methods here, so that having one says nothing; on a device who overrides one
/// implements it. Where tables can't be read, no class counts as overriding any.
@MainActor enum EditOverrides {
  private struct Edits: OptionSet, Sendable {
    let rawValue: UInt64
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Edits] = [:]
  private static let edits = Dictionary(
    uniqueKeysWithValues: EditProbes.all.enumerated().map { ($1.action, Edits(rawValue: 1 << $0)) })
  private static let singles = EditProbes.all.enumerated().map { ($1.type as AnyClass, Edits(rawValue: 1 << $0)) }
  private static let both = Edits(["copy:", "selectAll:"].compactMap { edits[$0] })
  private static let examples: [(AnyClass, Edits)] = [
    (UIView.self, []), (UIViewController.self, []), (EditProbes.Both.self, both),
  ]
  /// Those that UIKit's own classes override: an application's class need not have done that.
  private static let ofTexts = Edits(
    ["find:", "findAndReplace:", "findNext:", "findPrevious:"].compactMap { edits[$0] })
  private static let ofStacks = Edits(["rename:"].compactMap { edits[$0] })
  private static let reading = MethodReading(
    plain: ResponderProbes.Plain.self, base: UIResponder.self, singles: singles, examples: examples, all: []
  ) { edit in
    if ofTexts.contains(edit) { return [UIResponder.self, UITextView.self] }
    return ofStacks.contains(edit) ? [UIResponder.self, UINavigationController.self] : [UIResponder.self]
  }

  /// Whether it is one of these actions, and the responder's class overrides it.
  static func has(_ action: Selector, _ responder: UIResponder) -> Bool {
    guard let edit = edits[action.description] else { return false }
    return overrides(of: type(of: responder)).contains(edit)
  }

  private static func overrides(of type: UIResponder.Type) -> Edits {
    if let edits = known[ObjectIdentifier(type)] { return edits }
    let edits = reading?.overrides(of: type) ?? []
    known[ObjectIdentifier(type)] = edits
    return edits
  }
}
