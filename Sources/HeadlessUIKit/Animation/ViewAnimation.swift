import Foundation

/// One animation that runs: keeps touches from its views unless they are allowed, and knows where its views are
/// seen.
@MainActor final class ViewAnimation {
  let allowsTouches: Bool
  var deadline = Deadline()
  /// Whether its views are hit where they are seen: an animator's are.
  var isHitOnTheWay = false {
    didSet { tellHits(of: moves) }
  }
  private var moves: [Move]
  private let timing: AnimationTiming
  private let animator: Animator?
  private let added = VirtualClock.current.now
  private let completion: ((Bool) -> Void)?
  #if !canImport(Darwin)
    private let leaveTransaction = UIApplication.shared.transactions.awaitAnimation()
  #endif

  private struct Move {
    let view: UIView
    let start: ViewPose
    let end: ViewPose
    /// Those of the layer's properties that move.
    var keys: [String]
    let looks: [LayerLook]
    let span: KeyframeSpan
    /// Of the time of the view's layer, when it began.
    var began: TimeInterval
  }

  /// Who has the animation go its way in place of its own timing.
  struct Animator {
    let id: ObjectIdentifier
    /// How much of the way is seen now.
    let share: () -> AnimationShare
    /// To be called when the time of a layer goes otherwise.
    let paceDidChange: () -> Void
  }

  init(
    of changes: [AnimationBlock.Change], _ timing: AnimationTiming, by animator: Animator?,
    completion: ((Bool) -> Void)?
  ) {
    moves = changes.map {
      Move(
        view: $0.view, start: $0.before, end: $0.after, keys: $0.keys, looks: $0.looks, span: $0.span,
        began: $0.view.pace.now)
    }
    (self.timing, self.animator) = (timing, animator)
    allowsTouches = timing.options.contains(.allowUserInteraction)
    self.completion = completion
    if !allowsTouches { for move in moves { move.view.closingAnimations += 1 } }
  }

  // MARK: Time

  /// In seconds, of one run.
  var duration: TimeInterval { timing.duration }

  private func share(of move: Move) -> AnimationShare {
    animator?.share() ?? timing.share(after: move.view.pace.now - move.began)
  }

  /// When, of the clock, the last of its views has come to its end; nil where that never is by itself, and where
  /// no view is left.
  var end: TimeInterval? {
    guard animator == nil, let total = timing.total else { return nil }
    var last: TimeInterval?
    for move in moves {
      guard let moment = move.view.pace.moment(of: move.began + total) else { return nil }
      last = max(last ?? moment, moment)
    }
    return last
  }

  /// The time of a layer goes otherwise: what it becomes right after the animation began it was from the start.
  func paceDidChange() {
    if VirtualClock.current.now == added {
      for place in moves.indices { moves[place].began = moves[place].view.pace.now }
    }
    animator?.paceDidChange()
  }

  // MARK: Views

  /// Lets go of some of its views.
  /// - Returns: whether none is left.
  func letGo(where isGone: (UIView) -> Bool) -> Bool {
    guard !moves.isEmpty else { return false }
    for place in moves.indices.reversed() where isGone(moves[place].view) { drop(at: place) }
    return moves.isEmpty
  }

  /// Lets go of one of a view's properties, and of the view with the last of them.
  /// - Returns: whether no view is left.
  func letGo(of key: String, of view: UIView) -> Bool {
    guard keys(of: view).contains(key) else { return false }
    for place in moves.indices.reversed() where moves[place].view === view {
      moves[place].keys.removeAll { $0 == key }
      if moves[place].keys.isEmpty { drop(at: place) }
    }
    return moves.isEmpty
  }

  func keys(of view: UIView) -> [String] {
    moves.reduce(into: []) { keys, move in
      if move.view === view { keys += move.keys.filter { !keys.contains($0) } }
    }
  }

  /// The view's ways, and how much of them is gone.
  func legs(of view: UIView) -> [ViewPose.Leg] {
    let own = moves.filter { $0.view === view }
    guard let first = own.first else { return [] }
    let gone = share(of: first)
    return own.map { ($0.start, $0.end, $0.keys, $0.span.share(of: gone)) }
  }

  func isOf(_ id: ObjectIdentifier?) -> Bool { id != nil && animator?.id == id }

  /// Whether it takes the place of what moves the same property, where that can't be added to: it does of others',
  /// and what an animator does to its own goes on.
  func takesPlace(of other: ViewAnimation) -> Bool {
    self !== other && (animator == nil || animator?.id != other.animator?.id)
  }

  /// The properties that it moves without adding to what moves them already.
  var taken: [(view: UIView, key: String)] {
    moves.flatMap { move in move.keys.filter { !ViewPose.addsUp($0) }.map { (move.view, $0) } }
  }

  #if !canImport(Darwin)
    /// Puts back what a copy of a view's layer has beside the pose, by what is left of the ways: keyframes', and an
    /// animator's, add up, and one that is alone leads to what the layer has by now.
    func showLooks(on copy: CALayer, of view: UIView) {
      let own = moves.filter { $0.view === view && !$0.looks.isEmpty }
      for move in own {
        let gone = move.span.share(of: share(of: move)).across
        for look in move.looks where move.keys.contains(look.key) {
          let ways = own.count { $0.looks.contains { $0.key == look.key } }
          look.hold(back: copy, of: view, at: gone, isAlone: ways == 1)
        }
      }
    }
  #endif

  private func drop(at place: Int) { release([moves.remove(at: place)]) }

  func end(finished: Bool) {
    release(moves)
    moves = []
    completion?(finished)
    #if !canImport(Darwin)
      leaveTransaction()
    #endif
  }

  private func release(_ moves: [Move]) {
    if !allowsTouches { for move in moves { move.view.closingAnimations -= 1 } }
    if isHitOnTheWay { tellHits(of: moves) }
  }

  private func tellHits(of moves: [Move]) {
    let animations = UIApplication.shared.animations
    for move in moves { move.view.isHitOnTheWay = animations.isHitOnTheWay(move.view) }
  }

  func moves(_ view: UIView) -> Bool { moves.contains { $0.view === view } }

  func moves(anythingIn view: UIView) -> Bool { moves.contains { $0.view.isDescendant(of: view) } }
}
