/// Classes that override one thing each, and others by which to check what was found.
@MainActor enum ResponderProbes {
  static let singles: [(UIResponder.Type, TouchOverrides)] = [
    (Begins.self, .began), (Moves.self, .moved), (Ends.self, .ended), (Cancels.self, .cancelled),
    (Leads.self, .next),
  ]

  /// Whose `next` is this module's own.
  static let leaders: [UIResponder.Type] = [
    UIResponder.self, UIView.self, UIWindow.self, UIViewController.self, UIApplication.self, UIScene.self,
  ]

  static let examples: [(UIResponder.Type, TouchOverrides)] = [
    (UIResponder.self, []), (Plain.self, []), (UIView.self, []), (UIWindow.self, []), (UIViewController.self, []),
    (UIApplication.self, []), (UIScene.self, []), (UIControl.self, [.began, .moved, .ended, .cancelled]),
    (UIScrollView.self, [.began, .moved, .ended, .cancelled]), (Elsewhere.self, []),
    (Inherits.self, [.moved, .ended]),
    (Generic<Int>.self, .moved),
  ]

  class Plain: UIResponder {}
  class Begins: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Moves: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Ends: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Cancels: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Leads: UIResponder {
    override var next: UIResponder? { nil }
  }

  final class Inherits: Moves {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  final class Elsewhere: UIView {
    override func layoutSubviews() {}
    override var canBecomeFirstResponder: Bool { true }
  }
  class Generic<Content>: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
