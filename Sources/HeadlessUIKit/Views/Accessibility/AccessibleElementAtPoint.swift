import Foundation

extension UIView {
  /// The view that a finger would hit there, or the nearest around it, that is an element; or an element of its
  /// `accessibilityElements` whose frame on the screen has the point, the first of them.
  func accessibleElement(at point: CGPoint, _ event: UIEvent?) -> Any? {
    guard let hit = hitTest(point, with: event), !hit.accessibilityElementsHidden else { return nil }
    for view in sequence(first: hit, next: { $0 === self ? nil : $0.superview }) {
      if view.isAccessibilityElement { return view }
      let place = UIAccessibility.convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: self).origin
      let elements = (view.accessibilityElements ?? []).lazy.compactMap { $0 as? UIAccessibilityElement }
      if let element = elements.first(where: { $0.accessibilityFrame.holds(place) }) { return element }
    }
    return nil
  }
}
