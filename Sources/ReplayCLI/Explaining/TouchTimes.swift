import TouchLogs
import Traces

/// When each finger of a log was down.
struct TouchTimes {
  private var start: Double?
  private var spans: [Int: (from: Double, to: Double?)] = [:]
  /// Fingers in the order in which they landed.
  private var order: [Int] = []

  /// People give a time as it was printed, which is rounded to a tenth of a millisecond.
  static let rounding = 0.000_05

  mutating func note(_ frame: Frame) {
    let first = start ?? frame.time
    start = first
    for sample in frame.samples {
      if spans[sample.finger] == nil {
        order.append(sample.finger)
        spans[sample.finger] = (frame.time - first, nil)
      }
      if sample.phase == .ended || sample.phase == .cancelled { spans[sample.finger]?.to = frame.time - first }
    }
  }

  /// - Parameter time: in seconds since the log's first frame.
  func isDown(_ finger: Int, at time: Double) -> Bool {
    guard let span = spans[finger], span.from <= time + Self.rounding else { return false }
    return span.to.map { $0 >= time - Self.rounding } ?? true
  }

  func nothingDown(at time: Double) -> NothingDown {
    let next = order.compactMap { finger in spans[finger].map { (finger: finger, from: $0.from) } }
      .min { abs($0.from - time) < abs($1.from - time) }
    return NothingDown(time: time, nearest: next)
  }
}

extension PressStory {
  /// - Parameter time: in seconds since the log's first frame.
  func isDown(at time: Double) -> Bool {
    self.time <= time + TouchTimes.rounding && (end.map { $0 >= time - TouchTimes.rounding } ?? true)
  }
}

/// No finger is down at the time that was asked for.
struct NothingDown: Error, ExitCoded, CustomStringConvertible {
  let time: Double
  let nearest: (finger: Int, from: Double)?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    let hint =
      nearest.map { "the nearest to land is finger \($0.finger), at \($0.from) s" } ?? "the log has no touch"
    return "no finger is down at \(time) s; \(hint)"
  }
}
