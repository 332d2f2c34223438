import Foundation

/// Converting between any two views: up to where their branches meet, then down.
///
/// Nil means the base coordinates: the window's own, or the topmost view's where there is no window. Between windows it
/// goes through the screen. Between trees without a window UIKit promises nothing; here their topmost views share one
/// base.
extension UIView {
  /// Where the ways up from two views end: at the view that both have above them, or, where there is none, each at its
  /// own top; nil is the screen, by which the ways of two windows meet.
  private struct Meeting {
    var ofStart: UIView?
    var ofEnd: UIView?

    /// - Parameter start: nil for the base coordinates, as `end`.
    @MainActor init(_ start: UIView?, _ end: UIView?) {
      guard let start, let end else {
        (ofStart, ofEnd) = (start?.top, end?.top)
        return
      }
      var (one, other): (UIView?, UIView?) = (start, end)
      let (depth, otherDepth) = (start.depth, end.depth)
      for _ in 0..<max(0, depth - otherDepth) { one = one?.superview }
      for _ in 0..<max(0, otherDepth - depth) { other = other?.superview }
      while let present = one, present !== other { (one, other) = (present.superview, other?.superview) }
      (ofStart, ofEnd) = (one, one)
      guard one == nil else { return }
      let (top, otherTop) = (start.top, end.top)
      if !(top is UIWindow && otherTop is UIWindow) { (ofStart, ofEnd) = (top, otherTop) }
    }
  }

  /// How many views there are above it.
  private var depth: Int {
    var (depth, above) = (0, superview)
    while let view = above { (depth, above) = (depth + 1, view.superview) }
    return depth
  }

  private var top: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  static func convert(_ point: CGPoint, from start: UIView?, to end: UIView?) -> CGPoint {
    if start === end { return point }
    let meeting = Meeting(start, end)
    var (point, place) = (point, start)
    while let view = place, view !== meeting.ofStart {
      (point, place) = (view.pointInSuperview(point), view.superview)
    }
    return descend(point, from: meeting.ofEnd, to: end)
  }

  private static func descend(_ point: CGPoint, from top: UIView?, to end: UIView?) -> CGPoint {
    guard let end, end !== top else { return point }
    return end.pointFromSuperview(descend(point, from: top, to: end.superview))
  }

  private static func descent(from top: UIView?, to end: UIView?) -> CGAffineTransform {
    guard let end, end !== top else { return .identity }
    return descent(from: top, to: end.superview).concatenating(end.stepUp.inverted())
  }

  /// The transform from a view's coordinates to those of one above it; nil is above a topmost view.
  private static func climb(from start: UIView?, to top: UIView?) -> CGAffineTransform {
    var (climb, place) = (CGAffineTransform.identity, start)
    while let view = place, view !== top { (climb, place) = (climb.concatenating(view.stepUp), view.superview) }
    return climb
  }

  /// The upright rectangle is taken twice, where the branches meet and at the end, as on a device.
  static func convert(_ rect: CGRect, from start: UIView?, to end: UIView?) -> CGRect {
    let meeting = Meeting(start, end)
    return rect.applying(climb(from: start, to: meeting.ofStart)).applying(descent(from: meeting.ofEnd, to: end))
  }
}
