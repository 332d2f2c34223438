import Foundation
import HeadlessUIKit
import Traces

/// What recognizers listen for, as a trace says it.
@MainActor enum DemandWords {
  static func of(_ recognizer: UIGestureRecognizer) -> GestureDemand {
    let numbers = UIApplication.shared.thresholds.gestures
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return .taps(
        tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired, gap: numbers.tapGap,
        down: numbers.tapDownTime, movement: Double(numbers.tapMovement))
    case let press as UILongPressGestureRecognizer:
      return .press(
        press.minimumPressDuration, fingers: press.numberOfTouchesRequired,
        movement: Double(press.allowableMovement))
    case let pan as UIScreenEdgePanGestureRecognizer:
      return .edgeMove(
        Double(numbers.panHysteresis), edges: names(of: pan.edges), region: Double(numbers.edgeRegion))
    case let pan as UIPanGestureRecognizer where (pan.view as? UIScrollView)?.panGestureRecognizer === pan:
      return .scroll(Double(numbers.panHysteresis))
    case let pan as UIPanGestureRecognizer:
      return .move(Double(numbers.panHysteresis), fingers: pan.minimumNumberOfTouches)
    case let swipe as UISwipeGestureRecognizer:
      return .swipe(
        Double(numbers.swipeDistance), directions: names(of: swipe.direction),
        fingers: swipe.numberOfTouchesRequired, within: numbers.swipeTime)
    case is UIPinchGestureRecognizer: return .spread(Double(numbers.pinchHysteresis))
    case is UIRotationGestureRecognizer: return .turn(Double(numbers.rotationHysteresis))
    default: return .own
    }
  }

  private static func names(of edges: UIRectEdge) -> [Reason.Edge] {
    let all: [(UIRectEdge, Reason.Edge)] = [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
    return all.filter { edges.contains($0.0) }.map(\.1)
  }

  private static func names(of direction: UISwipeGestureRecognizer.Direction) -> [String] {
    let all: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }
}
