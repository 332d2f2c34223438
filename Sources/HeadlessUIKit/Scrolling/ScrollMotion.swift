import Foundation

/// Content that moves by itself: a step every sixtieth of a second of the virtual clock, each where the way's
/// formula says at that time.
///
/// Content that somebody else moves meanwhile goes the rest of its way from there, and content whose range becomes
/// another is aimed anew. What an animation was told to do it does; but it doesn't leave a range that has become
/// smaller, and goes on to what it was to show where that has come to lie elsewhere (S86).
@MainActor final class ScrollMotion {
  enum Kind {
    /// After a finger.
    case deceleration
    /// As code asked for.
    case animation
    /// Of itself, to its edge, as an inset went; it ends where code moves the content.
    case comingBack
  }

  let kind: Kind
  private(set) var way: ScrollWay
  /// Where what an animation goes to lies by now; nil where it goes to a place.
  var goal: (() -> CGPoint?)?
  private weak var scrollView: UIScrollView?
  private let clock: VirtualClock
  private var start: TimeInterval
  private var steps = 0
  /// Where the last step put the content.
  private var last: CGPoint
  /// What the way was aimed in.
  private var aimed: (x: ScrollRange, y: ScrollRange)
  private var ticket: VirtualClock.Ticket?

  init(
    _ kind: Kind, of scrollView: UIScrollView, along way: ScrollWay, in ranges: (x: ScrollRange, y: ScrollRange)
  ) {
    self.kind = kind
    self.way = way
    self.scrollView = scrollView
    clock = .current
    start = clock.now
    last = scrollView.contentOffset
    aimed = ranges
    schedule()
  }

  func stop() {
    if let ticket { clock.cancel(ticket) }
    ticket = nil
  }

  private var elapsed: TimeInterval { Double(steps) * UIApplication.shared.thresholds.scrolling.scrollStep }

  private func schedule() {
    let due = start + elapsed + UIApplication.shared.thresholds.scrolling.scrollStep
    ticket = clock.schedule(after: due - clock.now) { [weak self] in self?.step() }
  }

  private func step() {
    guard let scrollView, scrollView.window != nil else {
      scrollView?.motionDidEnd(self)
      return
    }
    if kind == .deceleration { follow(scrollView) } else { aim(in: scrollView) }
    steps += 1
    let isOver = elapsed >= way.duration
    last = isOver ? scrollView.restingPlace(of: way.target, in: kind) : way.offset(at: elapsed)
    let inset = scrollView.adjustedContentInset
    scrollView.step(to: last)
    if isOver, let goal {
      scrollView.settle(at: { scrollView.motion === self ? goal() : nil }) {
        last = $0
        scrollView.step(to: $0)
      }
    }
    // Whoever hears of it may stop the motion, or start another.
    guard scrollView.motion === self else { return }
    // Or set the content in otherwise: a glide goes on to where its edge is by now.
    let isSetIn = scrollView.adjustedContentInset != inset
    if !isOver || isSetIn && kind == .deceleration { return schedule() }
    guard isSetIn else { return scrollView.motionDidEnd(self) }
    // What has been put elsewhere meanwhile is to be there.
    let place = scrollView.contentOffset
    scrollView.motionDidEnd(self, setIn: (from: inset, along: (x: place.x == last.x, y: place.y == last.y)))
  }

  private func aim(in scrollView: UIScrollView) {
    let (old, ranges) = (aimed, scrollView.ranges)
    aimed = ranges
    var target = way.target
    if let goal {
      target = goal() ?? target
    } else if ranges != old {
      if old.x.contains(target.x) { target.x = ranges.x.clamp(target.x) }
      if old.y.contains(target.y) { target.y = ranges.y.clamp(target.y) }
    }
    if target != way.target { way = way.eased(to: target, at: elapsed) }
  }

  private func follow(_ scrollView: UIScrollView) {
    let (place, time, ranges) = (scrollView.contentOffset, elapsed, scrollView.ranges)
    guard place != last || ranges != aimed else { return }
    way = way.aimed(anew: place, at: time, from: aimed, in: ranges, bounces: scrollView.bouncing)
    aimed = ranges
    start += time
    steps = 0
  }
}
