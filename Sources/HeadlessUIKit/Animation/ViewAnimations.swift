import Foundation

/// The animations of an application, as far as touches see them: a view has its final values at once, and takes no
/// touches until the time of the animation is over.
///
/// Two kinds differ: an animator's views are hit where they are seen, and held ones stand where their share of the
/// way puts them.
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

  /// Of the animation in which changes are made now, however it was begun.
  func changeTiming(_ change: (inout AnimationTiming) -> Void) {
    if let last = opened.last, last.block === block { return changeOpen { change(&$0.timing) } }
    block?.changeTiming(change)
  }

  func commit() {
    guard let last = opened.popLast() else { return }
    let isAnimated = last.block.timing != nil && last.timing.duration > 0
    if isAnimated, blocks.count == 1 { takeCompanion()?() }
    blocks.removeAll { $0 === last.block }
    let changed = changed(by: last.block)
    if let willStart = last.willStart {
      ActionLookup.method(willStart, of: last.delegate)?(last.name, nil)
    }
    begin(last.timing, isAnimated: isAnimated, changed) { _ in
      if let didStop = last.didStop { ActionLookup.method(didStop, of: last.delegate)?(last.name, nil) }
    }
  }

  // MARK: Starting

  /// Runs the changes, and the completion when the time is over: with `true`, or with `false` where all of its
  /// views left their window before. Changes that take no time, or that there are none of, are complete in the next
  /// turn.
  func animate(_ timing: AnimationTiming, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
    if let animator = block?.animator, !timing.options.contains(.overrideInheritedDuration) {
      // The animator has it pause, go back and end with its own (A112).
      changes()
      if let completion { animator.addCompletion { completion($0 == .end) } }
      return
    }
    let timing = block?.timing.map(timing.nested) ?? timing
    let end = completion.map(AnimationEnd.init)
    let (completion, isAnimated) = (end?.part(), isAnimating(timing))
    let block = AnimationBlock(timing: isAnimated ? timing : nil, end: end)
    let changed = run(changes, as: block)
    begin(block.timing ?? timing, isAnimated: isAnimated, changed, completion)
  }

  /// What goes along with the animation that begins next.
  private var companion: (() -> Void)?

  /// Has changes made in the first animation that is started, however that is, behind its own; not where none is
  /// (A122).
  func lead(_ companion: @escaping () -> Void, by starts: () -> Void) {
    let outer = self.companion
    self.companion = companion
    starts()
    self.companion = outer
  }

  /// Once.
  private func takeCompanion() -> (() -> Void)? {
    defer { companion = nil }
    return companion
  }

  private func begin(
    _ timing: AnimationTiming, isAnimated: Bool, _ changed: [AnimationBlock.Change],
    _ completion: ((Bool) -> Void)?
  ) {
    if isAnimated, let held { return held.take(changed, timing, completion: completion) }
    let fromSeen = timing.options.contains(.beginFromCurrentState)
    let changes = isAnimated && fromSeen ? changed.map { beginningWhereSeen($0) } : changed
    guard isAnimated, let animation = start(timing, on: changes, completion: completion) else {
      if let completion {
        _ = application.clock.schedule(at: due(application.clock.now + timing.delay)) { [self] in
          completing { completion(true) }
        }
      }
      return
    }
    awaitEnd(of: animation, at: animation.end)
    takePlaces(by: animation)
  }

  /// - Parameter moment: of the clock; nil where it never ends by itself.
  private func awaitEnd(of animation: ViewAnimation, at moment: TimeInterval?) {
    animation.deadline.move(to: moment) { [weak self, weak animation] in
      if let animation { self?.end(animation, finished: true) }
    }
  }

  /// The time of a view's layer goes otherwise, and of all that is in it.
  func paceDidChange(of view: UIView) {
    for animation in running where animation.moves(anythingIn: view) {
      animation.paceDidChange()
      awaitEnd(of: animation, at: animation.end)
    }
  }

  private func isAnimating(_ timing: AnimationTiming) -> Bool {
    if let block, block.timing == nil { return false }
    return areEnabled && timing.duration > 0
  }

  /// What is started meanwhile stands still until it is let go.
  /// - Parameter duration: in seconds, of all of it together.
  func hold(over duration: TimeInterval, _ starts: () -> Void) -> HeldAnimations {
    let (outer, held) = (self.held, HeldAnimations(over: duration))
    self.held = held
    starts()
    self.held = outer
    return held
  }

  /// Who holds what is started now.
  private(set) var held: HeldAnimations?

  /// Runs changes as one block, animated or not.
  /// - Returns: the views that changed, and how they stood before.
  func run(
    _ changes: () -> Void, timing: AnimationTiming?, of animator: UIViewPropertyAnimator? = nil
  ) -> [AnimationBlock.Change] {
    run(changes, as: AnimationBlock(timing: timing, of: animator))
  }

  func performWithoutAnimation(_ changes: () -> Void) {
    let outer = areEnabled
    areEnabled = false
    _ = run(changes, timing: nil)
    areEnabled = outer
  }

  /// Runs changes as a part of the animation whose block is running.
  func addKeyframe(in span: KeyframeSpan, _ changes: () -> Void) {
    guard let block, block.timing != nil else { return changes() }
    let keyframe = block.keyframe()
    blocks.append(keyframe)
    changes()
    blocks.removeAll { $0 === keyframe }
    block.add(keyframe, in: span)
  }

  private func run(_ changes: () -> Void, as block: AnimationBlock) -> [AnimationBlock.Change] {
    let flushes = (blocks + [block]).contains { $0.timing?.options.contains(.flushUpdates) == true }
    if flushes { layOutWindows() }
    let companion = blocks.isEmpty && block.timing != nil ? takeCompanion() : nil
    blocks.append(block)
    changes()
    companion?()
    if flushes { layOutWindows() }
    blocks.removeAll { $0 === block }
    return changed(by: block)
  }

  /// What is animated by a block is not animated by those around it, too.
  private func changed(by block: AnimationBlock) -> [AnimationBlock.Change] {
    let changed = block.changed
    for outer in blocks { outer.leaveOut(changed) }
    return changed
  }

  /// What awaits a layout belongs to the block that is open now (V240).
  private func layOutWindows() {
    for window in application.windows { window.layoutIfNeeded() }
  }

  /// Nil where no view changes. Those that are in no window have until the turn ends to come into one (A98).
  func start(
    _ timing: AnimationTiming, on changed: [AnimationBlock.Change], by animator: ViewAnimation.Animator? = nil,
    completion: ((Bool) -> Void)?
  ) -> ViewAnimation? {
    guard !changed.isEmpty else { return nil }
    let began = application.clock.now
    let animation = ViewAnimation(of: changed, timing, by: animator, completion: completion)
    running.append(animation)
    if application.thresholds.animations.animationCancelsTouches, !animation.allowsTouches {
      for change in changed { application.touchDelivery.lose(touchesOn: change.view) }
    }
    if changed.contains(where: { $0.view.window == nil }) {
      let moment = due(began + timing.delay)
      application.runAtEndOfTurn { [weak self, weak animation] in
        if let animation { self?.dropUnseen(in: animation, completeAt: moment) }
      }
    }
    return animation
  }

  /// What is in no window is not animated; where nothing else is, the animation is complete after its delay.
  private func dropUnseen(in animation: ViewAnimation, completeAt time: TimeInterval) {
    guard animation.letGo(where: { $0.window == nil }) else { return }
    awaitEnd(of: animation, at: time)
  }

  // MARK: Meeting

  /// What can't be added to is moved by the last animation alone: what it takes everything from ends, unfinished,
  /// in the next turn (A200).
  func takePlaces(by newest: ViewAnimation) {
    for other in running where newest.takesPlace(of: other) {
      var isOver = false
      for taken in newest.taken where other.letGo(of: taken.key, of: taken.view) { isOver = true }
      if isOver { endSoon(other) }
    }
  }

  /// A change that begins where the view is seen, of what it takes the place of; keyframes have their own values.
  /// - Parameter animator: whose change it is; its own ways play no part.
  func beginningWhereSeen(
    _ change: AnimationBlock.Change, by animator: ObjectIdentifier? = nil
  ) -> AnimationBlock.Change {
    let others = running.filter { $0.moves(change.view) && !$0.isOf(animator) }
    guard change.span == .whole, !others.isEmpty else { return change }
    var change = change
    change.before.alpha = Self.seen(change.before, of: change.view, by: others).alpha
    #if !canImport(Darwin)
      for place in change.looks.indices {
        change.looks[place].beginWhereSeen(of: change.view) { copy in
          for other in others { other.showLooks(on: copy, of: change.view) }
        }
      }
    #endif
    return change
  }

  // MARK: Ending

  func end(_ animation: ViewAnimation, finished: Bool) {
    guard running.contains(where: { $0 === animation }) else { return }
    running.removeAll { $0 === animation }
    animation.deadline.callOff()
    completing { animation.end(finished: finished) }
  }

  /// Completions that are being run, one in the other.
  private var completions = 0

  private func completing(_ completion: () -> Void) {
    completions += 1
    completion()
    completions -= 1
  }

  /// What a completion begins is complete a frame later at the earliest: one that begins itself again, with nothing
  /// to be seen of it, lets the time go on all the same.
  private func due(_ moment: TimeInterval) -> TimeInterval {
    guard completions > 0 else { return moment }
    return max(moment, application.clock.now + 1 / TimeInterval(UIScreen.main.maximumFramesPerSecond))
  }

  /// The view, or what it is in, is about to leave its window: it is not animated any more.
  func viewWillLeaveWindow(_ view: UIView) {
    for animation in running {
      if animation.letGo(where: { $0.isDescendant(of: view) }) { endSoon(animation) }
    }
  }

  /// Unfinished, in the next turn: what its completion begins may be what ends others, whose completions begin it
  /// again.
  private func endSoon(_ animation: ViewAnimation) {
    _ = application.clock.schedule(at: due(application.clock.now)) { [weak self] in
      self?.end(animation, finished: false)
    }
  }

  /// The animations of this view are removed; what is in it goes on.
  func end(on view: UIView) {
    for animation in running {
      if animation.letGo(where: { $0 === view }) { end(animation, finished: false) }
    }
  }

  /// What is animated of the view's layer under this key goes on no more; where that was all, the animation ends.
  func end(on view: UIView, key: String) {
    for animation in running {
      if animation.letGo(of: key, of: view) { end(animation, finished: false) }
    }
  }

  /// What the view's layer shows of running animations, under its key. The one that was started last counts.
  func layerAnimation(on view: UIView, key: String) -> CAAnimation? {
    running.last { $0.keys(of: view).contains(key) }.map { animation in
      let shown = CABasicAnimation(keyPath: key)
      shown.duration = animation.duration
      return shown
    }
  }

  /// Under which keys the view's layer shows running animations, in the order of their starts.
  func layerKeys(on view: UIView) -> [String] {
    running.reduce(into: []) { all, animation in
      all += animation.keys(of: view).filter { !all.contains($0) }
    }
  }

  /// Whether views move, so that they are seen elsewhere than they stand.
  var areAnyRunning: Bool { !running.isEmpty }

  /// How a view is seen: what runs adds up, for a view that is sent elsewhere on its way goes there in a bend.
  func shownPose(of view: UIView) -> ViewPose { Self.seen(ViewPose(of: view), of: view, by: running) }

  /// The same of one that stands so. A fade leads to what the view has by now, whoever has set it since.
  private static func seen(_ pose: ViewPose, of view: UIView, by animations: [ViewAnimation]) -> ViewPose {
    var (pose, legs) = (pose, animations.flatMap { $0.legs(of: view) })
    if let fade = legs.lastIndex(where: { $0.keys.contains(ViewPose.Part.opacity.rawValue) }) {
      legs[fade].end.alpha = pose.alpha
    }
    pose.hold(back: legs)
    return pose
  }

  #if !canImport(Darwin)
    /// The same of what its layer has beside the pose, on a copy of that.
    func showLooks(on copy: CALayer, of view: UIView) {
      for animation in running { animation.showLooks(on: copy, of: view) }
    }
  #endif

  /// Whether any of its animations has the view hit where it is seen.
  func isHitOnTheWay(_ view: UIView) -> Bool { running.contains { $0.isHitOnTheWay && $0.moves(view) } }

  /// The application goes to the background, where nothing is animated.
  func endAll() {
    for animation in running { end(animation, finished: false) }
  }
}

extension UIView {
  /// To be called before an animatable property changes.
  func noteForAnimation() {
    if ViewAnimations.isAnyOpen { noteInBlock() }
  }

  /// Apart, as most changes are not animated.
  @inline(never) private func noteInBlock() { UIApplication.shared.animations.block?.note(self) }
}
