/// Which fingers and buttons are down after the frames so far.
struct TouchesDown {
  private var fingers: Set<Int> = []
  private var presses: Set<Int> = []
  private var motions: Set<Int> = []

  var isEmpty: Bool { fingers.isEmpty && presses.isEmpty && motions.isEmpty }

  mutating func note(_ frame: Frame) {
    switch frame.content {
    case .touches(let samples):
      for sample in samples {
        Self.note(sample.finger, isDown: sample.phase != .ended && sample.phase != .cancelled, in: &fingers)
      }
    case .presses(let all):
      for press in all {
        Self.note(press.press, isDown: press.phase != .ended && press.phase != .cancelled, in: &presses)
      }
    case .motion(let motion): Self.note(motion.subtype, isDown: motion.phase == .began, in: &motions)
    case .estimates, .remoteControl, .application, .mark: break
    }
  }

  private static func note(_ number: Int, isDown: Bool, in numbers: inout Set<Int>) {
    if isDown { numbers.insert(number) } else { numbers.remove(number) }
  }
}
