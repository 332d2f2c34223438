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
  private var lifted: [(touch: UITouch, finger: Int)] = []
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

  /// The number of a touch that was captured, also after it lifted.
  func known(_ touch: UITouch) -> Int? {
    down.last { $0.touch === touch }?.last.finger ?? lifted.last { $0.touch === touch }?.finger
  }

  /// Remembers what was captured last of a touch, as long as it is down.
  mutating func note(_ sample: Sample, of touch: UITouch) {
    down.removeAll { $0.touch === touch }
    if sample.phase == .ended || sample.phase == .cancelled {
      lifted.append((touch, sample.finger))
      if lifted.count > Self.remembered { lifted.removeFirst() }
    } else {
      down.append((touch, sample))
    }
  }

  /// Fingers that lifted unseen, while paused: each ends as cancelled, where it was seen last.
  mutating func lost(among present: [UITouch]) -> [Sample] {
    let gone = down.filter { known in
      !present.contains { $0 === known.touch } || present.contains { $0 === known.touch && $0.phase == .began }
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

/// Numbers presses in the order in which buttons went down.
@MainActor struct PressNumbers {
  private var down: [(press: UIPress, number: Int)] = []
  private var next = 0

  /// The presses that changed, numbered; those that are only seen coming up are left out.
  mutating func captured(_ all: Set<UIPress>) -> [Press] {
    var captured: [Press] = []
    for press in all.sorted(by: Self.order) where press.phase != .stationary {
      guard let number = number(of: press) else { continue }
      captured.append(
        Press(
          press: number, phase: Press.Phase(rawValue: press.phase.rawValue) ?? .changed, type: press.type.rawValue,
          force: Double(press.force)))
    }
    return captured.sorted { $0.press < $1.press }
  }

  private static func order(_ one: UIPress, _ other: UIPress) -> Bool {
    (one.timestamp, one.type.rawValue) < (other.timestamp, other.type.rawValue)
  }

  private mutating func number(of press: UIPress) -> Int? {
    let isOver = press.phase == .ended || press.phase == .cancelled
    if let place = down.firstIndex(where: { $0.press === press }), press.phase != .began {
      return isOver ? down.remove(at: place).number : down[place].number
    }
    if isOver { return nil }
    down.removeAll { $0.press === press }
    down.append((press, next))
    next += 1
    return next - 1
  }
}
