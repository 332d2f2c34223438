package import Foundation

/// Hit testing as UIKit does it where nobody overrides it, each step told to who listens, and fast when nobody
/// does.
extension UIView {
  /// Asks the view for the hit view, and tells the question and the answer.
  ///
  /// - Parameter point: in this view's own coordinates.
  package func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !Decisions.areWatched { return hitTest(point, with: event) }
    return telling(point) { hitTest(point, with: event) }
  }

  /// What `hitTest(_:with:)` does. Told as a question also where an override elsewhere called it directly.
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if Decisions.areWatched { return toldHitTest(point, with: event) }
    let isPlain = overrides.isDisjoint(with: [.getters, .pointInside])
    guard isPlain ? contains(point) : takesAsAsked(point, event) else { return nil }
    return HitDescent.frontmost(at: point, in: self, with: event)
  }

  @inline(never) private func toldHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.asked == ObjectIdentifier(self) { return search(point, with: event) }
    return telling(point) { search(point, with: event) }
  }

  private func telling(_ point: CGPoint, _ question: () -> UIView?) -> UIView? {
    Decisions.tell(.asks(self, at: point))
    let asker = HitTesting.asked
    HitTesting.asked = ObjectIdentifier(self)
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
    let snapshot = children
    defer { extendLifetime(snapshot) }
    for place in snapshot.indices.reversed() {
      let child = Unmanaged.passUnretained(snapshot[place])
      if let hit = child.lend({ $0.hitFromSuperview(point, with: event) }) { return hit }
    }
    return self
  }

  /// Asks the view, unless its transform has no inverse.
  ///
  /// - Parameter point: in its superview's coordinates.
  @inline(never) func hitFromSuperview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if Decisions.arePassesHeard, overrides.isEmpty, !isTransformed {
      return plainHitFromSuperview(point, with: event)
    }
    guard transform.isInvertible else {
      Decisions.tell(.refuses(self, .singularTransform))
      return nil
    }
    return askHitTest(pointFromSuperview(point), with: event)
  }

  /// What nobody overrides asks nobody else in the meantime, so that question and answer are one. Without calls:
  /// most views that are asked say no.
  private func plainHitFromSuperview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = pointFromSuperview(point)
    let isUsual = !isClosed && area.size.width >= 0 && area.size.height >= 0
    if !contains(place), let refusal = isUsual ? .outside(place) : refusal(of: place, with: event) {
      Decisions.tell(asking: self, at: place, inVain: refusal)
      return nil
    }
    return askHitTest(place, with: event)
  }

  private func refusal(of point: CGPoint, with event: UIEvent?) -> Refusal? {
    if isHidden { return .hidden }
    let alpha = alpha
    if alpha < HitTesting.leastAlpha { return .transparent(alpha: alpha) }
    if !isUserInteractionEnabled { return .notInteractive }
    if closingAnimations > 0 { return .animated }
    if !self.point(inside: point, with: event) { return .outside(point) }
    return nil
  }

  /// Whether there is no refusal, of a view that nobody has to ask.
  private func contains(_ point: CGPoint) -> Bool {
    let area = area
    return !isClosed && point.x >= area.origin.x && point.x < area.origin.x + area.size.width
      && point.y >= area.origin.y && point.y < area.origin.y + area.size.height
  }

  @inline(never) private func takesAsAsked(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    let isOpen = overrides.contains(.getters) ? !isClosedAsAsked : !isClosed
    return isOpen && self.point(inside: point, with: event)
  }

  /// Keeps whether the view takes no touches, whatever the point. One with getters of its own is asked each time.
  func hitClosingChanged() {
    if !overrides.contains(.getters) { isClosed = isClosedAsAsked }
    hitPlaceChanged()
  }

  private var isClosedAsAsked: Bool {
    isHidden || alpha < HitTesting.leastAlpha || !isUserInteractionEnabled || closingAnimations > 0
  }
}

@MainActor private enum HitTesting {
  /// Views with less alpha are invisible to touches, as `hitTest(_:with:)` is documented.
  static let leastAlpha: CGFloat = 0.01
  /// The view that has been asked last and has not answered yet.
  static var asked: ObjectIdentifier?
}
