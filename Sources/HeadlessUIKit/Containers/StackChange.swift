/// What a navigation controller's stack has become since it was last shown, by one call or several.
@MainActor struct StackChange {
  private(set) var old: [UIViewController]
  /// What those said of the bars below them.
  private(set) var oldBottomBars: BottomBars
  private(set) var new: [UIViewController] = []
  /// Those that were taken off, also if they were put on meanwhile.
  private(set) var leaving: [UIViewController] = []
  private(set) var isAnimated = false
  /// Those that were topmost as code or a finger went back, of which the bar's delegate hears in the end.
  var popped: [UIViewController] = []
  /// For who asks before what shows has changed.
  private(set) var coordinator: TransitionCoordinator?
  /// By whom what shows will change, once somebody was asked.
  var way: Way?

  /// An animator and who has it in hand; nil for the system's, and for nobody.
  struct Way {
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let hand: (any UIViewControllerInteractiveTransitioning)?

    /// Whether it takes no time.
    var isSystems: Bool { animator == nil && hand == nil }
  }

  init(from old: [UIViewController], above bars: BottomBars) { (self.old, oldBottomBars) = (old, bars) }

  /// Those that were put on, and still are.
  var coming: [UIViewController] { new.filter { !wasThere($0) } }

  func wasThere(_ controller: UIViewController) -> Bool { old.contains { $0 === controller } }

  /// - Parameter more: those that are not on the stack any more.
  mutating func go(to new: [UIViewController], leaving more: [UIViewController], animated: Bool) {
    self.new = new
    leaving = (leaving + more).filter { controller in !new.contains { $0 === controller } }
    isAnimated = animated
    way = nil
  }

  /// It will be seen how one controller takes the other's place.
  mutating func awaitTransition(from old: UIViewController, to new: UIViewController) {
    let coordinator = coordinator ?? TransitionCoordinator(from: old, to: new)
    coordinator.to = new
    self.coordinator = coordinator
  }

  /// Another change, which went before, was called off.
  mutating func takeOver(_ earlier: StackChange) {
    (old, oldBottomBars) = (earlier.old, earlier.oldBottomBars)
    go(to: new, leaving: earlier.leaving, animated: isAnimated)
  }
}
