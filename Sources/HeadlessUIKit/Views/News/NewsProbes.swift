import Foundation

/// Classes that override one method each by which views hear of news, and others by which to check what was found.
@MainActor enum NewsProbes {
  static let singles: [(UIView.Type, BranchNews)] = [
    (Hears.self, .safeArea), (HearsOfMargins.self, .safeArea), (Follows.self, .safeArea), (Covers.self, .safeArea),
    (Leaves.self, .window), (Comes.self, .window), (Draws.self, .window), (Constrains.self, .constraints),
    (Tints.self, .tint), (Moves.self, .superview), (Joins.self, .superview), (Parts.self, .superview),
    (Loses.self, .subviews),
  ]

  /// A control hears of a window only to let go of a finger; until it was in one it has none. A button expects to
  /// hear of a tint as soon as somebody would be called for it. With a scroll view or a stack that ends, what it
  /// keeps of its subviews ends as well.
  static func uncounted(of news: BranchNews) -> [UIView.Type] {
    switch news {
    case .window: [UIView.self, UIControl.self]
    case .tint: [UIView.self, UIButton.self]
    case .superview: [UIView.self, UIRefreshControl.self]
    case .subviews: [UIView.self, UIStackView.self]
    default: [UIView.self]
    }
  }

  static let examples: [(UIView.Type, BranchNews)] = [
    (UIView.self, []), (Plain.self, []), (UIControl.self, []), (UIButton.self, []), (UIScrollView.self, .safeArea),
    (UIWindow.self, .safeArea), (Inherits.self, .safeArea), (Adds.self, [.safeArea, .window]), (Elsewhere.self, []),
    (Generic<Int>.self, .window), (Control.self, .window),
  ]

  class Plain: UIView {}
  class Hears: UIView {
    override func safeAreaInsetsDidChange() {}
  }
  class HearsOfMargins: UIView {
    override func layoutMarginsDidChange() {}
  }
  class Follows: UIView {
    override func safeAreaChanges() {}
  }
  class Covers: UIView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
  }
  class Leaves: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {}
  }
  class Comes: UIView {
    override func didMoveToWindow() {}
  }
  class Draws: UIView {
    override func draw(_ rect: CGRect) {}
  }
  class Constrains: UIView {
    override func updateConstraints() {}
  }
  class Tints: UIView {
    override func tintColorDidChange() {}
  }
  class Moves: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {}
  }
  class Joins: UIView {
    override func didMoveToSuperview() {}
  }
  class Parts: UIView {
    override func removeFromSuperview() {}
  }
  class Loses: UIView {
    override func willRemoveSubview(_ subview: UIView) {}
  }

  final class Inherits: Hears {}
  final class Adds: Hears {
    override func didMoveToWindow() {}
  }
  final class Elsewhere: UIView {
    override func layoutSubviews() {}
    override func didAddSubview(_ subview: UIView) {}
  }
  class Generic<Content>: UIView {
    override func didMoveToWindow() {}
  }
  final class Control: UIControl {
    override func willMove(toWindow newWindow: UIWindow?) {}
  }
}
