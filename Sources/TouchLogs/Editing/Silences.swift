import Foundation

/// Finds where a log is silent: no frame of any kind, and nothing down.
struct Silences {
  /// How long a silence must be to count.
  let least: TimeInterval
  private var down = TouchesDown()
  private var last: TimeInterval?
  /// The longest that there was so far; nil before the second frame.
  private(set) var longest: TimeInterval?

  init(of least: TimeInterval) { self.least = least }

  /// Takes the next frame.
  /// - Returns: where a silence came before it, when what lies before that stops: so long after its last frame that
  ///   what waited for silence still happens.
  mutating func end(before frame: Frame) -> TimeInterval? {
    defer {
      down.note(frame)
      last = frame.time
    }
    guard let last, down.isEmpty else { return nil }
    let silence = frame.time - last
    longest = max(longest ?? silence, silence)
    return silence >= least ? min(last + least, frame.time) : nil
  }
}
