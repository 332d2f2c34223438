import Foundation

/// Where one axis of the content offset may rest.
struct ScrollRange: Equatable {
  let low: CGFloat
  let high: CGFloat
  /// How much of the content shows, in points.
  let viewport: CGFloat
  let thresholds: ScrollThresholds

  /// Content smaller than what shows has one place to rest.
  init(
    content: CGFloat, viewport: CGFloat, leading: CGFloat, trailing: CGFloat,
    by thresholds: ScrollThresholds = ScrollThresholds()
  ) {
    low = -leading
    high = max(low, content + trailing - viewport)
    self.viewport = viewport
    self.thresholds = thresholds
  }

  /// Whether there is more than one place to rest.
  var isOpen: Bool { high > low }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, low), high) }
  func contains(_ offset: CGFloat) -> Bool { low <= offset && offset <= high }

  // MARK: Beyond the edge

  /// Where content shows that is pulled this far: beyond an edge it follows less and less, and never by more than
  /// what shows of it.
  func banded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let beyond = abs(offset - edge)
    guard beyond > 0, viewport > 0 else { return edge }
    let way = viewport * (1 - 1 / (beyond * thresholds.rubberBandStiffness / viewport + 1))
    return offset < edge ? edge - way : edge + way
  }

  /// How far content was pulled that shows there: what `banded` takes to it.
  func unbanded(_ offset: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    let way = abs(offset - edge)
    guard way > 0, way < viewport else { return offset }
    let beyond = viewport / thresholds.rubberBandStiffness * (1 / (1 - way / viewport) - 1)
    return offset < edge ? edge - beyond : edge + beyond
  }

  /// What share of the finger's speed the content has that shows there; all of it inside of the range.
  func follow(at offset: CGFloat) -> CGFloat {
    let way = abs(offset - clamp(offset))
    guard way > 0, way < viewport else { return way > 0 ? 0 : 1 }
    let left = 1 - way / viewport
    return thresholds.rubberBandStiffness * left * left
  }

  // MARK: Pages

  /// The page where content comes to rest that is let go at an offset: the nearest, or, for a finger fast enough,
  /// the next in its direction (S17).
  /// - Parameter velocity: of the content offset, in points per millisecond.
  func page(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard viewport > 0 else { return clamp(offset) }
    let place = offset / viewport
    let page =
      if velocity >= thresholds.pageTurn {
        place.rounded(.down) + 1
      } else if velocity <= -thresholds.pageTurn {
        place.rounded(.up) - 1
      } else {
        place.rounded()
      }
    return clamp(page * viewport)
  }
}
