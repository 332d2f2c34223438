import Foundation

/// Content that a finger drags: how far it was pulled, and where it shows.
struct ScrollDrag {
  /// Where the content would be if it had no edges.
  private var pulled: CGPoint
  /// Where the drag put the content last.
  private var last: CGPoint
  /// The way that the finger had gone then.
  private var way = CGPoint.zero
  /// The only axis that moves, if the drag is locked to one.
  let lock: ScrollAxis?
  /// Whether two fingers that scale have the content in their hand meanwhile.
  var isHeld = false

  /// - Parameter offset: where the content shows when the drag begins, perhaps beyond an edge.
  init(from offset: CGPoint, in ranges: (x: ScrollRange, y: ScrollRange), lockedTo lock: ScrollAxis?) {
    pulled = CGPoint(x: ranges.x.unbanded(offset.x), y: ranges.y.unbanded(offset.y))
    last = offset
    self.lock = lock
  }

  /// Where the content shows when the finger has gone that way. Content that somebody else moved meanwhile is
  /// dragged on from there.
  mutating func follow(_ way: CGPoint, from present: CGPoint, on axes: ScrollAxes) -> CGPoint {
    let (step, jump) = (way - self.way, present - last)
    self.way = way
    last = present
    // Content that nobody moves stays to the last bit: computed anew, a place beyond the edge is another.
    if axes.x.moves, lock != .vertical, step.x != 0 || jump.x != 0 {
      pulled.x += jump.x - step.x
      last.x = axes.x.place(of: pulled.x)
    }
    if axes.y.moves, lock != .horizontal, step.y != 0 || jump.y != 0 {
      pulled.y += jump.y - step.y
      last.y = axes.y.place(of: pulled.y)
    }
    return last
  }

  /// Others have moved the content, perhaps scaled it, while the finger went on: it drags from there.
  /// - Parameter way: that the finger has gone by now.
  mutating func goOn(from offset: CGPoint, in ranges: (x: ScrollRange, y: ScrollRange), after way: CGPoint) {
    pulled = CGPoint(x: ranges.x.unbanded(offset.x), y: ranges.y.unbanded(offset.y))
    last = offset
    self.way = way
    isHeld = false
  }

  /// The velocity that the content has of the finger's.
  func velocity(of finger: CGPoint, on axes: ScrollAxes) -> CGPoint {
    CGPoint(
      x: axes.x.moves && lock != .vertical ? -finger.x : 0, y: axes.y.moves && lock != .horizontal ? -finger.y : 0)
  }
}

/// What a scroll view's content can do along each axis, now.
struct ScrollAxes {
  let x: Axis
  let y: Axis

  struct Axis {
    let range: ScrollRange
    let bounces: Bool
    /// Whether a finger can move the content along it at all.
    let moves: Bool

    func place(of pulled: CGFloat) -> CGFloat { bounces ? range.banded(pulled) : range.clamp(pulled) }
  }

  @MainActor init(of scrollView: UIScrollView) {
    let ranges = scrollView.ranges
    let bounces = scrollView.bouncing
    x = Axis(
      range: ranges.x, bounces: bounces.x, moves: ranges.x.isOpen || bounces.x && scrollView.alwaysBounceHorizontal)
    y = Axis(
      range: ranges.y, bounces: bounces.y, moves: ranges.y.isOpen || bounces.y && scrollView.alwaysBounceVertical)
  }
}
