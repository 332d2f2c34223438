import Foundation

/// The animations of an application, as far as touches see them: nothing moves, views have their final values at
/// once, and take no touches until the time of the animation is over.
@MainActor package final class ViewAnimations {
  private unowned let application: UIApplication
  var areEnabled = true
  /// Blocks that are being run, the innermost last.
  private var blocks: [AnimationBlock] = [] {
    didSet { Self.openBlocks += blocks.count - oldValue.count }
  }
  /// Of all applications: almost always none, and then a view that changes need not ask for its application's.
  @exclusivity(unchecked) private static var openBlocks = 0
  static var isAnyOpen: Bool { openBlocks > 0 }
  private var running: [ViewAnimation] = []

  init(application: UIApplication) { self.application = application }

  /// The block in which a change is made now.
  var block: AnimationBlock? { blocks.last }

  // MARK: Between a beginning and a commit
  private var opened: [OpenAnimation] = []

  func open(named name: String?) {
    let isAnimated = isAnimating(OpenAnimation(name: nil, block: AnimationBlock(timing: nil)).timing)
    let timing = isAnimated ? AnimationTiming(duration: 0) : nil
    opened.append(OpenAnimation(name: name, block: AnimationBlock(timing: timing)))
    blocks.append(opened[opened.count - 1].block)
  }

  func changeOpen(_ change: (inout OpenAnimation) -> Void) {
    if !opened.isEmpty { change(&opened[opened.count - 1]) }
  }

  func commit() {
    guard let last = opened.popLast() else { return }
    blocks.removeAll { $0 === last.block }
    if let willStart = last.willStart {
      ActionLookup.method(willStart, of: last.delegate)?(last.name, nil)
    }
    begin(last.timing, isAnimated: last.block.timing != nil && last.timing.duration > 0, last.block.changed) { _ in
      if let didStop = last.didStop { ActionLookup.method(didStop, of: last.delegate)?(last.name, nil) }
    }
  }

  // MARK: Starting

  /// Runs the changes, and the completion when the time is over: with `true`, or with `false` where all of its
  /// views left their window before. Changes that take no time, or that there are none of, are complete in the next
  /// turn.
  func animate(_ timing: AnimationTiming, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let timing = block?.timing.map(timing.nested) ?? timing
    let isAnimated = isAnimating(timing)
    begin(timing, isAnimated: isAnimated, run(changes, timing: isAnimated ? timing : nil), completion)
  }

  private func begin(
    _ timing: AnimationTiming, isAnimated: Bool, _ changed: [(view: UIView, before: ViewPose)],
    _ completion: ((Bool) -> Void)?
  ) {
    if isAnimated, let held { return held.take(changed, completion: completion) }
    guard isAnimated, let animation = start(timing, on: changed.map(\.view), completion: completion) else {
      if let completion { application.clock.schedule(after: timing.delay) { completion(true) } }
      return
    }
    guard let total = timing.total else { return }
    animation.ticket = application.clock.schedule(after: total) { [weak self, weak animation] in
      if let animation { self?.end(animation, finished: true) }
    }
  }

  private func isAnimating(_ timing: AnimationTiming) -> Bool {
    if let block, block.timing == nil { return false }
    return areEnabled && timing.duration > 0
  }

  /// What is started meanwhile stands still until it is let go.
  func hold(_ starts: () -> Void) -> HeldAnimations {
    let (outer, held) = (self.held, HeldAnimations())
    self.held = held
    starts()
    self.held = outer
    return held
  }

  /// Who holds what is started now.
  private(set) var held: HeldAnimations?

  /// Runs changes as one block, animated or not.
  /// - Returns: the views that changed, and how they stood before.
  func run(_ changes: () -> Void, timing: AnimationTiming?) -> [(view: UIView, before: ViewPose)] {
    let block = AnimationBlock(timing: timing)
    blocks.append(block)
    changes()
    blocks.removeAll { $0 === block }
    return block.changed
  }

  /// Nil where none of the views is in a window.
  func start(
    _ timing: AnimationTiming, on views: [UIView], completion: ((Bool) -> Void)?
  ) -> ViewAnimation? {
    let shown = views.filter { $0.window != nil }
    guard !shown.isEmpty else { return nil }
    let animation = ViewAnimation(
      of: shown, allowsTouches: timing.options.contains(.allowUserInteraction), completion: completion)
    running.append(animation)
    if application.thresholds.animations.animationCancelsTouches, !animation.allowsTouches {
      for view in shown { application.touchDelivery.lose(touchesOn: view) }
    }
    return animation
  }

  // MARK: Ending

  func end(_ animation: ViewAnimation, finished: Bool) {
    guard running.contains(where: { $0 === animation }) else { return }
    running.removeAll { $0 === animation }
    if let ticket = animation.ticket { application.clock.cancel(ticket) }
    animation.end(finished: finished)
  }

  /// The view, or what it is in, is about to leave its window: it is not animated any more.
  func viewWillLeaveWindow(_ view: UIView) {
    for animation in running where animation.drops(where: { $0.isDescendant(of: view) }) {
      application.clock.schedule(after: 0) { [weak self] in self?.end(animation, finished: false) }
    }
  }

  /// The animations of this view are removed; what is in it goes on.
  func end(on view: UIView) {
    for animation in running where animation.drops(where: { $0 === view }) { end(animation, finished: false) }
  }

  /// The application goes to the background, where nothing is animated.
  func endAll() {
    for animation in running { end(animation, finished: false) }
  }
}

/// One animation that runs: keeps touches from its views unless they are allowed.
@MainActor final class ViewAnimation {
  let allowsTouches: Bool
  var ticket: VirtualClock.Ticket?
  private var views: [UIView]
  private let completion: ((Bool) -> Void)?
  #if !canImport(QuartzCore)
    private let leaveTransaction = UIApplication.shared.transactions.awaitAnimation()
  #endif

  init(of views: [UIView], allowsTouches: Bool, completion: ((Bool) -> Void)?) {
    self.views = views
    self.allowsTouches = allowsTouches
    self.completion = completion
    if !allowsTouches { for view in views { view.closingAnimations += 1 } }
  }

  /// Lets go of some of its views.
  /// - Returns: whether none is left.
  func drops(where isGone: (UIView) -> Bool) -> Bool {
    guard !views.isEmpty else { return false }
    let gone = views.filter(isGone)
    release(gone)
    views.removeAll { view in gone.contains { $0 === view } }
    return views.isEmpty
  }

  func end(finished: Bool) {
    release(views)
    views = []
    completion?(finished)
    #if !canImport(QuartzCore)
      leaveTransaction()
    #endif
  }

  private func release(_ views: [UIView]) {
    if !allowsTouches { for view in views { view.closingAnimations -= 1 } }
  }
}

extension UIView {
  /// To be called before an animatable property changes.
  func noteForAnimation() {
    if ViewAnimations.isAnyOpen { UIApplication.shared.animations.block?.note(self) }
  }
}
