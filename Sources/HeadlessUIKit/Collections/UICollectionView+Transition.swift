import Foundation

/// A collection's way from one layout to another, as code sets it.
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  /// Where the content stood as it began.
  let offset: CGPoint
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// A layout that takes another's place at once, with the next pass.
struct LayoutChange {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
}

extension UICollectionView {
  /// Has views in sight and the present layout hear that another one takes its place: in a window, and where no
  /// interactive transition begins or ends by that.
  func beginChange(to next: UICollectionViewLayout) -> LayoutChange? {
    let present = collectionViewLayout
    let isOnTheWay = [present, next].contains { $0 is UICollectionViewTransitionLayout }
    guard window != nil, next !== present, !isOnTheWay else { return nil }
    for view in tiles.views { view.willTransition(from: present, to: next) }
    present.prepareForTransition(to: next)
    let change = LayoutChange(old: present, new: next)
    layoutChange = change
    return change
  }

  /// Views have taken their places by the new layout.
  func end(_ change: LayoutChange) {
    change.old.finalizeLayoutTransition()
    change.new.finalizeLayoutTransition()
    for view in tiles.views { view.didTransition(from: change.old, to: change.new) }
  }

  /// The content goes where the layout and the delegate want it to stand.
  func takeAim() {
    tiles.prepare()
    let aim = aim(of: collectionViewLayout)
    if aim != contentOffset { contentOffset = aim }
  }

  func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      transition == nil,
      "\(type(of: self)): an interactive transition goes on: finish or cancel it before another one begins")
    let current = collectionViewLayout
    tiles.prepare()
    let layout =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    for view in tiles.views { view.willTransition(from: current, to: next) }
    layout.counts = tiles.counts
    transition = LayoutTransition(layout: layout, offset: contentOffset, completion: completion)
    collectionViewLayout = layout
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    next.awaitsPreparation = true
    return layout
  }

  func endTransition(isFinished: Bool) {
    guard let ended = transition else {
      preconditionFailure("\(type(of: self)): no interactive transition goes on that could be ended")
    }
    let (current, next) = (ended.layout.currentLayout, ended.layout.nextLayout)
    let (left, kept) = isFinished ? (current, next) : (next, current)
    transition = nil
    collectionViewLayout = kept
    left.finalizeLayoutTransition()
    kept.finalizeLayoutTransition()
    layoutIfNeeded()
    let offset = isFinished ? aim(of: kept) : ended.offset
    let place = CGPoint(x: ranges.x.clamp(offset.x), y: ranges.y.clamp(offset.y))
    if place != contentOffset { contentOffset = place }
    for view in tiles.views { view.didTransition(from: left, to: kept) }
    if let completion = ended.completion { UIApplication.shared.runAtEndOfTurn { completion(true, isFinished) } }
  }

  private func aim(of layout: UICollectionViewLayout) -> CGPoint {
    let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
  }

  /// Another layout was set while a transition went on: it ends without being finished (ours).
  func abandonTransition() {
    guard let ended = transition else { return }
    transition = nil
    if let completion = ended.completion { UIApplication.shared.runAtEndOfTurn { completion(false, false) } }
  }
}
