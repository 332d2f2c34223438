import Foundation

/// What fingers do to the content.
extension UIScrollView {
  // MARK: Landing

  /// A finger has landed: whatever moves by itself stops. Answers whether the finger has the content in its hand
  /// now.
  func stopForFinger() -> Bool {
    guard let kind = halt(.touched) else { return false }
    // Where code was taking it, it stays unless it has places to rest at.
    if kind != .animation || !restsAnywhere { stopped = kind }
    return isCaught
  }

  // MARK: Whether it scrolls

  /// Why a finger that has gone that way scrolls nothing; nil where it may.
  /// - Parameter touches: the finger, and others with it.
  func refusal(ofDragGoing way: CGPoint, by touches: [UITouch]) -> RefusedDrag? {
    if isCaught { return nil }
    let axes = ScrollAxes(of: self)
    let isHorizontal = abs(way.x) > abs(way.y)
    let isDiagonal = abs(way.x) == abs(way.y)
    guard (isHorizontal || isDiagonal) && axes.x.moves || !isHorizontal && axes.y.moves else {
      return .nothingToScroll(isHorizontal ? .horizontal : .vertical)
    }
    let along: ScrollAxis = isHorizontal || isDiagonal && axes.x.moves ? .horizontal : .vertical
    if handsOverAtEnds {
      if let outer = heir(ofDragAlong: along, going: way) { return .handsOver(along, to: outer) }
      if along == .vertical, let sheet = pulledSheet(going: way) { return .handsOver(along, to: sheet) }
    }
    for view in contentViews(hearingOf: touches) {
      if !canCancelContentTouches { return .cannotCancel(view) }
      if !touchesShouldCancel(in: view) { return .touchesShouldCancelSaidNo(view) }
    }
    return nil
  }

  /// Who scrolls in place of this one, whose content is at its end: the nearest around it that can go on that way.
  private func heir(ofDragAlong axis: ScrollAxis, going way: CGPoint) -> UIScrollView? {
    let transfers = axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, isAtEnd(along: axis, going: way) else { return nil }
    var above = superview
    while let view = above {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.panGestureRecognizer.isEnabled,
        !outer.isAtEnd(along: axis, going: way)
      {
        // Where both are to scroll, the inner one may have its turn later in the same drag.
        return Prevention.applies(by: pan, to: outer.pan) ? outer : nil
      }
      above = view.superview
    }
    return nil
  }

  /// What the sheet stands in that the finger pulls in place of scrolling: down from the content's upper end, and
  /// up from there where the sheet can grow and prefers that. A list that refreshes keeps the finger (V796).
  private func pulledSheet(going way: CGPoint) -> UIView? {
    guard contentOffset.y <= ranges.y.low + thresholds.restDistance, addedRefreshControl == nil,
      let container = sequence(first: self as UIView, next: \.superview)
        .first(where: { $0 is PresentationContainer }) as? PresentationContainer,
      let sheet = container.controller as? UISheetPresentationController, sheet.canBePulled
    else { return nil }
    return way.y > 0 || sheet.canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge ? container : nil
  }

  /// A finger that goes down or to the right goes towards the content's beginning.
  private func isAtEnd(along axis: ScrollAxis, going way: CGPoint) -> Bool {
    let (all, offset) = (ranges, contentOffset)
    let (range, place, step) = axis == .horizontal ? (all.x, offset.x, way.x) : (all.y, offset.y, way.y)
    let slack = thresholds.restDistance
    return step > 0 ? place <= range.low + slack : place >= range.high - slack
  }

  /// The views in the content that have heard of these touches, each once.
  private func contentViews(hearingOf touches: [UITouch]) -> [UIView] {
    let heard = touches.filter(UIApplication.shared.touchDelivery.owed.contains)
    return heard.byView.map(\.view).filter { $0 !== self && $0.isDescendant(of: self) }
  }

  // MARK: Dragging

