import Foundation

/// Which frames of a log a piece has, decided as they come, and when the piece stops.
protocol PieceChoice {
  /// Of each frame of the log in turn.
  mutating func takes(_ frame: Frame) -> Bool
  /// Whether frames behind the piece were left out.
  var isCutOff: Bool { get }
  /// - Parameter stopTime: the whole log's.
  /// - Returns: the piece's, once all frames were seen.
  func stop(_ stopTime: TimeInterval?) -> TimeInterval?
}

/// A stretch of time, in seconds since the log's first frame: from `start` on, and before `end`.
struct Stretch: PieceChoice {
  let start: TimeInterval?
  let end: TimeInterval?
  /// Of the first frame, as it was recorded.
  private var first: TimeInterval?
  private(set) var isCutOff = false

  init(from start: TimeInterval?, to end: TimeInterval?) { (self.start, self.end) = (start, end) }

  mutating func takes(_ frame: Frame) -> Bool {
    let time = frame.time - (first ?? frame.time)
    first = first ?? frame.time
    if let end, time >= end { isCutOff = true }
    return start.map { time >= $0 } ?? true && end.map { time < $0 } ?? true
  }

  func stop(_ stopTime: TimeInterval?) -> TimeInterval? {
    guard let first, let end else { return stopTime }
    return stopTime.map { min($0, first + end) } ?? (isCutOff ? first + end : nil)
  }
}

/// All but the idle ends: what lies more than a margin before the first input, or after the last.
struct BetweenIdleEnds: PieceChoice {
  /// The times of the first and the last input, less and plus the margin; nil of a log without any.
  private let bounds: (first: TimeInterval, last: TimeInterval)?
  private(set) var isCutOff = false

  init(_ inputs: InputTimes, margin: TimeInterval) {
    bounds = inputs.ends.map { ($0.first - margin, $0.last + margin) }
  }

  mutating func takes(_ frame: Frame) -> Bool {
    guard let bounds else { return true }
    if frame.time > bounds.last { isCutOff = true }
    return !(frame.time < bounds.first) && !(frame.time > bounds.last)
  }

  func stop(_ stopTime: TimeInterval?) -> TimeInterval? {
    guard let bounds else { return stopTime }
    return stopTime.map { min($0, bounds.last) } ?? (isCutOff ? bounds.last : nil)
  }
}

/// When somebody did something first, and when last.
struct InputTimes {
  private(set) var ends: (first: TimeInterval, last: TimeInterval)?

  mutating func note(_ frame: Frame) {
    switch frame.content {
    case .touches, .estimates, .motion, .presses, .remoteControl: ends = (ends?.first ?? frame.time, frame.time)
    // The system's doing, and a note's author's.
    case .application, .mark: break
    }
  }
}

/// Makes a piece's frames of a log's, as they come.
struct PieceMaker<Choice: PieceChoice> {
  private var choice: Choice
  private var ends = PieceEnds()
  /// The time of the piece's last frame.
  private var last: TimeInterval?

  init(_ choice: Choice) { self.choice = choice }

  /// The next frame as the piece has it; nil where nothing of it is left.
  mutating func taken(_ frame: Frame) -> Frame? {
    guard choice.takes(frame), let taken = ends.taken(frame) else { return nil }
    last = taken.time
    return taken
  }

  /// What ends the piece, once all frames were taken.
  /// - Parameter stopTime: the whole log's.
  mutating func ended(_ stopTime: TimeInterval?) -> (frames: [Frame], stopTime: TimeInterval?) {
    let stop = choice.stop(stopTime)
    guard choice.isCutOff, let time = stop ?? last else { return ([], stop) }
    return (ends.ended(at: time), stop)
  }
}
