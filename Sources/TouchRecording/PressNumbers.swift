import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Numbers presses in the order in which buttons went down.
@MainActor struct PressNumbers {
  private var down: [(press: UIPress, number: Int)] = []
  private var next = 0

  /// The presses that changed, numbered; those that are only seen coming up are left out.
  /// - Parameter keys: whether those of a keyboard are taken too.
  mutating func captured(_ all: Set<UIPress>, keys: Bool) -> [Press] {
    var captured: [Press] = []
    for press in all.sorted(by: Self.order) where press.phase != .stationary && (keys || press.key == nil) {
      guard let number = number(of: press) else { continue }
      captured.append(
        Press(
          press: number, phase: Press.Phase(rawValue: press.phase.rawValue) ?? .changed, type: Self.type(of: press),
          force: Double(press.force)))
    }
    return captured.sorted { $0.press < $1.press }
  }

  /// Buttons that come up while nothing is captured: each ends as cancelled.
  mutating func lost(_ all: Set<UIPress>) -> [Press] {
    let over = down.filter { known in
      all.contains { $0 === known.press && ($0.phase == .ended || $0.phase == .cancelled) }
    }
    down.removeAll { known in over.contains { $0.number == known.number } }
    return over.map { Press(press: $0.number, phase: .cancelled, type: Self.type(of: $0.press)) }
  }

  /// Of a key its place on the keyboard: what `type` is then, UIKit doesn't say.
  private static func type(of press: UIPress) -> Int {
    press.key.map { Press.keyType(usage: $0.keyCode.rawValue) } ?? press.type.rawValue
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
