import Foundation

/// A pan of one finger that lands close to one of the chosen edges of the window, and goes away from it rather than
/// along it. Further fingers are ignored.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// None at first, so that it never begins.
  open var edges: UIRectEdge = []

  /// Of the chosen edges the one at which its finger landed, and how far from it.
  private var start: (edge: UIRectEdge, distance: CGFloat)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first = attempt.touches.first else { return }
    for touch in attempt.touches where touch !== first { ignore(touch, for: event) }
    guard touches.contains(first) else { return }
    start = edge(near: first)
    let distance = start?.distance ?? .infinity
    guard distance <= thresholds.edgeRegion else {
      return fail(.awayFromEdge(distance, allows: thresholds.edgeRegion))
    }
    super.touchesBegan([first], with: event)
  }

  override func straying(on way: CGPoint) -> (CGFloat, allowed: CGFloat)? {
    let (inward, along) =
      switch start?.edge {
      case .top: (way.y, way.x)
      case .bottom: (-way.y, way.x)
      case .left: (way.x, way.y)
      default: (-way.x, way.y)
      }
    return inward < abs(along) ? (abs(along), max(0, inward)) : nil
  }

  /// The nearest of the chosen edges; nil where none is chosen.
  private func edge(near touch: UITouch) -> (edge: UIRectEdge, distance: CGFloat)? {
    guard let bounds = touch.window?.bounds else { return nil }
    let place = touch.location(in: nil)
    let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
      (.top, place.y - bounds.minY), (.left, place.x - bounds.minX), (.bottom, bounds.maxY - place.y),
      (.right, bounds.maxX - place.x),
    ]
    return distances.filter { edges.contains($0.edge) }.min { $0.distance < $1.distance }
  }
}
