import Foundation

/// Where an animator is between its start and its end, and how its views stood at either. Of those it sets only
/// what its blocks changed.
///
/// `place` counts time as a share of the duration, 0 at the start, whichever way it goes.
@MainActor struct AnimatorCourse {
  private(set) var isReversed = false
  private(set) var isRunning = false
  private(set) var place: CGFloat = 0
  /// In seconds, of the whole way.
  private(set) var duration: TimeInterval
  /// When it was at `place`, or will be.
  private var since: TimeInterval = 0
  /// When it has gone its whole way, if it runs.
  private var due: TimeInterval = 0
  /// When, of the clock, it began to run, and what was to go by before it did.
  private var began: (moment: TimeInterval, delay: TimeInterval) = (0, 0)
  private var ways: [ViewWay] = []
  private var locks: [ViewAnimation] = []
  private var end = Deadline()

  nonisolated init(duration: TimeInterval = 0, isReversed: Bool = false) {
    self.duration = duration
    self.isReversed = isReversed
    place = isReversed ? 1 : 0
  }

  // MARK: Changes

  /// What a block changed, and the timing by which it did.
  struct Changes {
    let made: [AnimationBlock.Change]
    let timing: AnimationTiming
  }

  /// Runs a block. It may ask the animator where it is, or stop it, as what it lays out may.
  static func changes(by block: () -> Void, in animator: UIViewPropertyAnimator) -> Changes {
    var options: UIView.AnimationOptions = animator.isUserInteractionEnabled ? .allowUserInteraction : []
    if animator.flushUpdates { options.insert(.flushUpdates) }
    let timing = AnimationTiming(duration: max(animator.duration, .ulpOfOne), options: options)
    let animations = UIApplication.shared.animations
    let made = animations.run(block, timing: animations.areEnabled ? timing : nil, of: animator)
    return Changes(made: made, timing: timing)
  }

  /// - Parameter start: the share of the whole time after which the changes begin to be seen.
  mutating func move(_ changes: Changes, after start: CGFloat, in animator: UIViewPropertyAnimator) {
    let animations = UIApplication.shared.animations
    let changed = changes.made.map { change in
      isOwn(change) ? change : animations.beginningWhereSeen(change, by: ObjectIdentifier(animator))
    }
    for change in changed {
      if let known = ways.firstIndex(where: { $0.isGone(by: change, after: start) }) {
        ways[known].goOn(by: change)
      } else {
        ways.append(ViewWay(change, after: start))
      }
    }
    // An animator that is let go of while it is paused ends the program, but for that of a stage that ends, whose
    // views stand where they were to go.
    let hand = ViewAnimation.Animator(
      id: ObjectIdentifier(animator),
      share: { [weak animator] in animator?.shownShare(from: start) ?? AnimationShare(1) },
      paceDidChange: { [weak animator] in animator?.paceDidChange() })
    if let lock = animations.start(changes.timing, on: changed, by: hand, completion: nil) {
      lock.isHitOnTheWay = !animator.isManualHitTestingEnabled
      locks.append(lock)
      animations.takePlaces(by: lock)
    }
  }

  /// Whether it moves what changes already: it goes on then as it has begun.
  private func isOwn(_ change: AnimationBlock.Change) -> Bool {
    ways.contains { way in
      way.view === change.view && change.keys.contains { way.keys.contains($0) && !ViewPose.addsUp($0) }
    }
  }

  func hitViews(onTheWay: Bool) { for lock in locks { lock.isHitOnTheWay = onTheWay } }

  /// After which shares of the whole time the ways begin, in their order.
  var starts: [CGFloat] { ways.map(\.begins) }

  /// Puts the views where they would be seen.
  /// - Parameter shares: of each way.
  func freeze(at shares: [AnimationShare]) { ways.stand(at: shares) }

  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .current: break
    case .end: ways.stand(at: AnimationShare(1))
    case .start: ways.stand(at: AnimationShare(0))
    }
  }

  mutating func letTouchesThrough() {
    for lock in locks { UIApplication.shared.animations.end(lock, finished: true) }
    locks = []
    ways = []
  }

  // MARK: Time

  /// The layer's of the first of its views.
  private var pace: LayerPace { ways.first?.view.pace ?? LayerPace() }
  var now: TimeInterval { pace.now }

  /// In its direction.
  func fraction(at now: TimeInterval) -> CGFloat {
    let place = place(at: now)
    return isReversed ? 1 - place : place
  }

  func place(at now: TimeInterval) -> CGFloat {
    guard isRunning, duration > 0 else { return place }
    let gone = CGFloat(max(0, now - since) / duration)
    return isReversed ? max(0, place - gone) : min(1, place + gone)
  }

  mutating func jump(to fraction: CGFloat) {
    let fraction = min(max(fraction, 0), 1)
    place = isReversed ? 1 - fraction : fraction
  }

  mutating func turn(reversed: Bool, at now: TimeInterval) {
    place = place(at: now)
    since = max(since, now)
    isReversed = reversed
  }

  mutating func pause(at now: TimeInterval) {
    place = place(at: now)
    isRunning = false
    end.callOff()
  }

  /// - Parameter factor: of the animator's own duration, for what is left; zero keeps the pace.
  mutating func stretch(by factor: CGFloat, of whole: TimeInterval) {
    let left = isReversed ? place : 1 - place
    if factor > 0, left > 0 { duration = whole * TimeInterval(factor / left) }
  }

  mutating func run(from now: TimeInterval, after delay: TimeInterval, then over: @escaping @MainActor () -> Void) {
    pause(at: now)
    isRunning = true
    began = (VirtualClock.current.now, delay)
    leave(at: now)
    awaitEnd(over)
  }

  private mutating func leave(at now: TimeInterval) {
    since = now + began.delay
    let left = TimeInterval(isReversed ? place : 1 - place) * duration
    due = now + (began.delay + left)
  }

  /// The time of a layer goes otherwise: what it becomes right after the animator began to run it was from then
  /// on.
  mutating func paceDidChange(_ over: @escaping @MainActor () -> Void) {
    if VirtualClock.current.now == began.moment { leave(at: now) }
    awaitEnd(over)
  }

  private mutating func awaitEnd(_ over: @escaping @MainActor () -> Void) {
    end.move(to: pace.moment(of: due), over)
  }
}
