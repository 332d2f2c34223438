import Foundation
import HeadlessUIKit

/// A view that overrides something, and notes each call.
@MainActor protocol Noting: UIView {
  var owner: RandomViews? { get set }
}

/// One whose `hitTest(_:with:)` is its own.
@MainActor protocol HitTestOverriding: Noting {}

extension Noting {
  /// What another view answers, asked directly.
  fileprivate func answer(of view: UIView, _ point: CGPoint) -> UIView? {
    guard let recursion = owner?.recursion else { return view.hitTest(point, with: nil) }
    return recursion.call(view, point)
  }

  /// What `super.hitTest` answers, whoever stands in for it.
  fileprivate func answer(_ point: CGPoint, or superAnswer: () -> UIView?) -> UIView? {
    owner?.note("hitTest", self, point)
    guard let recursion = owner?.recursion else { return superAnswer() }
    return recursion.hitTest(self, point)
  }
}

/// Is never hit itself, as a view that only holds others together.
class Passing: UIView, HitTestOverriding {
  weak var owner: RandomViews?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = answer(point) { super.hitTest(point, with: event) }
    return hit === self ? nil : hit
  }
}

/// Inherits its override.
final class Derived: Passing {
  override func layoutSubviews() { owner?.note("layoutSubviews", self) }
}

/// Takes touches around it, too.
final class Reaching: UIView, Noting {
  weak var owner: RandomViews?
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    owner?.note("point", self, point)
    return bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// Asks its rearmost subview first, and another view far away.
final class Knowing: UIView, HitTestOverriding {
  weak var owner: RandomViews?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let last = subviews.first, let answer = answer(of: last, convert(point, to: last)) {
      owner?.note("found", self)
      return answer
    }
    return answer(point) { super.hitTest(point, with: event) }
  }
}

/// Changes the tree while it is asked.
final class Busy: UIView, HitTestOverriding {
  weak var owner: RandomViews?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let owner = owner
    let share = point.x - point.x.rounded(.down)
    if share < 0.2 { owner?.beBusy() }
    let hit = answer(point) { super.hitTest(point, with: event) }
    if share > 0.5 { owner?.beBusy() }
    return share > 0.3 ? nil : hit
  }
}

/// Only hears of its bounds' changes.
final class Listening: UIScrollView, Noting {
  weak var owner: RandomViews?
  override var bounds: CGRect {
    didSet { owner?.note("bounds", self) }
  }
}

/// Stands elsewhere, and looks different, than it was told.
final class Drifting: UIView, Noting {
  weak var owner: RandomViews?
  override var transform: CGAffineTransform {
    get {
      owner?.note("transform", self)
      return super.transform.translatedBy(x: 3, y: 0)
    }
    set { super.transform = newValue }
  }
  override var isHidden: Bool {
    get {
      owner?.note("isHidden", self)
      return !super.isHidden
    }
    set { super.isHidden = newValue }
  }
  /// Where it really stands.
  var ownBounds: CGRect { super.bounds }
  override var bounds: CGRect {
    get {
      owner?.note("bounds", self)
      return super.bounds.insetBy(dx: 1, dy: 1)
    }
    set { super.bounds = newValue }
  }
}

/// Says that it is visible and takes touches whatever it was told.
final class Answering: UIView, Noting {
  weak var owner: RandomViews?
  override var alpha: CGFloat {
    get {
      owner?.note("alpha", self)
      return 1
    }
    set { super.alpha = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get {
      owner?.note("isUserInteractionEnabled", self)
      return true
    }
    set { super.isUserInteractionEnabled = newValue }
  }
}
