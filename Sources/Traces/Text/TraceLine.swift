/// What becomes one line of a trace's text: an entry, or a run of alike calls folded into their first.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// The only entry, or the first of the run.
  public var entry: TraceEntry
  /// How many calls the line stands for.
  public var count: Int
  /// The frame of the run's last call; nil where nothing was folded.
  public var lastFrame: Int?

  public init(_ entry: TraceEntry, count: Int = 1, lastFrame: Int? = nil) {
    self.entry = entry
    self.count = count
    self.lastFrame = lastFrame
  }

  /// The columns' names, as they stand above the first line.
  public static let heading = "#  ms     subject              what             detail"

  /// `1  0      window               hit              home/list/row14`, without a line end.
  public var description: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes the columns *frame, ms, subject, what, detail*; the frame is `-` for what a timer did.
  ///
  /// Each column starts at its stop, or a gap after a column that ran past it: so lines can be written one by one,
  /// and a long name moves nothing but the rest of its own line. *Subject*, *what* and *detail* are always two
  /// spaces apart and hold no two spaces before the detail, so a line can be taken apart again.
  package func write(to writer: inout LineWriter) {
    Self.write(entry, FoldedRun(count: count, lastFrame: lastFrame), to: &writer)
  }

  /// Likewise.
  package static func write(_ entry: TraceEntry, _ run: FoldedRun, to writer: inout LineWriter) {
    writer.beginning(frame: entry.frame, time: entry.time)
    writer.name(entry.subject)
    writer.column(at: Stop.what, gap: Stop.gap)
    writer.ascii(entry.event.what)
    if entry.event.hasDetail || run.lastFrame != nil {
      writer.column(at: Stop.detail, gap: Stop.gap)
      entry.event.writeDetail(of: entry.subject, run, to: &writer)
    }
  }

  /// Where the columns start, counted from 0.
  enum Stop {
    static let time = 3
    static let subject = 10
    static let what = 31
    static let detail = 48
    /// At least so many spaces come before *what*, and before *detail*.
    static let gap = 2
  }
}
