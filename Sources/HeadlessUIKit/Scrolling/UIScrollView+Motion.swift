import Foundation

/// Content that moves by itself: after a finger has lifted, or because code asked for it.
extension UIScrollView {
  /// - Parameter ranges: what the way was aimed in; they may be others by now.
  func decelerate(along way: ScrollWay, in ranges: (x: ScrollRange, y: ScrollRange), aimedBy aim: ScrollAim) {
    tell(.decelerates(from: contentOffset, to: way.target, aim))
    motion = ScrollMotion(.deceleration, of: self, along: way, in: ranges)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  func ease(to offset: CGPoint, as kind: ScrollMotion.Kind = .animation) {
    guard offset != contentOffset else { return }
    if !isCaught { stopped = nil }
    tell(.animates(from: contentOffset, to: offset))
    let way = ScrollWay(
      x: .eases(from: contentOffset.x, to: offset.x, over: thresholds.scrollAnimation),
      y: .eases(from: contentOffset.y, to: offset.y, over: thresholds.scrollAnimation))
    motion = ScrollMotion(kind, of: self, along: way, in: ranges)
  }

  /// Ends whatever moves the content, where it is; answers what it was.
  @discardableResult
  func halt(_ reason: RestReason) -> ScrollMotion.Kind? {
    guard let motion else { return nil }
    motion.stop()
    end(motion, reason)
    return motion.kind
  }

  /// The motion has nothing more to do, or nobody sees it any more.
  /// - Parameter setIn: how the content was set in before its last step, where it is otherwise by now, and along
  ///   which axes it is where that step has put it.
  func motionDidEnd(_ motion: ScrollMotion, setIn: (from: UIEdgeInsets, along: (x: Bool, y: Bool))? = nil) {
    if self.motion === motion { end(motion, window == nil ? .interrupted : .arrived, setIn: setIn) }
  }

  private func end(
    _ ended: ScrollMotion, _ reason: RestReason, setIn: (from: UIEdgeInsets, along: (x: Bool, y: Bool))? = nil
  ) {
    motion = nil
    if let setIn { stayAtEdge(from: setIn.from, along: setIn.along) }
    // Nobody sees it go back.
    if window == nil { stayInside() }
    tell(.comesToRest(at: contentOffset, reason))
    if reason == .arrived { contentSettles() }
    switch ended.kind {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    // Nobody has asked for it.
    case .comingBack: break
    }
  }

  /// Content that shows for the first time is measured, which may move what it was scrolled to.
  /// - Parameters:
  ///   - goal: where that lies by what is known.
  ///   - move: takes the content there.
  func settle(at goal: () -> CGPoint?, by move: (CGPoint) -> Void) {
    for _ in 0..<ScrollThresholds.mostMeasurings {
      guard showsGuesses else { return }
      layoutIfNeeded()
      guard let place = goal(), place != contentOffset else { return }
      move(place)
    }
  }

  /// The last step's place. Content that changed its size meanwhile comes to rest inside; an animation goes where
  /// it was told to.
  func restingPlace(of target: CGPoint, in kind: ScrollMotion.Kind) -> CGPoint {
    if kind == .animation { return target }
    return CGPoint(x: ranges.x.clamp(target.x), y: ranges.y.clamp(target.y))
  }
}
