/// What a navigation controller's stack has become since it was last shown, by one call or several.
@MainActor struct StackChange {
  private(set) var old: [UIViewController]
  private(set) var new: [UIViewController] = []
  /// Those that were taken off, also if they were put on meanwhile.
  private(set) var leaving: [UIViewController] = []
  private(set) var isAnimated = false

  init(from old: [UIViewController]) { self.old = old }

  /// Those that were put on, and still are.
  var coming: [UIViewController] { new.filter { !wasThere($0) } }

  func wasThere(_ controller: UIViewController) -> Bool { old.contains { $0 === controller } }

  /// - Parameter more: those that are not on the stack any more.
  mutating func go(to new: [UIViewController], leaving more: [UIViewController], animated: Bool) {
    self.new = new
    leaving = (leaving + more).filter { controller in !new.contains { $0 === controller } }
    isAnimated = animated
  }

  /// Another change, which went before, was called off.
  mutating func takeOver(_ earlier: StackChange) {
    old = earlier.old
    go(to: new, leaving: earlier.leaving, animated: isAnimated)
  }
}
