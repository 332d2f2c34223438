import Foundation

/// A pan of one finger that lands close to one of the chosen edges of the window. Further fingers are ignored.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// None at first, so that it never begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first = attempt.touches.first else { return }
    for touch in attempt.touches where touch !== first { ignore(touch, for: event) }
    guard touches.contains(first) else { return }
    let distance = distance(of: first)
    guard distance <= thresholds.edgeRegion else {
      return fail(.awayFromEdge(distance, allows: thresholds.edgeRegion))
    }
    super.touchesBegan([first], with: event)
  }

  /// From the nearest of the chosen edges; infinite where none is chosen.
  private func distance(of touch: UITouch) -> CGFloat {
    guard let bounds = touch.window?.bounds else { return .infinity }
    let place = touch.location(in: nil)
    let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
      (.top, place.y - bounds.minY), (.left, place.x - bounds.minX), (.bottom, bounds.maxY - place.y),
      (.right, bounds.maxX - place.x),
    ]
    return distances.filter { edges.contains($0.edge) }.map(\.distance).min() ?? .infinity
  }
}
