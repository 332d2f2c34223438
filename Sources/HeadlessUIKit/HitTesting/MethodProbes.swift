import Foundation

/// Classes that override one thing each, and others by which to check what was found.
@MainActor enum MethodProbes {
  static let singles: [(UIView.Type, HitOverrides)] = [
    (Asks.self, .hitTest), (Contains.self, .pointInside), (Hides.self, .getters), (Fades.self, .getters),
    (Refuses.self, .getters), (Extends.self, .getters), (Turns.self, .getters), (Hangs.self, .getters),
    (Belongs.self, .window),
  ]

  /// What they override of the getters is the setters' doing: they answer what they were set to.
  static let listeners: [UIView.Type] = [UIView.self, UIWindow.self, UIScrollView.self, UICollectionView.self]

  static let examples: [(UIView.Type, HitOverrides)] = [
    (UIView.self, []), (Plain.self, []), (Inherits.self, .hitTest), (Adds.self, [.hitTest, .pointInside]),
    (UIWindow.self, .window), (UIScrollView.self, []), (UICollectionView.self, []), (Elsewhere.self, []),
    (Generic<Int>.self, .pointInside), (Observes.self, .getters), (Scrolls.self, .getters),
  ]

  class Plain: UIView {}
  class Asks: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  class Contains: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
  class Hides: UIView {
    override var isHidden: Bool {
      get { true }
      set {}
    }
  }
  class Fades: UIView {
    override var alpha: CGFloat {
      get { 0 }
      set {}
    }
  }
  class Refuses: UIView {
    override var isUserInteractionEnabled: Bool {
      get { false }
      set {}
    }
  }
  class Extends: UIView {
    override var bounds: CGRect {
      get { .infinite }
      set {}
    }
  }
  class Turns: UIView {
    override var transform: CGAffineTransform {
      get { CGAffineTransform() }
      set {}
    }
  }

  class Hangs: UIView {
    override var anchorPoint: CGPoint {
      get { .zero }
      set {}
    }
  }

  class Belongs: UIView {
    override var window: UIWindow? { nil }
  }

  final class Inherits: Asks {}
  final class Adds: Asks {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  final class Elsewhere: UIView {
    override func layoutSubviews() {}
    override var frame: CGRect {
      get { .zero }
      set {}
    }
  }
  class Generic<Content>: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { MemoryLayout<Content>.size == 0 }
  }
  final class Observes: UIView {
    override var bounds: CGRect { didSet {} }
  }
  final class Scrolls: UIScrollView {
    override var bounds: CGRect {
      get { .null }
      set {}
    }
  }
}
