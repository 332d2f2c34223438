public import Foundation

/// A log of any length, to be edited: what is made of it is written as it is read, and never more of it is in
/// memory than a block, and a number for each of its touches.
///
/// ```swift
/// let log = try LongLog(file)                                  // read once, to see that it is whole
/// try log.trim(into: try FileSink(trimmed))                    // and again for each edit
/// ```
/// Makes what `TouchLog`'s edits of the same name make, to the bit.
public struct LongLog {
  /// What the log says of itself.
  public let about: LogDescription
  /// Blocks that this version does not know.
  public let unknown: [UnknownBlock]
  /// When recording stopped; nil where nobody knows.
  public let stopTime: TimeInterval?
  /// The times of the first frame and of the last; nil without a frame.
  public let times: (first: TimeInterval, last: TimeInterval)?
  private let inputs: InputTimes
  private let snapshot: LogSnapshot

  /// How much was written.
  public typealias Count = (frames: Int, samples: Int)

  /// Reads a log file through, with the journal beside it.
  /// - Throws: `LogError` of a damaged log too; one whose recorder died is as long as it goes.
  public init(_ file: URL) throws {
    try self.init(LogSnapshot(file.path))
  }

  /// Reads a log held in memory through.
  public init(_ bytes: [UInt8]) throws { try self.init(LogSnapshot(ByteSource(bytes))) }

  private init(_ snapshot: LogSnapshot) throws {
    var reader = try LogReader(snapshot, keepsUnknown: true)
    var (inputs, times): (InputTimes, (first: TimeInterval, last: TimeInterval)?) = (InputTimes(), nil)
    while let frame = try reader.next() {
      inputs.note(frame)
      times = (times?.first ?? frame.time, frame.time)
    }
    if let error = reader.damageError() { throw error }
    (about, unknown, stopTime) = (reader.about, reader.unknown, reader.stopTime)
    (self.inputs, self.times, self.snapshot) = (inputs, times, snapshot)
  }

  /// Writes a stretch of time, in seconds since the first frame: from `start` on, and before `end`.
  public func slice(
    from start: TimeInterval? = nil, to end: TimeInterval? = nil, into sink: some LogSink
  ) throws -> Count {
    try piece(Stretch(from: start, to: end), fromZero: false, into: sink)
  }

  /// Writes the log without its idle ends.
  /// - Parameter fromZero: whether the first frame is at 0 seconds then, so that no date is told.
  @discardableResult public func trim(
    keeping margin: TimeInterval = 1, fromZero: Bool = false, into sink: some LogSink
  ) throws -> Count {
    try piece(BetweenIdleEnds(inputs, margin: margin), fromZero: fromZero, into: sink)
  }

  /// Writes the log in pieces, cut in every silence of so many seconds.
  /// - Parameter sink: asked for where the next piece goes, counted from 0, when the one before is whole.
  /// - Returns: how much each piece has; and the longest silence, nil with fewer than two frames.
  public func split(
    idle silence: TimeInterval, into sink: (Int) throws -> some LogSink
  ) throws -> (pieces: [Count], longest: TimeInterval?) {
    var pieces: [Count] = []
    var silences = Silences(of: silence)
    var (writer, ends) = (try writer(try sink(0)), PieceEnds())
    try eachFrame { frame in
      if let stop = silences.end(before: frame) {
        try writer.finish(stopTime: stop)
        pieces.append(writer.count)
        (writer, ends) = (try self.writer(try sink(pieces.count)), PieceEnds())
      }
      if let frame = ends.taken(frame) { try writer.append(frame) }
    }
    try writer.finish(stopTime: stopTime)
    return (pieces + [writer.count], silences.longest)
  }

  /// Writes one log of several, one after the other; of none, an empty one.
  /// - Parameter gap: how long after the one ahead of it a log begins that would begin before that is over.
  /// - Throws: `JoinError` for logs of different screens or stages, before anything is written.
  public static func join(
    _ logs: [LongLog], gap: TimeInterval = 1, into sink: some LogSink
  ) throws -> Count {
    var head = JoinedHead(logs.first?.about ?? LogDescription(), logs.first?.unknown ?? [])
    for log in logs.dropFirst() { try head.join(log.about, log.unknown) }
    var writer = try LogWriter(sink, about: head.about, unknown: head.unknown)
    var frames = JoinedFrames(gap: gap)
    for log in logs {
      for frame in frames.begin(at: log.times?.first) { try writer.append(frame) }
      try log.eachFrame { frame in
        if let frame = frames.taken(frame) { try writer.append(frame) }
      }
      frames.end(stopTime: log.stopTime)
    }
    try writer.finish(stopTime: frames.stopTime)
    return writer.count
  }

  private func piece(_ choice: some PieceChoice, fromZero: Bool, into sink: some LogSink) throws -> Count {
    var maker = PieceMaker(choice)
    var writer = try writer(sink)
    var shift: TimeInterval?
    func write(_ frame: Frame) throws {
      if fromZero, writer.count.frames == 0, frame.time != 0, frame.time.isFinite { shift = -frame.time }
      try writer.append(frame.moved(by: shift))
    }
    try eachFrame { frame in
      if let frame = maker.taken(frame) { try write(frame) }
    }
    let end = maker.ended(stopTime)
    for frame in end.frames { try write(frame) }
    try writer.finish(stopTime: end.stopTime.map { stop in shift.map { stop + $0 } ?? stop })
    return writer.count
  }

  private func writer<Sink: LogSink>(_ sink: Sink) throws -> LogWriter<Sink> {
    try LogWriter(sink, about: about, unknown: unknown)
  }

  /// Reads the log once more.
  private func eachFrame(_ take: (Frame) throws -> Void) throws {
    var reader = try LogReader(snapshot, keepsUnknown: false)
    while let frame = try reader.next() { try take(frame) }
  }
}
