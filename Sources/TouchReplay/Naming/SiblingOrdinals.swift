import HeadlessUIKit

/// Numbers views among the siblings of their class, from the back.
@MainActor struct SiblingOrdinals {
  /// The sibling whose ordinal was asked for last: a hit test comes by siblings one after the other, from the front
  /// to the back, and goes on counting where it was.
  private var counted: Counted?

  private struct Counted {
    let view: ObjectIdentifier
    let kind: AnyClass
    let place: Int
    let ordinal: Int
    let changes: UInt

    @MainActor func isStill(of kind: AnyClass, among siblings: [UIView]) -> Bool {
      self.kind == kind && changes == ChainChanges.count && place < siblings.count
        && ObjectIdentifier(siblings[place]) == view
    }
  }

  /// How many siblings of its class are behind the view; none, where it is no subview.
  mutating func ordinal(of view: UIView, in superview: UIView) -> Int {
    let siblings = superview.subviews
    let kind: AnyClass = type(of: view)
    var ordinal = 0
    if let counted, counted.isStill(of: kind, among: siblings) {
      ordinal = counted.ordinal
      for place in (0..<counted.place).reversed() where type(of: siblings[place]) == kind {
        ordinal -= 1
        if siblings[place] === view { return note(view, place, ordinal) }
      }
    }
    ordinal = 0
    for place in siblings.indices where type(of: siblings[place]) == kind {
      if siblings[place] === view { return note(view, place, ordinal) }
      ordinal += 1
    }
    return 0
  }

  private mutating func note(_ view: UIView, _ place: Int, _ ordinal: Int) -> Int {
    counted = Counted(
      view: ObjectIdentifier(view), kind: type(of: view), place: place, ordinal: ordinal,
      changes: ChainChanges.count)
    return ordinal
  }
}
