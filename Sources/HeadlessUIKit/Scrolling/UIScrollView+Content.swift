import Foundation

/// Where the content may be, and code that moves it.
extension UIScrollView {
  var thresholds: ScrollThresholds { UIApplication.shared.thresholds.scrolling }

  /// Along which axes content can be pulled beyond its edges.
  var bouncing: (x: Bool, y: Bool) { (bounces && bouncesHorizontally, bounces && bouncesVertically) }

  /// Where the content may rest. A bar that has become lower makes room as content comes down.
  var ranges: (x: ScrollRange, y: ScrollRange) {
    let viewport = bounds.size
    var inset = adjustedContentInset
    if let followed { inset.top += followed.missingInset }
    return (
      ScrollRange(
        content: contentSize.width, viewport: viewport.width, leading: inset.left, trailing: inset.right,
        by: thresholds),
      ScrollRange(
        content: contentSize.height, viewport: viewport.height, leading: inset.top, trailing: inset.bottom,
        by: thresholds)
    )
  }

  func tellInset() {
    addedRefreshControl?.follow(self)
    insetDidChange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves the content at once; a drag's and a motion's own steps are told by them.
  func move(to offset: CGPoint) {
    let old = contentOffset
    guard offset != old else { return }
    if !isStepping {
      if motion?.kind == .comingBack { halt(.interrupted) }
      // Where code has it, it stays.
      if !isCaught { stopped = nil }
      tell(.jumps(from: old, to: offset))
    }
    holdingWatch {
      bounds.origin = offset
      if contentOffset != old { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }

  /// Moves the content as part of a drag or a motion.
  func step(to offset: CGPoint) {
    isStepping = true
    contentOffset = offset
    isStepping = false
  }

  /// Brings content back that is out of its range; as a finger or speed moves it, it comes back by itself.
  func stayInside() {
    guard drag == nil, motion == nil, stopped == nil else { return }
    let (ranges, offset) = (self.ranges, contentOffset)
    let inside = CGPoint(x: ranges.x.clamp(offset.x), y: ranges.y.clamp(offset.y))
    if inside != offset { contentOffset = inside }
  }

  /// Content at its upper or left edge stays at it where that is set in otherwise; other content stays in its
  /// range.
  /// - Parameters:
  ///   - old: how it was set in.
  ///   - axes: those along which it stays at an edge.
  func stayAtEdge(from old: UIEdgeInsets, along axes: (x: Bool, y: Bool)) {
    guard drag == nil, motion == nil, stopped == nil else { return }
    var offset = contentOffset
    let new = adjustedContentInset
    if axes.x, old.left != new.left, offset.x == -old.left { offset.x = 0 - new.left }
    if axes.y, old.top != new.top, offset.y == -old.top { offset.y = 0 - new.top }
    if offset == contentOffset { stayInside() } else { move(to: offset) }
  }

  /// The offset nearest to the present one that shows the rectangle.
  /// - Parameter showsEnd: of one that doesn't fit; else its beginning is shown.
  func offset(showing rect: CGRect, orItsEnd showsEnd: Bool = false) -> CGPoint {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    func nearest(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if high - low > end - start { return showsEnd ? high - end : low - start }
      if low < start { return low - start }
      return high > end ? high - end : 0
    }
    let (x, y) = (
      nearest(rect.minX, rect.maxX, shown.minX, shown.maxX), nearest(rect.minY, rect.maxY, shown.minY, shown.maxY)
    )
    return CGPoint(x: ranges.x.clamp(contentOffset.x + x), y: ranges.y.clamp(contentOffset.y + y))
  }

  func tell(_ decision: @autoclosure () -> ScrollDecision) { Decisions.tell(.scroll(self, decision())) }
}