  func dragBegins(going way: CGPoint) {
    halt(.interrupted)
    dragWillBegin()
    var drag = ScrollDrag(from: contentOffset, in: ranges, lockedTo: lock(for: way))
    drag.isHeld = zoom.isPinched
    self.drag = drag
    tell(.beginsDragging(from: contentOffset, lockedTo: drag.lock))
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(false) }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dragGoesOn()
  }

  private func lock(for way: CGPoint) -> ScrollAxis? {
    let (x, y) = (abs(way.x), abs(way.y))
    guard isDirectionalLockEnabled, x != y else { return nil }
    if x >= y * thresholds.directionalLockRatio { return .horizontal }
    return y >= x * thresholds.directionalLockRatio ? .vertical : nil
  }

  func dragGoesOn() {
    guard var drag, !drag.isHeld else { return }
    let old = contentOffset
    let place = drag.follow(pan.translation(in: self), from: old, on: ScrollAxes(of: self))
    self.drag = drag
    guard place != old else { return }
    tell(.drags(from: old, to: place))
    step(to: place)
    addedRefreshControl?.contentWasPulled()
  }

  /// Two fingers scale from now on, and take along the content.
  func dragIsHeld() { drag?.isHeld = true }

  /// They don't any more: whoever stays drags on from where they have put the content.
  func dragIsFree() { drag?.goOn(from: contentOffset, in: ranges, after: pan.translation(in: self)) }

  /// - Parameter speed: the finger's when it lifted, in points a second.
  func dragEnds(with speed: CGPoint) {
    guard let drag else { return }
    addedRefreshControl?.fingerLifts()
    let velocity = drag.velocity(of: speed, on: ScrollAxes(of: self)) * 0.001
    var (way, aim) = self.way(after: velocity)
    var target = proposal(way.target, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    precondition(
      !target.x.isNaN && !target.y.isNaN,
      "\(type(of: self)): scrollViewWillEndDragging has its content come to rest at \(target)")
    if target != way.target {
      let place = CGPoint(x: ranges.x.clamp(target.x), y: ranges.y.clamp(target.y))
      (way, aim) = (self.way(to: place, velocity), .delegate)
    } else {
      // The delegate may have set other insets: what is beyond an edge goes back to the one that there is by now.
      (way, aim) = self.way(after: velocity)
    }
    let (ranges, lift) = (self.ranges, contentOffset)
    self.drag = nil
    tell(.endsDragging(at: contentOffset, velocity: velocity))
    if way.isRest { contentSettles() }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: !way.isRest)
    isTracking = false
    // The delegate may have set the content elsewhere, or have it move there by now.
    guard !way.isRest, motion == nil, self.drag == nil else { return }
    guard contentOffset != lift else { return decelerate(along: way, in: ranges, aimedBy: aim) }
    let present = self.ranges
    way = way.aimed(anew: contentOffset, at: 0, from: ranges, in: present, bounces: bouncing)
    decelerate(along: way, in: present, aimedBy: aim)
  }

  /// No finger is left on it: content that one stopped on its way goes on to where it may rest. What rested before
  /// stays where code has it, be that between two pages or beyond an edge.
  func fingersLifted() {
    isTracking = false
    contentGoesOn()
  }

  func contentGoesOn() {
    let wasStopped = stopped
    stopped = nil
    guard let wasStopped, drag == nil, motion == nil else { return }
    if wasStopped == .comingBack { return returnToRange() }
    var (way, aim) = way(after: .zero)
    if wasStopped == .animation {
      let target = proposal(way.target, velocity: .zero)
      let place = CGPoint(x: ranges.x.clamp(target.x), y: ranges.y.clamp(target.y))
      if target != way.target { (way, aim) = (self.way(to: place, .zero), .delegate) }
    }
    if !way.isRest { return decelerate(along: way, in: ranges, aimedBy: aim) }
    // It stands on a page, and was on its way.
    if wasStopped == .animation { contentSettles() }
  }

  // MARK: Where it goes

  private func way(after velocity: CGPoint) -> (way: ScrollWay, aim: ScrollAim) {
    let (ranges, offset) = (self.ranges, contentOffset)
    guard isPagingEnabled else {
      let way = ScrollWay(
        x: ScrollPath(
          from: offset.x, velocity: velocity.x, in: ranges.x, rate: decelerationRate, bounces: bouncing.x),
        y: ScrollPath(
          from: offset.y, velocity: velocity.y, in: ranges.y, rate: decelerationRate, bounces: bouncing.y))
      guard let stop = followed?.stop(for: way.target.y, in: ranges.y) else { return (way, .speed) }
      let path = ScrollPath(from: offset.y, to: stop, velocity: velocity.y, in: ranges.y)
      return (ScrollWay(x: way.x, y: path), .bar)
    }
    let page = CGPoint(
      x: ranges.x.page(from: offset.x, velocity: velocity.x),
      y: ranges.y.page(from: offset.y, velocity: velocity.y))
    return (way(to: page, velocity), .page)
  }

  private func way(to place: CGPoint, _ velocity: CGPoint) -> ScrollWay {
    ScrollWay(
      x: ScrollPath(from: contentOffset.x, to: place.x, velocity: velocity.x, in: ranges.x),
      y: ScrollPath(from: contentOffset.y, to: place.y, velocity: velocity.y, in: ranges.y))
  }
}
