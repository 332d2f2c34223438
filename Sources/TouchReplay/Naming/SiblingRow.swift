import HeadlessUIKit

/// What is known of siblings once one of them has a name: of most nothing else is new than their place.
@MainActor final class SiblingRow {
  /// What is known of the superview's name.
  let above: Subjects.Known
  private let superview: ObjectIdentifier
  private let kind: ObjectIdentifier
  private let names: [String]
  private let name: String
  /// Of `ChainChanges`: as long as that is so, nobody is gone or in another place.
  private let changes: UInt

  /// Nil where lists have names for such views.
  init?(of view: UIView, in superview: UIView, called above: Subjects.Known) {
    guard ListItems.haveNoName(for: view, in: superview) else { return nil }
    self.above = above
    self.superview = ObjectIdentifier(superview)
    kind = ObjectIdentifier(type(of: view))
    (names, name) = (ClassName.firstNumbered(of: view), ClassName.short(of: view))
    changes = ChainChanges.count
  }

  /// Whether it is about views of that class in that superview.
  func has(_ kind: UIView.Type, in superview: UIView) -> Bool {
    changes == ChainChanges.count && self.superview == ObjectIdentifier(superview)
      && self.kind == ObjectIdentifier(kind)
  }

  /// As `ClassName` has it.
  func name(number: Int) -> String { names.indices.contains(number) ? names[number] : "\(name)\(number)" }
}
