import Foundation

/// Lengths along the scrolling (main) and across it, of a layout that scrolls either way.
struct FlowAxis {
  let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) { isVertical = direction == .vertical }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func main(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func cross(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }

  func rect(main: CGFloat, cross: CGFloat, _ mainLength: CGFloat, _ crossLength: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
      : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
  }

  /// The same rectangle elsewhere along the scrolling.
  func moved(_ rect: CGRect, to place: CGFloat) -> CGRect {
    self.rect(main: place, cross: cross(rect.origin), main(rect.size), cross(rect.size))
  }

  func span(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func crossSpan(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// What an inset takes along the scrolling and across it, at the beginning and at the end.
  func inset(_ inset: UIEdgeInsets) -> (main: (CGFloat, CGFloat), cross: (CGFloat, CGFloat)) {
    isVertical
      ? ((inset.top, inset.bottom), (inset.left, inset.right))
      : ((inset.left, inset.right), (inset.top, inset.bottom))
  }
}
