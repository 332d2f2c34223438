import Foundation

/// Scrolls a list up or down as long as a finger that moves an item rests near an edge of what shows.
///
/// How near, and how fast, nobody has published: the numbers are ours.
@MainActor final class EdgeScroll {
  private unowned let list: UIScrollView
  /// The content has moved under the finger, which is there now.
  private let moved: (CGPoint) -> Void
  /// Where the finger is, from the corner of what shows.
  private var finger = CGPoint.zero
  private var ticket: VirtualClock.Ticket?
  /// False as soon as it is stopped.
  private var isGoing = false

  enum Size {
    /// In points from an edge, inside of the insets; at most a quarter of what shows.
    static let zone: CGFloat = 44
    /// In points a second.
    static let speed: CGFloat = 300
    /// In seconds, between two steps.
    static let step: TimeInterval = 1 / 60
  }

  init(of list: UIScrollView, _ moved: @escaping (CGPoint) -> Void) { (self.list, self.moved) = (list, moved) }

  /// - Parameter place: of the finger, in the list's coordinates.
  func follow(_ place: CGPoint) {
    finger = place - list.contentOffset
    if ticket == nil, way != .zero { wait() }
  }

  func stop() {
    isGoing = false
    if let ticket { VirtualClock.current.cancel(ticket) }
    ticket = nil
  }

  /// How far the next step goes; zero in the middle, and where there is nothing more to see.
  private var way: CGPoint {
    let (shown, ranges, offset) = (CGRect(origin: .zero, size: list.bounds.size), list.ranges, list.contentOffset)
    let room = shown.inset(by: list.adjustedContentInset)
    func step(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ range: ScrollRange, _ offset: CGFloat) -> CGFloat
    {
      let zone = min(Size.zone, (high - low) / 4)
      let most = Size.speed * CGFloat(Size.step)
      if place < low + zone { return -min(most, max(0, offset - range.low)) }
      return place > high - zone ? min(most, max(0, range.high - offset)) : 0
    }
    return CGPoint(
      x: step(finger.x, room.minX, room.maxX, ranges.x, offset.x),
      y: step(finger.y, room.minY, room.maxY, ranges.y, offset.y))
  }

  private func wait() {
    ticket = VirtualClock.current.schedule(after: Size.step) { [weak self] in
      guard let self else { return }
      ticket = nil
      go()
    }
  }

  private func go() {
    // Who hears that the list scrolls may let go of it.
    let (list, way) = (list, way)
    guard way != .zero, list.window != nil else { return }
    isGoing = true
    list.step(to: list.contentOffset + way)
    // Who hears of that may end the movement, and begin another one.
    guard isGoing else { return }
    if ticket == nil { wait() }
    moved(list.contentOffset + finger)
  }
}
