import Foundation

/// Which views are solved together, when, and what becomes of the solution.
///
/// An *island* is a view whose frame is set, with everything in it down to the next such view: nothing that
/// constraints do inside can move the view itself, so islands are solved one by one, from the outside in. A rule
/// from above a view to something inside of it joins the two.
extension UIView {
  /// Whether constraints say where it is.
  var isPlacedByConstraints: Bool { constraintHold.map { !$0.isPlacedByFrame } ?? false }

  /// Whether what is in it is solved apart from what is around it.
  var isLayoutIsland: Bool {
    guard let constraintHold else { return true }
    return superview == nil || constraintHold.isPlacedByFrame && constraintHold.spans == 0
  }

  /// Whether the rules in it say how large it is: nothing is around it that would, nor its frame (W75).
  var sizesItself: Bool {
    guard superview == nil, let constraintHold, !constraintHold.isPlacedByFrame else { return false }
    return !constraintHold.constraints.isEmpty || self is any LayoutRules
  }

  /// Its upper left corner stays.
  fileprivate func take(size: CGSize) {
    guard bounds.size != size else { return }
    let corner = untransformedFrame.origin
    bounds.size = size
    center = CGPoint(x: corner.x + size.width * anchorPoint.x, y: corner.y + size.height * anchorPoint.y)
  }

  private var islandRoot: UIView {
    sequence(first: self, next: \.superview).first(where: \.isLayoutIsland) ?? self
  }

  /// Has the island around the view solved in the next layout pass; once more in this one, during one. Laid out are
  /// then those views in which the solution moves something (W61, W113), and no others.
  func constraintsDidChange() {
    islandAwaitsSolving()
    LayoutPass.asksAgain = true
  }

  /// Likewise, but during a layout pass in the next one.
  func islandAwaitsSolving() {
    let root = islandRoot
    root.layoutHold.awaitsSolving = true
    if !root.layoutState.branchAwaitsLayout { root.markBranchForLayout() }
  }

  /// What rules around the view may take of it changed, apart from its place: its margins and guides, and which way
  /// it reads.
  func ruledPartsDidChange() {
    if let constraintHold, constraintHold.mentions > 0, isLayoutIsland { islandRootAround.constraintsDidChange() }
    constraintsDidChange()
    setNeedsLayoutUnlessInOne()
  }

  /// What is pinned to the view's edges stays there, and so has another place in its coordinates.
  func originDidChange() {
    guard let constraintHold, !(self is UIScrollView) else { return }
    if constraintHold.mentions > 0, !constraintHold.guides.isEmpty || !constraintHold.ownGuides.isEmpty {
      ruledPartsDidChange()
    } else if constraintHold.spans > 0 || !constraintHold.constraints.isEmpty || self is any LayoutRules {
      constraintsDidChange()
    }
  }

  /// What is hidden or shown in a stack moves the others; in an animation's block with it, without being asked to.
  func arrangementDidChange() {
    constraintsDidChange()
    if UIApplication.shared.animations.block?.timing != nil { islandRoot.layoutIfNeeded() }
  }

  /// The view's frame was set, or its size changed: rules that take it for given have to be solved anew.
  @inline(__always) func placeDidChange() {
    if branchNews.contains(.moves) || constraintHold != nil { followPlace() }
  }

  private func followPlace() {
    if branchNews.contains(.moves), windowGiver != nil { followSafeArea() }
    guard let constraintHold, constraintHold.isPlacedByFrame || superview == nil else { return }
    if constraintHold.mentions > 0 || constraintHold.spans > 0 {
      islandRootAround.constraintsDidChange()
      superview?.setNeedsLayoutUnlessInOne()
    }
    if !constraintHold.constraints.isEmpty || self is any LayoutRules { constraintsDidChange() }
  }

  /// The root of the island that the view itself is placed in.
  var islandRootAround: UIView { superview?.islandRoot ?? self }

  /// The branch came to another place in the tree, with its rules.
  @inline(__always) func branchDidJoin() {
    if constraintHold != nil { constraintsDidChange() }
  }

  /// Solves the island around the view, where that awaits it.
  @inline(__always) func solveIfNeeded() {
    // Else it is an island of its own, without a rule.
    if constraintHold != nil { solveIsland() }
  }

  @inline(never) private func solveIsland() {
    let root = islandRoot
    guard let hold = root.constraintHold, hold.awaitsSolving, !LayoutPass.solving.contains(root) else { return }
    root.forgetSolutions()
    let system = LayoutSystem.solve(root)
    if system.sizesRoot { root.take(size: system.frame(of: root).size) }
    for item in system.placed { item.take(system.frame(of: item)) }
    for scroll in system.scrolling {
      let size = system.contentSize(of: scroll)
      if scroll.layoutHold.placedContent != size { scroll.setNeedsLayout() }
      scroll.layoutHold.solvedContent = size
    }
    root.tellBroken(system.broken)
    root.islandWasSolved(root)
    root.holder?.islandWasSolved(root)
  }

