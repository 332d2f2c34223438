import Foundation

/// A block of changes while it runs: which views it changes, and how they stood before.
@MainActor final class AnimationBlock {
  /// Nil where changes are not to be animated.
  private(set) var timing: AnimationTiming?
  /// What the end of the animation waits for.
  private let end: AnimationEnd?
  /// Whose block it is; nil of others than animators'.
  private(set) weak var animator: UIViewPropertyAnimator?
  private var noted: [Noted] = []
  /// What blocks of keyframes in it have changed.
  private var keyframes: [Change] = []

  private struct Noted {
    let view: UIView
    var before: ViewPose
    var isIncluded = false
    /// What of its pose was changed, also where it was changed back.
    var changed: [String] = []
    /// What its layer animates beside the pose.
    var keys: [String] = []
    var looks: [LayerLook] = []
    /// How it stood before changes that are not animated; nil where the last one is.
    var still: ViewPose?

    /// What changed meanwhile has moved from where the block found it.
    mutating func leaveOutStill(until pose: ViewPose) {
      if let still { before.shift(by: still, pose) }
      still = nil
    }

    mutating func giveUp(_ given: [String], at pose: ViewPose) {
      before.take(given, of: pose)
      changed.removeAll(where: given.contains)
      keys.removeAll(where: given.contains)
      looks.removeAll { given.contains($0.key) }
    }
  }

  init(timing: AnimationTiming?, end: AnimationEnd? = nil, of animator: UIViewPropertyAnimator? = nil) {
    (self.timing, self.end, self.animator) = (timing, end, animator)
  }

  /// How often it runs, whether back each time, and along which curve, may be said while its changes are made.
  func changeTiming(_ change: (inout AnimationTiming) -> Void) {
    guard var timing else { return }
    change(&timing)
    self.timing = timing
  }

  /// A part of the animation that ends by itself begins, and the whole is not over before it.
  /// - Returns: to be called when the part is over; nil where nobody asks.
  func part() -> ((Bool) -> Void)? { end?.part() }

  /// A view that an animation moves.
  struct Change {
    let view: UIView
    var before: ViewPose
    let after: ViewPose
    /// The layer's properties that move, as its animations are called.
    let keys: [String]
    /// Values of its layer that move, as far as they can be mixed.
    var looks: [LayerLook]
    var span = KeyframeSpan.whole
  }

  /// What keyframes have changed; then the views that stand otherwise than before or were included, in the order of
  /// their first change.
  var changed: [Change] {
    keyframes
      + noted.compactMap { noted in
        var noted = noted
        let after = ViewPose(of: noted.view)
        noted.leaveOutStill(until: after)
        let last = after.keys(unlike: noted.before)
        let moved = last + noted.changed.filter { !last.contains($0) }
        guard noted.isIncluded || !moved.isEmpty else { return nil }
        let others = noted.keys.filter { !moved.contains($0) }
        let looks = noted.looks.compactMap { $0.changed(on: noted.view) }
        return Change(view: noted.view, before: noted.before, after: after, keys: moved + others, looks: looks)
      }
  }

  /// What a block in this one has changed for itself it has moved from where this one found it; what can't be added
  /// to is its alone.
  func leaveOut(_ changes: [Change]) {
    for change in changes {
      guard let place = noted.firstIndex(where: { $0.view === change.view }) else { continue }
      noted[place].before.shift(by: change.before, change.after)
      noted[place].giveUp(change.keys.filter { !ViewPose.addsUp($0) }, at: change.after)
    }
  }

  // MARK: Keyframes

  /// For the changes of a keyframe in it.
  func keyframe() -> AnimationBlock { AnimationBlock(timing: timing, end: end, of: animator) }

  /// What a keyframe has changed goes its own way, also where a later one changes it back.
  func add(_ keyframe: AnimationBlock, in span: KeyframeSpan) {
    let changes = keyframe.changed
    leaveOut(changes)
    for var change in changes {
      change.span = span.part(change.span)
      keyframes.append(change)
    }
  }

  #if !canImport(Darwin)
    /// What a layer does in it when a property changes; nil where changes are not to be animated.
    func layerAction(for key: String) -> CABasicAnimation? {
      guard let timing, timing.duration > 0 else { return nil }
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = timing.duration
      return animation
    }
  #endif

  /// To be called before the change.
  func note(_ view: UIView) { note(view, isAnimated: !Self.hasNoActions) }

  /// In a transaction without actions layers ask for none, and so nothing of their views is animated (A178).
  private static var hasNoActions: Bool { UIApplication.shared.transactions.disablesActions == true }

  private func note(_ view: UIView, isAnimated: Bool) {
    guard timing != nil else { return }
    let pose = ViewPose(of: view)
    guard let place = noted.firstIndex(where: { $0.view === view }) else {
      if isAnimated { noted.append(Noted(view: view, before: pose)) }
      return
    }
    noted[place].leaveOutStill(until: pose)
    for key in pose.keys(unlike: noted[place].before) where !noted[place].changed.contains(key) {
      noted[place].changed.append(key)
    }
    if !isAnimated { noted[place].still = pose }
  }

  /// Puts a view into the animation wherever it stands.
  /// - Parameter key: the layer's property that changes, where it is one.
  func include(_ view: UIView, as key: String? = nil) {
    if key != nil, Self.hasNoActions { return }
    note(view, isAnimated: true)
    guard let place = noted.firstIndex(where: { $0.view === view }) else { return }
    noted[place].isIncluded = true
    guard let key, !noted[place].keys.contains(key) else { return }
    noted[place].keys.append(key)
    let part = ViewPose.Part(rawValue: key)
    if part == nil || part == .transform { noted[place].looks.append(LayerLook(key, of: view)) }
  }

  /// The same of a transform in space, of which a pose knows what it does to the plane.
  func includeTransform(of view: UIView) { include(view, as: ViewPose.Part.transform.rawValue) }
}
