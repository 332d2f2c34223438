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
  /// What of the delay is still to go by.
  private var delayAhead: TimeInterval = 0
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
  /// False has pausing and stopping refused. To be set before it is active.
  open var isInterruptible = true {
    didSet { refuseWhileActive("isInterruptible") }
  }
  /// Whether views, while it is paused, are seen where `fractionComplete` says, or where the curve has them then.
  /// To be set before it is active.
  open var scrubsLinearly = true {
    didSet { refuseWhileActive("scrubsLinearly") }
  }
  /// Whether what awaits a layout is laid out before its blocks, and what they ask for at their end, animated.
  open var flushUpdates = false
  /// Stays active when its time is over, and calls no completion.
  open var pausesOnCompletion = false

  /// Each with the share of the time after which it begins.
  private var blocks: [(changes: () -> Void, start: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var course = AnimatorCourse()
  /// How much of the way was seen when it was paused; nil once a finger has scrubbed it.
  private var pausedShare: AnimationShare?
  /// Where it went on from, or turned round; nil where it goes as its curve says from the start.
  private var bend: CurveBend?
  private weak var application = UIApplication.shared

  // MARK: Making

  /// In seconds of the virtual clock; less than zero counts as zero. A spring that is given by its physics takes
  /// its own time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, parameters.springTimingParameters?.settlingDuration ?? duration)
    timingParameters = parameters
    super.init()
  }

  /// One that takes no time.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// With one of the named curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// With a cubic curve between those control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// With a spring that starts at rest.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that runs already. Touches reach its views only with `allowUserInteraction`.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Traps where it is paused or stopped, as UIKit does; but not where its application ends with it.
  isolated deinit {
    guard state != .inactive, !course.isRunning, let application, application.isRunning else { return }
    preconditionFailure(
      "\(type(of: self)) is let go of while it is \(state == .stopped ? "stopped" : "paused"): it must come to its end, "
        + "or be stopped and finished, before")
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
    guard state == .active else { return blocks.append((animation, factor)) }
    let gone = isReversed ? 0 : course.place(at: now)
    perform(animation, after: gone + factor * (1 - gone))
  }

  private func perform(_ block: () -> Void, after start: CGFloat) {
    let changes = AnimatorCourse.changes(by: block, in: self)
    // One that its own block has ended moves nothing any more.
    guard state == .active else { return }
    course.move(changes, after: start, in: self)
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

  /// Turned round it goes back to its start, in the time that it came from there.
  open var isReversed: Bool {
    get { course.isReversed }
    set {
      bendHere()
      course.turn(reversed: newValue, at: now)
      if course.isRunning { run() }
    }
  }

  /// From 0 to 1, in its direction. Setting it pauses the animator. Paused on its way, it says how much of the way
  /// is seen, unless it scrubs by its curve.
  open var fractionComplete: CGFloat {
    get {
      guard scrubsLinearly, let pausedShare else { return course.fraction(at: now) }
      let share = pausedShare.across
      return min(max(isReversed ? 1 - share : share, 0), 1)
    }
    set {
      pauseAnimation()
      if course.isRunning { return }
      (pausedShare, bend) = (nil, nil)
      course.jump(to: newValue)
    }
  }

  private var now: TimeInterval { course.now }

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

  private func refuseWhileActive(_ name: String) {
    precondition(state == .inactive, "\(name) can't be set while the animator is \(state): set it before it starts")
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "startAnimation() of an animator that is stopped: finish it first")
    self.delay = max(0, delay)
    delayAhead = self.delay
    activate()
    guard state == .active else { return }
    goOn()
    UIApplication.shared.animations.held?.take(self)
  }

  /// An inactive animator becomes active by it, at its start.
  open func pauseAnimation() {
    precondition(state != .stopped, "pauseAnimation() of an animator that is stopped: finish it first")
    if state == .active, !isInterruptible { return }
    activate()
    if course.isRunning { pausedShare = shownShare }
    course.pause(at: now)
  }

  /// Does nothing to one that is inactive, or stopped (A151).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
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
    for block in pending { perform(block.changes, after: block.start) }
  }

  private func run() {
    course.run(from: now, after: delayAhead) { self.timeIsOver() }
    delayAhead = 0
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
  /// - Parameter withoutFinishing: true ends it here, and calls no completion.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    let shares = course.starts.map(shownShare(from:))
    course.pause(at: now)
    course.freeze(at: shares)
    state = .stopped
    if withoutFinishing { end() }
  }

  /// Puts the views to their start or their end, or leaves them, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimation(at:) of an animator that is \(state): stop it first")
    course.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    end()
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  private func end() {
    course.letTouchesThrough()
    (pausedShare, bend) = (nil, nil)
    state = .inactive
  }
}

extension UIView.AnimationOptions {
  var curve: UIView.AnimationCurve {
    get { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
    set { self = Self(rawValue: rawValue & ~(0xF << 16) | UInt(newValue.rawValue) << 16) }
  }
}
