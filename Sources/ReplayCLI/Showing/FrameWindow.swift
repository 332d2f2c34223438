import TouchLogs

/// A log's frames in order: all of them, or those about a time.
struct FrameWindow {
  private static let neighbours = 3

  private var reader: LogReader
  private let path: String
  private let time: Double?
  private var number = 0
  private var start: Double?
  /// Read and not yet given.
  private var queue: [NumberedFrame] = []
  private var isFilled = false

  init(reader: LogReader, path: String, at time: Double?) {
    self.reader = reader
    self.path = path
    self.time = time
  }

  /// - Throws: what reading the log throws, with its name.
  mutating func next() throws -> NumberedFrame? {
    guard let time else { return try read() }
    if !isFilled { try fill(about: time) }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  /// Damage that reading passed over is told on standard error.
  @MainActor func report(to surroundings: Surroundings) throws -> Int32 {
    for place in reader.report.damage {
      surroundings.complain("replay: \(InputFileError(path: path, problem: .named("\(place)")))")
    }
    return reader.report.damage.isEmpty ? ToolExit.done : ToolExit.couldNotRun
  }

  private mutating func read() throws -> NumberedFrame? {
    do {
      guard let frame = try reader.next() else { return nil }
      number += 1
      let first = start ?? frame.time
      start = first
      return NumberedFrame(number: number, frame: frame, start: first)
    } catch {
      throw InputFileError(path: path, problem: .named(Sentence.of(error)))
    }
  }

  /// Keeps the last frame at or before the time, with its neighbours.
  private mutating func fill(about time: Double) throws {
    isFilled = true
    var meant: Int?
    while let frame = try read() {
      // People give a time as it was printed, which is rounded to a tenth of a millisecond.
      if frame.frame.time - frame.start <= time + 0.000_05 || meant == nil {
        queue.append(frame)
        meant = frame.number
        if queue.count > Self.neighbours + 1 { queue.removeFirst() }
      } else {
        queue.append(frame)
        if frame.number >= (meant ?? 0) + Self.neighbours { break }
      }
    }
    for index in queue.indices { queue[index].isMeant = queue[index].number == meant }
    // What comes later is read as well, so that damage there is told.
    while try read() != nil {}
  }
}
