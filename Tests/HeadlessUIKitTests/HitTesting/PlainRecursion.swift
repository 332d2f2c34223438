import Foundation
import HeadlessUIKit

/// Hit testing written down as it is told: each view is asked by its methods, and nothing is kept from one to the
/// next. What the real one is held against.
///
/// Uses public API alone, and is compiled into the benchmarks, too.
@MainActor final class PlainRecursion {
  /// Told every question, refusal and answer, where somebody wants to know.
  var tell: ((_ step: String, _ view: UIView, _ detail: String) -> Void)?
  private var asked: UIView?
  private let fault: HitFault?
  private var firstCenters: [Int: CGPoint] = [:]

  /// - Parameter fault: what it does wrong.
  init(fault: HitFault? = nil) { self.fault = fault }

  /// As the window and superviews ask.
  func ask(_ view: UIView, _ point: CGPoint) -> UIView? {
    telling(view, point) { call(view, point) }
  }

  /// As an override asks a view of its own accord.
  func call(_ view: UIView, _ point: CGPoint) -> UIView? {
    let isOverriding = view is any HitTestOverriding && fault != .deafToHitTest
    return isOverriding ? view.hitTest(point, with: nil) : hitTest(view, point)
  }

  /// What `UIView.hitTest(_:with:)` does.
  func hitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
    if asked === view { return search(view, point) }
    return telling(view, point) { search(view, point) }
  }

  private func telling(_ view: UIView, _ point: CGPoint, _ question: () -> UIView?) -> UIView? {
    tell?("asks", view, "\(point.x), \(point.y)")
    let asker = asked
    asked = view
    let answer = question()
    asked = asker
    tell?("answers", view, answer.map { "\($0.tag)" } ?? "nil")
    return answer
  }

  private func search(_ view: UIView, _ point: CGPoint) -> UIView? {
    if let refusal = refusal(of: view, point) {
      tell?("refuses", view, refusal)
      return nil
    }
    tell?("contains", view, "")
    for child in fault == .rearmostFirst ? view.subviews : view.subviews.reversed() {
      let transform = child.transform
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0, determinant.isFinite else {
        tell?("refuses", child, "singularTransform")
        continue
      }
      if let answer = ask(child, ownPoint(of: child, point)) { return answer }
    }
    return view
  }

  /// Not by `convert`: an override that was asked before may have taken the child out of the tree.
  private func ownPoint(of view: UIView, _ point: CGPoint) -> CGPoint {
    let bounds = (view as? Drifting)?.ownBounds ?? view.bounds
    let center = center(of: view)
    if view.transform.isIdentity || fault == .leavesTurnsOut {
      return CGPoint(
        x: point.x - (center.x - bounds.width * view.anchorPoint.x) + bounds.origin.x,
        y: point.y - (center.y - bounds.height * view.anchorPoint.y) + bounds.origin.y)
    }
    let fromAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = fromAnchor.applying(view.transform.inverted())
    return CGPoint(
      x: turned.x + (bounds.origin.x + bounds.width * view.anchorPoint.x),
      y: turned.y + (bounds.origin.y + bounds.height * view.anchorPoint.y))
  }

  private func center(of view: UIView) -> CGPoint {
    guard fault == .remembersPlaces else { return view.center }
    let center = firstCenters[view.tag] ?? view.center
    firstCenters[view.tag] = center
    return center
  }

  private func refusal(of view: UIView, _ point: CGPoint) -> String? {
    if view.isHidden { return "hidden" }
    if view.alpha < 0.01 { return "transparent" }
    if !view.isUserInteractionEnabled { return "notInteractive" }
    return isInside(view, point) ? nil : "outside"
  }

  private func isInside(_ view: UIView, _ point: CGPoint) -> Bool {
    switch fault {
    case .deafToPointInside: return view.bounds.contains(point)
    case .widerEdges where point.x == view.bounds.maxX || point.y == view.bounds.maxY:
      return view.point(inside: CGPoint(x: point.x.nextDown, y: point.y.nextDown), with: nil)
    case .asksTwice: _ = view.point(inside: point, with: nil)
    default: break
    }
    return view.point(inside: point, with: nil)
  }
}
