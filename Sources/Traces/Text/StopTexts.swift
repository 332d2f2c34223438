/// What the lines of a route's stops say of them, put into bytes once: who is called, and how the line ends.
struct StopTexts: Sendable {
  private var bytes: [UInt8] = []
  private var stops: [Stop] = []

  /// Where a stop's bytes end: the subject's, and behind them the ending's.
  private struct Stop {
    let subject: Int
    let ending: Int
    /// Of the subject.
    let scalars: Int
  }

  init(_ stops: [CallRoute.Stop]) {
    var writer = LineWriter()
    self.stops.reserveCapacity(stops.count)
    for stop in stops {
      let start = writer.bytes.count
      writer.name(stop.subject)
      let subject = writer.bytes.count
      let scalars = LineWriter.scalars(in: UnsafeBufferPointer(rebasing: writer.bytes.all[start...]))
      writer.ending(from: stop.from, to: stop.subject, stop.outcome, behind: "")
      self.stops.append(Stop(subject: subject, ending: writer.bytes.count, scalars: scalars))
    }
    bytes = Array(writer.bytes.all)
  }

  /// A stop's subject, of how many Unicode scalars it is, and what its line ends with: `from row14, taken`; nothing
  /// where nobody passed the call on to it, and it passed it on.
  func with(_ stop: Int, _ body: (UnsafeBufferPointer<UInt8>, Int, UnsafeBufferPointer<UInt8>) -> Void) {
    let (start, stop) = (stop == 0 ? 0 : stops[stop - 1].ending, stops[stop])
    bytes.withUnsafeBufferPointer {
      body(
        UnsafeBufferPointer(rebasing: $0[start..<stop.subject]), stop.scalars,
        UnsafeBufferPointer(rebasing: $0[stop.subject..<stop.ending]))
    }
  }
}
