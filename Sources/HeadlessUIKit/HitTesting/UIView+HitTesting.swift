package import Foundation

/// Hit testing as UIKit does it where nobody overrides it, each step told to whoever listens, and fast when nobody
/// does.
extension UIView {
  /// Asks the view for the hit view, and tells the question and the answer.
  ///
  /// - Parameter point: in this view's own coordinates.
  package func askHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !Decisions.areWatched { return hitTest(point, with: event) }
    if !Decisions.isEveryAskHeard, !overrides.contains(.hitTest) { return hitTest(point, with: event) }
    return telling(point) { hitTest(point, with: event) }
  }

  /// What `hitTest(_:with:)` does. Told as a question also where an override elsewhere called it directly.
  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if Decisions.areWatched { return toldHitTest(point, with: event) }
    return quietHitTest(point, with: event)
  }

  /// Without a word, but of what views of other classes say on its way.
  @inline(__always) private func quietHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !overrides.isDisjoint(with: .containing) { return hitTestAsAsked(point, with: event) }
    return contains(point) ? HitDescent.frontmost(at: point, in: self, with: event) : nil
  }

  @inline(never) private func hitTestAsAsked(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesAsAsked(point, event) ? HitDescent.frontmost(at: point, in: self, with: event) : nil
  }

  @inline(never) private func toldHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard Decisions.isEveryAskHeard else {
      let found = quietHitTest(point, with: event)
      if HitTesting.asked != nil { Decisions.tell(.finds(self, found)) }
      return found
    }
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
    var behind = snapshot.count
    while behind > 0 {
      if Decisions.arePassesHeard { behind = Self.passOver(snapshot[..<behind], at: point) }
      guard behind > 0 else { break }
      behind -= 1
      let child = Unmanaged.passUnretained(snapshot[behind])
      if let hit = child.lend({ $0.hitFromSuperview(point, with: event) }) { return hit }
    }
    return self
  }

  /// Tells of those in front that say no and ask nobody else for that, all at once: most views that are asked do.
  /// - Returns: how many stand behind them.
  private static func passOver(_ views: ArraySlice<UIView>, at point: CGPoint) -> Int {
    var behind = views.endIndex
    while behind > 0, Unmanaged.passUnretained(views[behind - 1]).lend({ $0.refusesPlainly(point) }) {
      behind -= 1
    }
    if behind < views.endIndex { Decisions.tell(asking: views[behind...], at: point) }
    return behind
  }

  /// Whether it overrides nothing of what it is asked, stands as it was made, and says no.
  @inline(__always) private func refusesPlainly(_ point: CGPoint) -> Bool {
    guard overrides.isEmpty, !isTransformed else { return false }
    return plainRefusal(at: plainPointFromSuperview(point)) != nil
  }

  /// What a view that overrides nothing says to a point of its superview's, where it says no.
  package func plainRefusal(of point: CGPoint) -> PlainRefusal? {
    let place = pointFromSuperview(point)
    guard let refusal = plainRefusal(at: place) else { return nil }
    return PlainRefusal(point: place, bounds: area, refusal: refusal)
  }

  @inline(__always) private func plainRefusal(at place: CGPoint) -> Refusal? {
    if contains(place) { return nil }
    // Most often only the point decides.
    let isUsual = !isClosed && area.size.width >= 0 && area.size.height >= 0
    return isUsual ? .outside(place) : refusal(of: place, with: nil)
  }

  /// Asks the view, unless its transform has no inverse there.
  ///
  /// - Parameter point: in its superview's coordinates.
  @inline(never) func hitFromSuperview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHitOnTheWay, !isInSpace { return hitOnTheWay(point, with: event) }
    guard canBeHit(at: point) else {
      Decisions.tell(ask: .refuses(self, .singularTransform))
      return nil
    }
    return askHitTest(pointFromSuperview(point), with: event)
  }

  private func refusal(of point: CGPoint, with event: UIEvent?) -> Refusal? {
    if isHidden { return .hidden }
    let alpha = alpha
    if alpha < HitTesting.leastAlpha { return .transparent(alpha: alpha) }
    if !isUserInteractionEnabled { return .notInteractive }
    if closingAnimations > 0 { return .animated }
    if isNotShown { return .hidden }
    if !self.point(inside: point, with: event) { return .outside(point) }
    return nil
  }

  /// Whether there is no refusal, of a view that nobody has to ask.
  private func contains(_ point: CGPoint) -> Bool {
    let area = area
    return !isClosed && point.x >= area.origin.x && point.x < area.origin.x + area.size.width
      && point.y >= area.origin.y && point.y < area.origin.y + area.size.height
  }

  private func takesAsAsked(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    let isOpen = overrides.contains(.getters) ? !isClosedAsAsked : !isClosed
    return isOpen && self.point(inside: point, with: event)
  }

  /// Keeps whether the view takes no touches, whatever the point. One with getters of its own is asked each time.
  func hitClosingChanged() {
    if !overrides.contains(.getters) { isClosed = isClosedAsAsked }
    hitPlaceChanged()
  }

  @inline(__always) private var isClosedAsAsked: Bool {
    isHidden || alpha < HitTesting.leastAlpha || !isUserInteractionEnabled || closingAnimations > 0 || isNotShown
  }
}

@MainActor private enum HitTesting {
  /// Views with less alpha are invisible to touches, as `hitTest(_:with:)` is documented.
  static let leastAlpha: CGFloat = 0.01
  /// The view that has been asked last and has not answered yet.
  static var asked: ObjectIdentifier?
}

/// A view's no to a point: where that lies in its own coordinates, and its bounds.
package struct PlainRefusal {
  package let point: CGPoint
  package let bounds: CGRect
  package let refusal: Refusal
}
