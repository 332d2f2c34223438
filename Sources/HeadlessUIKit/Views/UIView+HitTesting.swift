package import Foundation

/// Hit testing as UIKit does it where nobody overrides it, each step told to who watches.
extension UIView {
  /// Asks the view for the hit view, and tells the question and the answer.
  ///
  /// - Parameter point: in this view's own coordinates.
  package func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    telling(point) { hitTest(point, with: event) }
  }

  /// What `hitTest(_:with:)` does. Told as a question also where an override elsewhere called it directly.
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.asked === self { return search(point, with: event) }
    return telling(point) { search(point, with: event) }
  }

  private func telling(_ point: CGPoint, _ question: () -> UIView?) -> UIView? {
    Decisions.tell(.asks(self, at: point))
    let asker = HitTesting.asked
    HitTesting.asked = self
    let answer = question()
    HitTesting.asked = asker
    Decisions.tell(.answers(self, answer))
    return answer
  }

  private func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let refusal = refusal(of: point, with: event) {
      Decisions.tell(.refuses(self, refusal))
      return nil
    }
    Decisions.tell(.contains(self))
    // The array is a snapshot: overrides may add, remove and move views while they are asked.
    for child in children.reversed() {
      guard child.transform.isInvertible else {
        Decisions.tell(.refuses(child, .singularTransform))
        continue
      }
      if let hit = child.askHitTest(child.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  private func refusal(of point: CGPoint, with event: UIEvent?) -> Refusal? {
    if isHidden { return .hidden }
    if alpha < HitTesting.leastAlpha { return .transparent(alpha: alpha) }
    if !isUserInteractionEnabled { return .notInteractive }
    if closingAnimations > 0 { return .animated }
    if !self.point(inside: point, with: event) { return .outside(point) }
    return nil
  }
}

@MainActor private enum HitTesting {
  /// Views with less alpha are invisible to touches, as `hitTest(_:with:)` is documented.
  static let leastAlpha: CGFloat = 0.01
  /// The view that has been asked last and has not answered yet.
  static weak var asked: UIView?
}
