public import Foundation

/// An animation that can be paused, turned round and stopped on its way.
///
/// As with `UIView.animate`, views have their final values as soon as it is active; stopping it puts them where
/// they would be seen, and finishing it at its start puts them back. Touches reach its views, where they are seen,
/// unless `isUserInteractionEnabled` is false.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// In seconds, without the delay.
  public let duration: TimeInterval
  /// What `startAnimation(afterDelay:)` was given.
  open private(set) var delay: TimeInterval = 0
  /// The curve; the one to go on with, once there is such.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// Whether touches reach the views while it is active. To be set before that.
  open var isUserInteractionEnabled = true {
    didSet { refuseWhileActive("isUserInteractionEnabled") }
  }
  /// True has hit tests find its views where they end, and leaves the rest to the application; otherwise they are
  /// hit where they are seen. Points are converted as if they stood at their end, whatever this says.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/ismanualhittestingenabled>
  open var isManualHitTestingEnabled = false {
    didSet { course.hitViews(onTheWay: !isManualHitTestingEnabled) }
  }
  /// False has pausing, stopping and continuing refused. To be set before it is active.
  open var isInterruptible = true {
    didSet { refuseWhileActive("isInterruptible") }
  }
  /// Whether views, while it is paused, are seen where `fractionComplete` says, or where the curve has them then.
  /// Not to be set while it is paused.
  open var scrubsLinearly = true {
    didSet {
      precondition(state != .active || isRunning, "scrubsLinearly can't be set while the animator is paused")
    }
  }
  /// Whether what awaits a layout is laid out before its blocks, and what they ask for at their end, animated.
  open var flushUpdates = false
  /// Stays active when its time is over, and calls no completion.
  open var pausesOnCompletion = false

  /// Each with the share of the time after which it begins.
  private var blocks: [(changes: () -> Void, start: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Its completions are being called.
  private var isCompleting = false
  private var course = AnimatorCourse()
  /// How much of the way was seen when it was paused; nil once a finger has scrubbed it.
  private var pausedShare: AnimationShare?
  /// Where it went on from, or turned round; nil where it goes as its curve says from the start.
  private var bend: CurveBend?

  // MARK: Making

  private static let usualDuration: TimeInterval = 0.2

  /// In seconds of the virtual clock; zero stands for 0.2, and less counts as no time. A spring that is given by
  /// its physics takes its own time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let given = duration == 0 ? Self.usualDuration : duration
    self.duration = max(0, parameters.springTimingParameters?.settlingDuration ?? given)
    timingParameters = parameters
    super.init()
  }

  /// One of 0.2 seconds.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  // MARK: What it does

  /// Run when the animator becomes active; at once where it is, over what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, after: 0) }

  /// Made with the others, and seen later.
  /// - Parameter delayFactor: of the time that is left when it is added, from 0 to 1; the rest of it is its own.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, after: min(max(delayFactor, 0), 1))
  }

  private func add(_ animation: @escaping () -> Void, after factor: CGFloat) {
    precondition(state != .stopped, "addAnimations of an animator that is stopped: finish it first")
    precondition(!isCompleting, "addAnimations of an animator in its completion: it is inactive after that")
    guard state == .active else { return blocks.append((animation, factor)) }
    let gone = isReversed ? 0 : course.place(at: now)
    course.perform(animation, after: gone + factor * (1 - gone), in: self)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// As above, awaited: answers where it ended.
  @discardableResult
  public final func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { answer in addCompletion { answer.resume(returning: $0) } }
  }

  // MARK: State

  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { course.isRunning }

  /// Turned round it goes back to its start, in the time that it came from there. False again when it is stopped
  /// and after its end; setting it does nothing then, nor where there is nothing to animate.
  open var isReversed: Bool {
    get { state != .stopped && course.isReversed }
    set {
      guard state == .active || !awaitsBlocks, newValue != isReversed else { return }
      bendHere()
      course.turn(reversed: newValue, at: now)
      if course.isRunning { run() }
    }
  }

  /// From 0 to 1, in its direction; 0 while it is inactive. Paused on its way, it says how much of the way is seen,
  /// unless it scrubs by its curve.
  ///
  /// One that runs goes on from where it is set to, and one that has not started is active by it, and paused.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      guard scrubsLinearly, let pausedShare else { return course.fraction(at: now) }
      let share = pausedShare.across
      return min(max(isReversed ? 1 - share : share, 0), 1)
    }
    set {
      let goesOn = course.isRunning
      guard state == .active || !awaitsBlocks, isInterruptible || !goesOn else { return }
      activate()
      course.pause(at: now)
      (pausedShare, bend) = (nil, nil)
      course.jump(to: newValue)
      if goesOn { goOn() }
    }
  }

  private var now: TimeInterval { course.now }

  /// Whether there is nothing that it could start with, or it is stopped.
  private var awaitsBlocks: Bool { state == .stopped || state == .inactive && blocks.isEmpty }

  private func progress(at fraction: CGFloat) -> AnimationShare {
    guard let timingParameters else { return AnimationShare(fraction) }
    return bend?.share(at: fraction, along: timingParameters, over: course.duration)
      ?? AnimationProgress.along(timingParameters, at: fraction, over: course.duration)
  }

  /// From now on it goes on from where it is seen.
  private func bendHere(beginning: Bool = false) {
    bend = CurveBend(place: course.place(at: now), share: shownShare, begins: beginning)
  }

  /// How much of the way is seen. Paused, it shows its views where the finger that scrubs it is, by the curve only
  /// where it is told to.
  var shownShare: AnimationShare {
    let place = course.place(at: now)
    return !course.isRunning && scrubsLinearly ? pausedShare ?? AnimationShare(place) : progress(at: place)
  }

  /// The same of what begins later.
  /// - Parameter start: the share of the whole time after which it does.
  func shownShare(from start: CGFloat) -> AnimationShare {
    guard start > 0 else { return shownShare }
    let place = course.place(at: now)
    let part = start < 1 ? max(0, place - start) / (1 - start) : place.rounded(.down)
    guard let timingParameters, course.isRunning || !scrubsLinearly || pausedShare != nil else {
      return AnimationShare(part)
    }
    return AnimationProgress.along(timingParameters, at: part, over: course.duration * TimeInterval(1 - start))
  }

  private func refuseUninterruptible(_ call: String) {
    precondition(isInterruptible, "\(call) of an animator that is not interruptible")
  }

  private func refuseWhileActive(_ name: String) {
    precondition(state == .inactive, "\(name) can't be set while the animator is \(state): set it before it starts")
  }

  // MARK: Running

  /// Does nothing to one that runs, nor in its completion.
  open func startAnimation() {
    precondition(
      state != .stopped || isCompleting, "startAnimation() of an animator that is stopped: finish it first")
    if isCompleting || isRunning { return }
    activate()
    goOn()
    UIApplication.shared.animations.held?.take(self)
  }

  /// - Parameter delay: in seconds of the virtual clock, zero or more; not for one that is paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(delay >= 0, "startAnimation(afterDelay:) with a delay of \(delay) seconds")
    precondition(state != .active || isRunning, "startAnimation(afterDelay:) of an animator that is paused")
    self.delay = delay
    startAnimation()
  }

  /// One that has not started becomes active by it, at its start, where it has something to animate.
  open func pauseAnimation() {
    precondition(state != .stopped, "pauseAnimation() of an animator that is stopped: finish it first")
    refuseUninterruptible("pauseAnimation()")
    if !awaitsBlocks || state == .active { hold() }
  }

  /// Pauses it, whether or not code may.
  func hold() {
    activate()
    if course.isRunning { pausedShare = shownShare }
    course.pause(at: now)
  }

  /// What was held goes on, in that direction.
  func letGo(reversed: Bool) {
    isReversed = reversed
    if state == .active, !course.isRunning { goOn() }
  }

  /// Does nothing but to one that is paused.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    refuseUninterruptible("continueAnimation(…)")
    guard state == .active, !course.isRunning else { return }
    bendHere(beginning: parameters != nil)
    if let parameters { timingParameters = parameters }
    course.stretch(by: durationFactor, of: duration)
    goOn()
  }

  private func goOn() {
    if !course.isRunning, bend?.begins != true { bendHere() }
    pausedShare = nil
    run()
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    course = AnimatorCourse(duration: duration, isReversed: course.isReversed)
    let pending = blocks
    blocks = []
    for block in pending { course.perform(block.changes, after: block.start, in: self) }
  }

  private func run() {
    course.run(from: now, after: delay) { self.timeIsOver() }
    delay = 0
  }

  func paceDidChange() {
    if course.isRunning { course.paceDidChange { self.timeIsOver() } }
  }

  private func timeIsOver() {
    course.pause(at: now)
    if pausesOnCompletion { return }
    // At its end its views have had their values from the start, unless somebody has set others since (A120).
    if course.isReversed { course.settle(at: .start) }
    complete(at: course.isReversed ? .start : .end)
  }

  // MARK: Stopping

  /// Leaves the views where they would be seen. Without finishing, `finishAnimation(at:)` is expected to follow.
  /// - Parameter withoutFinishing: true ends it here, and forgets its completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    refuseUninterruptible("stopAnimation(_:)")
    precondition(state != .stopped, "stopAnimation(_:) of an animator that is stopped")
    guard state == .active else { return }
    let shares = course.starts.map(shownShare(from:))
    course.pause(at: now)
    course.freeze(at: shares)
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    end()
  }

  /// Puts the views to their start or their end, or leaves them, and calls the completions. Does nothing to one
  /// that is inactive.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state != .active, "finishAnimation(at:) of an animator that is active: stop it first")
    guard state == .stopped, !isCompleting else { return }
    course.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// It is reversed until its completions have been called.
  private func complete(at position: UIViewAnimatingPosition) {
    letTouchesThrough()
    if state == .active { state = .inactive }
    let due = completions
    completions = []
    isCompleting = true
    for completion in due { completion(position) }
    isCompleting = false
    end()
  }

  private func letTouchesThrough() {
    course.letTouchesThrough()
    (pausedShare, bend) = (nil, nil)
  }

  private func end() {
    letTouchesThrough()
    course = AnimatorCourse()
    state = .inactive
  }
}
