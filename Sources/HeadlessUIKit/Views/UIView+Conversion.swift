import Foundation

/// Converting between any two views: up to where their branches meet, then down.
///
/// Nil means the base coordinates: the window's own, or the topmost view's where there is no window. Between
/// windows it goes through the screen. Between trees without a window UIKit promises nothing; what their topmost
/// views would be in is taken for one place, as on a device.
extension UIView {
  /// Where the ways up from two views end: at the view that both have above them, or, where there is none, above
  /// both; nil is the screen, by which the ways of two windows meet.
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
      for _ in 0..<max(0, depth - otherDepth) { one = one?.holder }
      for _ in 0..<max(0, otherDepth - depth) { other = other?.holder }
      while let present = one, present !== other { (one, other) = (present.holder, other?.holder) }
      (ofStart, ofEnd) = (one, one)
    }
  }

  /// How many views there are above it.
  private var depth: Int {
    var (depth, above) = (0, link)
    while let view = above { (depth, above) = (depth + 1, view.takeUnretainedValue().link) }
    return depth
  }

  private var top: UIView {
    var top = self
    while let above = top.holder { top = above }
    return top
  }

  static func convert(_ point: CGPoint, from start: UIView?, to end: UIView?) -> CGPoint {
    if start === end { return point }
    // The way of every touch: from its window to what is in it. The two meet where it starts.
    if let start, let end {
      if let place = WayDown.place(of: point, from: start, to: end) { return place }
      if end.stands(in: start) {
        WayDown.goes(from: start, to: end)
        return end.descend(point, from: start.address)
      }
    }
    let meeting = Meeting(start, end)
    return lead(lead(point, up: start, to: meeting.ofStart), down: end, from: meeting.ofEnd)
  }

  /// - Parameter top: nil is above a topmost view.
  private static func lead(_ point: CGPoint, up start: UIView?, to top: UIView?) -> CGPoint {
    var (point, place) = (point, start)
    while let view = place, view !== top { (point, place) = (view.pointInSuperview(point), view.holder) }
    return point
  }

  private static func lead(_ point: CGPoint, down end: UIView?, from top: UIView?) -> CGPoint {
    guard let end, end !== top else { return point }
    return end.descend(point, from: top?.address)
  }

  /// From a view above this one, or from what the topmost view lies in, step by step: the last bits of a place are
  /// those that a hit test on the way down comes to.
  /// - Parameter top: where that view is.
  private func descend(_ point: CGPoint, from top: UnsafeRawPointer?) -> CGPoint {
    var place = point
    if let link, holderAddress != top { place = link.lend { $0.descend(point, from: top) } }
    return pointFromSuperview(place)
  }

  private static func descent(from top: UIView?, to end: UIView?) -> CGAffineTransform {
    guard let end, end !== top else { return .identity }
    return descent(from: top, to: end.holder).concatenating(end.stepUp.inverted())
  }

  /// The transform from a view's coordinates to those of one above it; nil is above a topmost view.
  private static func climb(from start: UIView?, to top: UIView?) -> CGAffineTransform {
    var (climb, place) = (CGAffineTransform.identity, start)
    while let view = place, view !== top { (climb, place) = (climb.concatenating(view.stepUp), view.holder) }
    return climb
  }

  private static func isAnyInSpace(from start: UIView?, to top: UIView?) -> Bool {
    var place = start
    while let view = place, view !== top {
      if view.isInSpace { return true }
      place = view.holder
    }
    return false
  }

  /// The upright rectangle is taken twice, where the branches meet and at the end, as on a device.
  static func convert(_ rect: CGRect, from start: UIView?, to end: UIView?) -> CGRect {
    let meeting = Meeting(start, end)
    if isAnyInSpace(from: start, to: meeting.ofStart) || isAnyInSpace(from: end, to: meeting.ofEnd) {
      let met = CGRect.around(rect.corners.map { lead($0, up: start, to: meeting.ofStart) })
      return .around(met.corners.map { lead($0, down: end, from: meeting.ofEnd) })
    }
    return rect.applying(climb(from: start, to: meeting.ofStart)).applying(descent(from: meeting.ofEnd, to: end))
  }
}
