/// What the lines of a route's stops say of them, put into bytes once: who is called, and how the line ends.
struct StopTexts: Sendable {
  private var bytes: [UInt8] = []
  private var stops: [Stop] = []
  /// Whether there is one to whom nobody passed the call on.
  private(set) var haveFirst = false

  /// Where a stop's bytes end: the subject's, and behind them the ending's.
  private struct Stop {
    let subject: Int
    let ending: Int
    /// Of the subject.
    let scalars: Int
    let isFirst: Bool
  }

  init(_ stops: [CallRoute.Stop]) {
    var writer = LineWriter()
    self.stops.reserveCapacity(stops.count)
    for stop in stops {
      writer.name(stop.subject)
      let scalars = writer.width()
      let subject = writer.bytes.count
      writer.ending(from: stop.from, to: stop.subject, stop.outcome, behind: "")
      writer.endLine()
      if stop.from == nil { haveFirst = true }
      self.stops.append(
        Stop(subject: subject, ending: writer.bytes.count, scalars: scalars, isFirst: stop.from == nil))
    }
    bytes = Array(writer.bytes.all)
  }

  /// What is said of one stop.
  struct Words {
    let subject: ExpectedText.Piece
    /// Of the subject.
    let scalars: Int
    /// `from row14, taken` and the line's end; that alone where nobody passed the call on to it, and it passed it
    /// on.
    let ending: ExpectedText.Piece
    /// Whether nobody passed the call on to it.
    let isFirst: Bool
  }

  /// Goes through the stops in order, from one on, as long as it is asked to.
  @inline(__always)
  func each(from first: Int, _ goesOn: (Words) -> Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      var start = first == 0 ? 0 : stops[first - 1].ending
      for place in first..<stops.count {
        let stop = stops[place]
        let words = Words(
          subject: ExpectedText.Piece(of: bytes, start, stop.subject), scalars: stop.scalars,
          ending: ExpectedText.Piece(of: bytes, stop.subject, stop.ending), isFirst: stop.isFirst)
        guard goesOn(words) else { return }
        start = stop.ending
      }
    }
  }
}
