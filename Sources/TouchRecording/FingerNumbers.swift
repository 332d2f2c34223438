import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Numbers touches in the order of their landing.
///
/// The system may use one `UITouch` object for several touches, one after the other, so a landing always gets a new
/// number. A touch that was down before the recorder started gets its number when it is first seen.
@MainActor struct FingerNumbers {
  private var down: [(touch: UITouch, last: Sample)] = []
  private var lifted: [(touch: UITouch, last: Sample)] = []
  private var next = 0
  /// Touches that may still get corrections after they lifted.
  private static let remembered = 64

  /// The touch's number; nil for one that is only seen lifting.
  mutating func number(of touch: UITouch) -> Int? {
    if touch.phase == .began {
      down.removeAll { $0.touch === touch }
    } else if let known = down.first(where: { $0.touch === touch }) {
      return known.last.finger
    } else if touch.phase == .ended || touch.phase == .cancelled {
      return nil
    }
    defer { next += 1 }
    return next
  }

  /// What was captured last of a touch, also after it lifted.
  func known(_ touch: UITouch) -> Sample? {
    down.last { $0.touch === touch }?.last ?? lifted.last { $0.touch === touch }?.last
  }

  /// The window's number when the finger landed. Windows that come and go count the others anew, and it stays in
  /// its own.
  func window(of touch: UITouch) -> Int? { down.last { $0.touch === touch }?.last.window }

  /// Remembers what was captured last of a touch, as long as it is down.
  mutating func note(_ sample: Sample, of touch: UITouch) {
    down.removeAll { $0.touch === touch }
    if sample.phase == .ended || sample.phase == .cancelled {
      lifted.append((touch, sample))
      if lifted.count > Self.remembered { lifted.removeFirst() }
    } else {
      down.append((touch, sample))
    }
  }

  /// Fingers whose lifting nobody captures: each ends as cancelled, where it was seen last.
  /// - Parameters:
  ///   - present: what is down, or lifts now and is captured.
  ///   - landing: those that land now, as new fingers.
  mutating func lost(among present: [UITouch], landing: [UITouch]) -> [Sample] {
    let gone = down.filter { known in
      !present.contains { $0 === known.touch } || landing.contains { $0 === known.touch }
    }
    down.removeAll { known in gone.contains { $0.touch === known.touch } }
    return gone.map { known in
      var sample = known.last
      sample.phase = .cancelled
      sample.previousLocation = sample.location
      (sample.coalesced, sample.predicted) = ([], [])
      return sample
    }
  }
}
