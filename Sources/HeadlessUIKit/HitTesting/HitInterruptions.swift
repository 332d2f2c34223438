/// What hit tests under way need of a tree that is changed in the middle of them, by a view that they ask.
///
/// They retain nothing: whoever stood in a tree when the outermost of them began is kept until it is over.
@MainActor enum HitInterruptions {
  /// Whether a hit test is asking a view.
  @exclusivity(unchecked) private(set) static var areHeard = false
  @exclusivity(unchecked) private static var former: [Former] = []

  /// The subviews of a view, before they changed.
  private struct Former {
    let view: UIView
    /// Of `PlaceChanges`, until then.
    let changes: UInt
    let children: [UIView]
  }

  /// The outermost hit test is about to ask a view.
  static func begin() { areHeard = true }

  @inline(__always) static func end() {
    areHeard = false
    if !former.isEmpty { forget() }
  }

  @inline(never) private static func forget() {
    // Who ends now may hit, and be hit, again.
    let over = former
    former = []
    withExtendedLifetime(over) {}
  }

  /// To be told before a view's subviews change.
  @inline(__always) static func willChangeChildren(of view: UIView) {
    if areHeard { keepChildren(of: view) }
  }

  @inline(never) private static func keepChildren(of view: UIView) {
    // A view that ends can't be kept; and no hit test is in it, or it would not end.
    let isEnding = { [weak view] in view == nil }()
    if isEnding { return }
    former.append(Former(view: view, changes: PlaceChanges.count, children: view.children))
  }

  /// The subviews that the view had when there had been so many `PlaceChanges`.
  static func children(of view: UIView, since changes: UInt) -> [UIView] {
    former.first { $0.view === view && $0.changes >= changes }?.children ?? view.children
  }
}
