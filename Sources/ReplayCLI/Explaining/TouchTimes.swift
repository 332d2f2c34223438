import TouchLogs
import Traces

/// When each touch of a log was down, from its landing to its lift: a finger's number may be given again and again.
struct TouchTimes {
  private struct Span {
    let finger: Int
    /// The number of the frame in which it landed.
    let frame: Int
    let from: Double
    var to: Double?
  }
  private var start: Double?
  private var frames = 0
  /// In the order of their landings.
  private var spans: [Span] = []
  /// Their places, by finger.
  private var places: [Int: [Int]] = [:]
  /// Those that are down, by finger.
  private var open: [Int: Int] = [:]

  /// People give a time as it was printed, which is rounded to a millisecond at most; and a little more, as sums of
  /// times that lie between two are not exact.
  static let rounding = 0.000_51

  mutating func note(_ frame: Frame) {
    let first = start ?? frame.time
    start = first
    frames += 1
    let time = frame.time - first
    for sample in frame.samples {
      if sample.phase == .began, let place = open.removeValue(forKey: sample.finger) { spans[place].to = time }
      let place = open[sample.finger] ?? spans.count
      if place == spans.count {
        spans.append(Span(finger: sample.finger, frame: frames, from: time))
        places[sample.finger, default: []].append(place)
      }
      open[sample.finger] = place
      guard sample.phase == .ended || sample.phase == .cancelled else { continue }
      spans[place].to = time
      open[sample.finger] = nil
    }
  }

  /// - Parameter time: in seconds since the log's first frame.
  func isDown(_ touch: TouchStory, at time: Double) -> Bool {
    isDown(touch.finger, landedBy: touch.frame ?? .max, at: time)
  }

  /// Whether the finger's last touch that landed in that frame or before was down.
  /// - Complexity: logarithmic in the finger's touches.
  func isDown(_ finger: Int, landedBy frame: Int, at time: Double) -> Bool {
    guard let span = span(of: finger, landedBy: frame), span.from <= time + Self.rounding else { return false }
    return span.to.map { $0 >= time - Self.rounding } ?? true
  }

  private func span(of finger: Int, landedBy frame: Int) -> Span? {
    guard let places = places[finger] else { return nil }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[places[middle]].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : spans[places[low - 1]]
  }

  func nothingDown(at time: Double, presses: [PressStory]) -> NothingDown {
    let begins =
      spans.map { (what: "finger \($0.finger)", from: $0.from) }
      + presses.map { (what: "press \($0.number)", from: $0.time) }
    return NothingDown(time: time, nearest: begins.min { abs($0.from - time) < abs($1.from - time) })
  }
}

extension PressStory {
  /// - Parameter time: in seconds since the log's first frame.
  func isDown(at time: Double) -> Bool {
    self.time <= time + TouchTimes.rounding && (end.map { $0 >= time - TouchTimes.rounding } ?? true)
  }
}

/// No finger, and no press, is down at the time that was asked for.
struct NothingDown: Error, ExitCoded, CustomStringConvertible {
  let time: Double
  let nearest: (what: String, from: Double)?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    let hint =
      nearest.map { "the nearest to land is \($0.what), at \($0.from) s" } ?? "the log has no touch"
    return "no finger is down at \(time) s; \(hint)"
  }
}