  /// What `layoutSubviews` does unless an override leaves it out: puts subviews where constraints have them, also
  /// those that changed since the pass began.
  func placeSubviewsByConstraints() {
    solveIfNeeded()
    if isAnySubviewHeld { placeSolvedSubviews() }
    if let solved = constraintHold?.solvedContent { takeContent(solved) }
    if branchNews.contains(.guides) { checkInsets() }
  }

  /// Whether constraints have to do with any of them, as with most views' they have not.
  private var isAnySubviewHeld: Bool {
    for place in children.indices where children[place].constraintHold != nil { return true }
    return false
  }

  @inline(never) private func placeSolvedSubviews() {
    let scale = (window?.screen ?? .main).scale
    for child in children {
      guard let hold = child.constraintHold, !hold.isPlacedByFrame, let solved = hold.solved else { continue }
      child.place(untransformed: solved.edgesOnPixels(scale: scale))
    }
  }

  @inline(never) private func takeContent(_ solved: CGSize) {
    guard let scroll = self as? UIScrollView else { return }
    let size = scroll.contentSize(solved: solved)
    if scroll.contentSize != size { scroll.contentSize = size }
  }

  /// Keeps the safe area that the view's guides are solved with, for `checkInsets`: whoever is laid out around the
  /// view looks from now on whether they are still where they were.
  func useInsets() {
    layoutHold.usedInsets = safeAreaInsets
    if layoutHold.marginHold.takesSuperviewMargins { layoutHold.usedMargins = layoutMargins }
    expect(.guides)
  }

  /// Has the layout solved once more where it came out that its guides are elsewhere than it was solved for.
  @inline(never) private func checkInsets() {
    guard branchNews.contains(.guides) else { return }
    if let hold = constraintHold,
      hold.usedInsets.map({ $0 != safeAreaInsets }) == true
        || hold.usedMargins.map({ $0 != layoutMargins }) == true
    {
      (hold.usedInsets, hold.usedMargins) = (nil, nil)
      ruledPartsDidChange()
    }
    for child in children { child.checkInsets() }
  }

  /// As constraints place a view: its transform plays no part, and stays.
  @inline(never) private func place(untransformed box: CGRect) {
    if bounds.size != box.size { bounds.size = box.size }
    // What a scroll view zooms is scaled from its upper left corner.
    let zoom = (superview as? UIScrollView).map { $0.zoomedView === self ? $0.zoomScale : 1 } ?? 1
    let anchored = CGPoint(
      x: box.minX + box.width * anchorPoint.x * zoom, y: box.minY + box.height * anchorPoint.y * zoom)
    guard center != anchored else { return }
    center = anchored
    checkInsets()
  }

  /// Each rule that can't hold is told once, until it does.
  private func tellBroken(_ broken: [NSLayoutConstraint]) {
    for constraint in broken where !constraint.isBroken {
      let words = "constraint \(constraint.words) contradicts others: it is broken (W7)"
      Decisions.tell(.warns(constraint.holder ?? self, words))
    }
    forEachConstraintInIsland { one in one.isBroken = broken.contains { $0 === one } }
  }

  private func forgetSolutions() {
    constraintHold?.forgetSolution()
    for child in children where !child.isLayoutIsland { child.forgetSolutions() }
  }

  func forEachConstraintInIsland(_ body: (NSLayoutConstraint) -> Void) {
    for constraint in constraintHold?.constraints ?? [] { body(constraint) }
    for child in children where !child.isLayoutIsland { child.forEachConstraintInIsland(body) }
  }
}

extension LayoutItem {
  /// Keeps what the solution says, for the superview's layout.
  fileprivate func take(_ frame: CGRect) {
    if let guide = self as? UILayoutGuide { return guide.take(frame) }
    guard let view = self as? UIView, let superview = view.superview else { return }
    view.layoutHold.solved = frame
    if view.layoutHold.solvedBefore != frame { superview.setNeedsLayout() }
  }
}

/// What one call of `layoutIfNeeded` has come to.
@MainActor enum LayoutPass {
  /// Something changed, or came out, by which the layout has to be solved once more.
  static var asksAgain = false
  /// The roots of the islands that are being solved, the innermost last: contents that are asked for their size may
  /// have something laid out.
  static var solving: [UIView] = []
  static var isSolving: Bool { !solving.isEmpty }
}

extension UIScrollView {
  /// A length that no rule makes longer than nothing is what code says, as long as none has (W63).
  fileprivate func contentSize(solved: CGSize) -> CGSize {
    let before = layoutHold.placedContent
    layoutHold.placedContent = solved
    return CGSize(
      width: solved.width == 0 && before.width == 0 ? contentSize.width : solved.width * zoomScale,
      height: solved.height == 0 && before.height == 0 ? contentSize.height : solved.height * zoomScale)
  }
}
