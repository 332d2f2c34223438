import Foundation
import HeadlessUIKit

/// A view's bounds as they lie on the screen, and the points whose middle they contain.
///
/// The outline is only where to look: whether a point is in is asked by converting its middle as a hit test does,
/// so that the last bit falls the same way.
@MainActor struct ViewOutline {
  private let view: UIView
  /// The corners on the screen, one after the other around.
  private let corners: [CGPoint]

  init(_ view: UIView) {
    self.view = view
    let bounds = view.bounds
    corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { view.screenPoint(from: $0) }
  }

  /// The points of `limit` that are in the bounds.
  func region(within limit: PointRegion) -> PointRegion {
    guard let limits = limit.extent, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return PointRegion()
    }
    let rows = span(of: corners.map { Double($0.y) }, within: limits.y)
    var region = PointRegion()
    for y in rows { region.append(PointRegion.Run(y: y, x: run(in: y, within: limits.x))) }
    return region.intersection(limit)
  }

  /// How far a corner may be off after all the converting, in points; generous.
  private static let doubt = 2

  /// The points of the row that are in: they are one run, since the outline is convex.
  private func run(in y: Int, within columns: Range<Int>) -> Range<Int> {
    let range = span(of: crossings(at: Double(y) + 0.5), within: columns)
    let isIn = { view.containsOnScreen(PointGrid.middle(x: $0, y: y)) }
    guard let first = range.first(where: isIn), let last = range.last(where: isIn) else { return 0..<0 }
    return first..<last + 1
  }

  private func crossings(at y: Double) -> [Double] {
    var places: [Double] = []
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (low, high) = start.y < end.y ? (start, end) : (end, start)
      guard low.y - Double(Self.doubt) <= y, y <= high.y + Double(Self.doubt) else { continue }
      let part = high.y > low.y ? min(1, max(0, (y - low.y) / (high.y - low.y))) : 0
      places.append(low.x + (high.x - low.x) * part)
      if high.y - low.y <= Double(Self.doubt) { places += [low.x, high.x] }
    }
    return places
  }

  /// The whole numbers from the least to the greatest, a little more on both sides, and none beyond the limit.
  private func span(of numbers: [Double], within limit: Range<Int>) -> Range<Int> {
    guard let least = numbers.min(), let greatest = numbers.max() else { return 0..<0 }
    let bounds = Double(limit.lowerBound)...Double(limit.upperBound)
    let start = Int(min(max(least.rounded(.down) - Double(Self.doubt), bounds.lowerBound), bounds.upperBound))
    let end = Int(min(max(greatest.rounded(.up) + Double(Self.doubt), bounds.lowerBound), bounds.upperBound))
    return start..<end
  }
}

extension UIView {
  /// From the view's own coordinates to the screen's.
  func screenPoint(from point: CGPoint) -> CGPoint {
    guard let window else { return point }
    let inWindow = window === self ? point : convert(point, to: window)
    return window.convert(inWindow, to: nil as UIWindow?)
  }

  /// From the screen's coordinates to the view's own.
  func point(fromScreen point: CGPoint) -> CGPoint {
    guard let window else { return point }
    let inWindow = window.convert(point, from: nil as UIWindow?)
    return window === self ? inWindow : convert(inWindow, from: window)
  }

  func containsOnScreen(_ point: CGPoint) -> Bool { bounds.contains(self.point(fromScreen: point)) }
}
