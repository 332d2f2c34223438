extension UINavigationController {
  /// What becomes of the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none, push, pop

    init(from old: [UIViewController], to new: [UIViewController]) {
      let isKnown = new.last.map { top in old.contains { $0 === top } } ?? true
      self = old.isEmpty || new.isEmpty ? .none : isKnown ? .pop : .push
    }
  }

  /// Whether the delegate has an animator for going back one level.
  var hasAnimatorForPop: Bool {
    guard let delegate = stackDelegate, let top = viewControllers.last, let below = viewControllers.dropLast().last
    else { return false }
    return delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below) != nil
  }
}
