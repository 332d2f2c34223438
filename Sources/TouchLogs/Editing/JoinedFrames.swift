import Foundation

/// Makes the frames of one log of those of several, which come one after the other.
///
/// Logs of one clock keep their times to the bit; one that begins before the one ahead of it is over is moved, to
/// some seconds after that.
struct JoinedFrames {
  /// How long after the one ahead of it a log that is moved begins.
  let gap: TimeInterval
  private var ends = PieceEnds()
  /// How much later the log being taken is; nil where it stays.
  private var shift: TimeInterval?
  /// The time of the last frame so far.
  private var last: TimeInterval?
  /// When the logs before the one being taken are over, where that one has no frame.
  private var emptyFrom: TimeInterval?
  /// Of the last log that was taken.
  private(set) var stopTime: TimeInterval?

  init(gap: TimeInterval) { self.gap = gap }

  /// Begins with the next log.
  /// - Parameter first: the time of its first frame.
  /// - Returns: what ends where the one before is over: what is down there is cancelled.
  mutating func begin(at first: TimeInterval?) -> [Frame] {
    // At the stop time or the last frame, whichever is later.
    let over = last.map { last in stopTime.map { max($0, last) } ?? last } ?? stopTime
    let ended = ends.ended(at: over ?? 0)
    last = ended.last?.time ?? last
    shift = over.flatMap { over in first.flatMap { $0 >= over ? nil : over + gap - $0 } }
    emptyFrom = first == nil ? over : nil
    ends.beginLog()
    return ended
  }

  /// The log's next frame as the joined one has it; nil where nothing of it is left.
  mutating func taken(_ frame: Frame) -> Frame? {
    guard let taken = ends.taken(frame)?.moved(by: shift) else { return nil }
    last = taken.time
    return taken
  }

  /// All frames of the log were taken.
  mutating func end(stopTime: TimeInterval?) {
    if let emptyFrom {
      // It goes on from where the ones before it are over, and takes nothing of that away.
      self.stopTime = stopTime.map { max($0, emptyFrom) } ?? self.stopTime
    } else {
      self.stopTime = stopTime.map { stop in shift.map { stop + $0 } ?? stop }
    }
  }
}

/// What several logs that become one say of themselves: the first one's words, and what it lacks of the others'.
struct JoinedHead {
  private(set) var about: LogDescription
  private(set) var unknown: [UnknownBlock]
  private var count = 1

  init(_ about: LogDescription, _ unknown: [UnknownBlock]) { (self.about, self.unknown) = (about, unknown) }

  /// - Throws: of a log of another screen or stage.
  mutating func join(_ other: LogDescription, _ blocks: [UnknownBlock]) throws(JoinError) {
    guard other.screen == about.screen else {
      throw JoinError(index: count, what: "screen", first: "\(about.screen)", other: "\(other.screen)")
    }
    if let stage = about.stage, let second = other.stage, stage != second {
      throw JoinError(index: count, what: "stage", first: stage, other: second)
    }
    count += 1
    about.others += other.others.filter { !about.others.contains($0) }
    unknown += blocks.filter { !unknown.contains($0) }
    about.stage = about.stage ?? other.stage
    about.device = about.device ?? other.device
  }
}

/// Logs that can't be one.
public struct JoinError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which of the logs, counted from 0.
  public let index: Int
  /// `screen` or `stage`.
  public let what: String
  /// What the first log has.
  public let first: String
  /// What that log has.
  public let other: String

  public var description: String {
    "log \(index + 1) is of the \(what) \(other) and the first of \(first), so they can't be one; join logs of one \(what)"
  }
}
