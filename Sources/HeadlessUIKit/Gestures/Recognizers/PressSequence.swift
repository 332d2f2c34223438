/// A button that goes down and comes up, once or several times: a tap, or the taps before a long press.
@MainActor struct PressSequence {
  /// How often it has come up.
  private(set) var taps = 0
  private(set) var isDown = false
  private var type: UIPress.PressType?

  nonisolated init() {}

  /// Buttons go down.
  /// - Returns: what makes a tap impossible.
  mutating func goDown(_ presses: [UIPress]) -> GestureReason? {
    let count = presses.count + (isDown ? 1 : 0)
    if count > 1 { return .tooManyFingers(count, allows: 1) }
    if let type, presses.first?.type != type { return .wrongType }
    type = presses.first?.type
    isDown = true
    return nil
  }

  mutating func comeUp() {
    isDown = false
    taps += 1
  }
}
