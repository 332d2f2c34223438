import Foundation

/// Where a page control's dots stand, counted from where its pages begin: in the middle, or, where there is no room
/// for all, with the current page's as near to the middle as may be (ours).
@MainActor struct PageDots {
  /// Of the control, along its dots.
  let length: CGFloat
  let count: Int

  /// From one dot to the next.
  static let pitch = ContentSize.pageDot

  /// The middle of the current page's dot.
  func middle(of page: Int) -> CGFloat {
    let (row, middle) = (CGFloat(count) * Self.pitch, (CGFloat(page) + 0.5) * Self.pitch)
    let start = row <= length ? (length - row) / 2 : min(0, max(length - row, length / 2 - middle))
    return start + middle
  }
}

/// A finger that goes along a page control's dots: as it goes on by a dot, the next page comes, and past an end of
/// the control the first or the last one.
@MainActor struct PageScrub {
  /// Where the finger landed, or turned the last page.
  private var place: CGFloat
  /// Whether it has turned one: what lifts then is no tap.
  private(set) var hasTurned = false

  init(at place: CGFloat) { self.place = place }

  /// How many pages the finger turns by going there; less than 0 goes back.
  mutating func steps(to new: CGFloat, from page: Int, on dots: PageDots) -> Int {
    let inside = max(0, min(dots.length, new))
    var steps = Int(((inside - place) / PageDots.pitch).rounded(.towardZero))
    if new < 0, place > 0 {
      (steps, place) = (-page, 0)
    } else if new > dots.length, place < dots.length {
      (steps, place) = (dots.count - 1 - page, dots.length)
    } else {
      place += CGFloat(steps) * PageDots.pitch
    }
    if steps != 0 { hasTurned = true }
    return steps
  }
}
