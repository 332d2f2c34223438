import Foundation

/// Layout passes, and autoresizing.
extension UIView {
  /// Lets layout passes find the view: marks it and its superviews, up to the first that is marked already.
  @inline(never) func markBranchForLayout() {
    layoutState.branchAwaitsLayout = true
    var above = holder
    while let view = above, !view.layoutState.branchAwaitsLayout {
      view.layoutState.branchAwaitsLayout = true
      above = view.holder
    }
  }

  /// A picture that is taken after the screen's updates has the layouts in it that wait until then (V1246).
  func layOutForPicture() { window?.layoutIfNeeded() }

  /// Asks for a layout, unless the view is being laid out: what changes meanwhile is no reason for another.
  @inline(__always) func setNeedsLayoutUnlessInOne() {
    if !layoutState.isInLayout { setNeedsLayout() }
  }

  /// Lays out what awaits it in the branch, superviews before their subviews. What is asked for meanwhile above the
  /// view at hand waits for the next pass.
  func layOutBranch() {
    guard layoutState.branchAwaitsLayout else { return }
    if !branchNews.contains(.constraints) {
      layoutState.awaitsConstraints = false
    } else if layoutState.awaitsConstraints {
      // It came, or asked for it, after the pass had begun.
      updateConstraintsInBranch(whoHears: .constraints)
    }
    if hadController { updatePropertiesNow() } else if layoutState.awaitsProperties { updateOwnProperties() }
    if layoutState.awaitsConfiguration { updateConfigurationIfNeeded() }
    if constraintHold != nil, isLayoutIsland { solveIfNeeded() }
    layoutState.branchAwaitsLayout = false
    if layoutState.awaitsLayout {
      layoutState.awaitsLayout = false
      layoutState.isInLayout = true
      if let viewController {
        viewController.viewWillBeLaidOut()
        viewController.update(.willLayout) { viewController.viewWillLayoutSubviews() }
      }
      update(.layout) { layOutContent() }
      if let viewController { viewController.update(.didLayout) { viewController.viewDidLayoutSubviews() } }
      layoutState.isInLayout = false
    }
    if layoutState.layersAwaitLayout {
      layoutState.layersAwaitLayout = false
      layer.layOutBranch()
    }
    if children.isEmpty { return }
    // The array is a snapshot: layouts may add, remove and move views.
    let snapshot = children
    for place in snapshot.indices { Unmanaged.passUnretained(snapshot[place]).lend { $0.layOutBranch() } }
    extendLifetime(snapshot)
  }

  /// Whether nothing is to be done about a view that is in no other: after most events, of a window.
  private var awaitsNoLayout: Bool {
    holder == nil && !layoutState.branchAwaitsLayout && constraintHold?.awaitsSolving != true
  }

  /// Whether `layoutIfNeeded` does nothing. An application's own class may do more there.
  var isLaidOut: Bool { awaitsNoLayout && !contentOverrides.contains(.foreign) }

  /// Constraints are made first, in the whole branch, then solved, and then views are laid out. Once more where
  /// that changed what they were solved for.
  func layOutFromTop() {
    // What is laid out has the traits that are overridden by then.
    if TraitKeeper.haveOverrides { UIApplication.shared.tellOfTraits() }
    if awaitsNoLayout { return }
    if holder != nil, let inputs = windowGiver?.takeUnretainedValue() as? UITextEffectsWindow, inputs.follow() {
      return
    }
    let outer = LayoutPass.asksAgain
    for _ in 0..<LayoutMetrics.passes {
      LayoutPass.asksAgain = false
      updateConstraintsInBranch(whoHears: .constraints)
      solveIfNeeded()
      var top = self
      // What is around is where it was before: a content's size is asked for.
      while !LayoutPass.isSolving, let above = top.superview, above.layoutState.awaitsLayout { top = above }
      if top !== self { top.updateConstraintsInBranch(whoHears: .constraints) }
      top.layOutBranch()
      if !LayoutPass.asksAgain { break }
    }
    LayoutPass.asksAgain = outer
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// Follows a change of the superview's size as the autoresizing mask says.
  func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, !isPlacedByConstraints else { return }
    var box = untransformedFrame
    let (x, y) = autoresizingShares(of: old)
    let (wider, higher) = (new.width - old.width, new.height - old.height)
    box.origin.x += wider * x.start
    box.size.width = max(0, box.width + wider * x.length)
    box.origin.y += higher * y.start
    box.size.height = max(0, box.height + higher * y.length)
    if transform.isIdentity {
      frame = box
    } else {
      center = CGPoint(x: box.minX + box.width * anchorPoint.x, y: box.minY + box.height * anchorPoint.y)
      bounds = CGRect(origin: bounds.origin, size: box.size)
    }
  }

  /// How much of a superview's growth goes into the margin before the view, and into the view, on each axis.
  func autoresizingShares(of room: CGSize) -> (x: AutoresizingShare, y: AutoresizingShare) {
    let (mask, box) = (autoresizingMask, untransformedFrame)
    return (
      AutoresizingShare(
        (mask.contains(.flexibleLeftMargin), box.minX), (mask.contains(.flexibleWidth), box.width),
        (mask.contains(.flexibleRightMargin), room.width - box.maxX)),
      AutoresizingShare(
        (mask.contains(.flexibleTopMargin), box.minY), (mask.contains(.flexibleHeight), box.height),
        (mask.contains(.flexibleBottomMargin), room.height - box.maxY))
    )
  }
}

/// What a view takes of its superview's growth along an axis: the flexible parts share it by their length; evenly
/// where they have none.
struct AutoresizingShare {
  let start: CGFloat
  let length: CGFloat

  typealias Part = (isFlexible: Bool, length: CGFloat)

  init(_ before: Part, _ view: Part, _ after: Part) {
    let flexible = [before, view, after].filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + $1.length }
    func share(of part: Part) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
    }
    (start, length) = (share(of: before), share(of: view))
  }
}
