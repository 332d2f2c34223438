import Foundation
import HeadlessUIKit
import Traces

extension GestureDemand {
  /// What a recognizer listens for, as a trace says it.
  @MainActor init(_ recognizer: UIGestureRecognizer) {
    let numbers = UIApplication.shared.thresholds.gestures
    self =
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        .taps(
          tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired, gap: numbers.tapGap,
          down: numbers.tapDownTime, movement: Double(numbers.tapMovement))
      case let press as UILongPressGestureRecognizer:
        .press(
          press.minimumPressDuration, fingers: press.numberOfTouchesRequired,
          movement: Double(press.allowableMovement))
      case let pan as UIScreenEdgePanGestureRecognizer:
        .edgeMove(
          Double(pan.wayToBegin), edges: Self.names(of: pan.edges), region: Double(numbers.edgeRegion))
      case let pan as UIPanGestureRecognizer where (pan.view as? UIScrollView)?.panGestureRecognizer === pan:
        .scroll(Double(pan.wayToBegin))
      case let pan as UIPanGestureRecognizer:
        .move(Double(pan.wayToBegin), fingers: pan.minimumNumberOfTouches)
      case let swipe as UISwipeGestureRecognizer:
        .swipe(
          Double(numbers.swipeDistance), directions: Self.names(of: swipe.direction),
          fingers: swipe.numberOfTouchesRequired, within: numbers.swipeTime)
      case is UIPinchGestureRecognizer: .spread(Double(numbers.pinchHysteresis))
      case is UIRotationGestureRecognizer: .turn(Double(numbers.rotationHysteresis))
      default: .own
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
