import Foundation

/// A view's way by an animation, which sets nothing of the view but what moves by it.
@MainActor struct ViewWay {
  let view: UIView
  private(set) var start: ViewPose
  private(set) var end: ViewPose
  /// The layer's properties that move.
  private(set) var keys: [String]
  private var looks: [LayerLook]
  /// The share of the animation's time after which it begins.
  let begins: CGFloat
  /// The part of the animation that a keyframe has.
  private(set) var span: KeyframeSpan

  init(_ change: AnimationBlock.Change, after begins: CGFloat = 0) {
    self.begins = begins
    (view, start, end, span) = (change.view, change.before, change.after, change.span)
    (keys, looks) = (change.keys, change.looks)
  }

  /// Whether a change goes the same way; keyframes have ways of their own.
  func isGone(by change: AnimationBlock.Change, after start: CGFloat) -> Bool {
    view === change.view && begins == start && span == .whole && change.span == .whole
  }

  /// The animation changes the view once more.
  mutating func goOn(by change: AnimationBlock.Change) {
    let added = change.keys.filter { !keys.contains($0) }
    start.take(added, of: change.before)
    end.take(change.keys, of: change.after)
    keys += added
    for look in change.looks {
      if let known = looks.firstIndex(where: { $0.key == look.key }) {
        looks[known].goOn(by: look)
      } else {
        looks.append(look)
      }
    }
  }

  /// Its ends are the animation's from now on.
  mutating func takeWhole() { span = .whole }

  /// Springs go beyond both ends.
  fileprivate func pose(at share: AnimationShare) -> ViewPose {
    switch share {
    case AnimationShare(0): start
    case AnimationShare(1): end
    default: start.moved(towards: end, by: share)
    }
  }

  fileprivate func showLooks(at share: AnimationShare) {
    for look in looks { look.show(at: share.across, on: view) }
  }
}

extension [ViewWay] {
  /// Puts their views where they would be seen. Several ways of one view add up, as those that run do; what none of
  /// them is about stays as it is.
  /// - Parameter shares: of each way; keyframes' are found by them.
  @MainActor func stand(at shares: [AnimationShare]) {
    var left = zip(self, shares).map { way, share in (way: way, share: way.span.share(of: share)) }
    while let view = left.first?.way.view {
      let legs = left.filter { $0.way.view === view }
      left.removeAll { $0.way.view === view }
      stand(view, legs)
    }
  }

  /// All of them likewise.
  @MainActor func stand(at share: AnimationShare) { stand(at: map { _ in share }) }

  @MainActor private func stand(_ view: UIView, _ legs: [(way: ViewWay, share: AnimationShare)]) {
    var pose = ViewPose(of: view)
    if legs.count == 1 {
      pose.take(legs[0].way.keys, of: legs[0].way.pose(at: legs[0].share))
    } else if legs.allSatisfy({ $0.share == AnimationShare(0) && $0.way.span == .whole }) {
      for leg in legs.reversed() { pose.take(leg.way.keys, of: leg.way.start) }
    } else {
      for leg in legs { pose.take(leg.way.keys, of: leg.way.end) }
      if legs.contains(where: { $0.share != AnimationShare(1) }) {
        pose.hold(back: legs.map { ($0.way.start, $0.way.end, $0.way.keys, $0.share) })
      }
    }
    pose.apply(to: view)
    // Looks don't add up: of several the last that has begun is seen, else the first.
    for leg in legs.reversed() where leg.share.across <= 0 { leg.way.showLooks(at: leg.share) }
    for leg in legs where leg.share.across > 0 { leg.way.showLooks(at: leg.share) }
  }
}
