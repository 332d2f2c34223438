import Foundation

/// What no hand does, found while a text is read: a script that says so has a slip of the pen in it, and a recorder
/// that began in the middle of a touch, or lost a frame, may well have such a log.
struct ScriptCheck {
  /// Each with its line and column.
  private(set) var contradictions: [LogError] = []
  private var fingersDown: Set<Int> = []

  /// A sample as it is written.
  struct Written {
    let sample: Sample
    let column: Int
    let isPlaced: Bool
  }

  /// - Parameter last: the time of the frame before.
  mutating func note(time: TimeInterval, after last: TimeInterval?, line: Int, column: Int) {
    guard let last, time < last else { return }
    let (now, before) = (NumberText.text(time), NumberText.text(last))
    note("the time goes back from \(before) to \(now) s; write the frames in their order", line, column)
  }

  mutating func note(_ written: [Written], line: Int) {
    for written in written {
      let (finger, column) = (written.sample.finger, written.column)
      let isDown = fingersDown.contains(finger)
      switch written.sample.phase {
      case .began where isDown:
        note("`began \(finger)` of a finger that is down already; end it first", line, column)
      case .began where !written.isPlaced:
        note("`began \(finger)` has no place; write one, as in `began \(finger) 195,420`", line, column)
      case .moved, .stationary, .ended, .cancelled:
        if !isDown {
          note(
            "`\(written.sample.phase.word) \(finger)` of a finger that is not down; let it begin first", line,
            column)
        }
      case .began: break
      }
      if [.ended, .cancelled].contains(written.sample.phase) {
        fingersDown.remove(finger)
      } else {
        fingersDown.insert(finger)
      }
    }
  }

  private mutating func note(_ sentence: String, _ line: Int, _ column: Int) {
    contradictions.append(LogError(.text(line: line, column: column, sentence)))
  }
}
