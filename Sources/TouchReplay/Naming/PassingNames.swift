import HeadlessUIKit

/// Names by which a hit test came, that nobody was told of: right as long as no view moves.
@MainActor struct PassingNames {
  private var known: [ObjectIdentifier: Subjects.Known] = [:]
  /// `ChainChanges.count`, when the hit test came by the first of them.
  private var changes: UInt = 0

  /// What the view was called by this hit test; nil where it was not, or may be called otherwise since.
  mutating func known(_ view: UIView) -> Subjects.Known? {
    if changes != ChainChanges.count { (known, changes) = ([:], ChainChanges.count) }
    return known[ObjectIdentifier(view)]
  }

  mutating func note(_ name: Subjects.Known, of view: UIView) { known[ObjectIdentifier(view)] = name }

  /// A hit test begins, or is over.
  mutating func forget() { known = [:] }
}
