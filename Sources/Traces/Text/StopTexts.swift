/// What the lines of a route's stops say of them, put into bytes once: who is called, and how the line ends.
struct StopTexts: Sendable {
  private var bytes: [UInt8] = []
  private var stops: [Stop] = []
  /// Whether there is one to whom nobody passed the call on.
  private(set) var haveFirst = false

  /// Where a stop's bytes are.
  private struct Stop {
    let subject: Range<Int>
    let ending: Range<Int>
    /// Of the subject.
    let scalars: Int
    let isFirst: Bool
  }

  init(_ stops: [CallRoute.Stop]) {
    var writer = LineWriter()
    self.stops.reserveCapacity(stops.count)
    // Where the last subject is, as long as each is the beginning of the one before.
    var path: Range<Int>?
    for place in stops.indices {
      let stop = stops[place]
      // Equal names may have other bytes; then they have more of them.
      if let last = path, stop.from == stops[place - 1].subject, stop.from?.utf8.count == last.count,
        let shorter = Self.cut(last, to: stop.subject, writer)
      {
        add(stop, shorter, shorter.count, &writer) {
          $0.bytes.append(from: shorter.upperBound + 1, to: last.upperBound)
        }
        path = shorter
      } else {
        let start = writer.bytes.count
        writer.name(stop.subject)
        let subject = start..<writer.bytes.count
        add(stop, subject, writer.width(), &writer) { $0.name(stop.from ?? "", in: stop.subject) }
        path = Self.isPath(subject, of: stop.subject, writer) ? subject : nil
      }
    }
    bytes = Array(writer.bytes.all)
  }

  /// - Parameter sender: writes who passed the call on, as seen from the stop.
  private mutating func add(
    _ stop: CallRoute.Stop, _ subject: Range<Int>, _ scalars: Int, _ writer: inout LineWriter,
    sender: (inout LineWriter) -> Void
  ) {
    let start = writer.bytes.count
    if stop.from == nil {
      haveFirst = true
    } else {
      writer.ascii("from ")
      sender(&writer)
    }
    writer.outcome(stop.outcome, behind: stop.from == nil ? "" : ", ")
    writer.endLine()
    stops.append(
      Stop(subject: subject, ending: start..<writer.bytes.count, scalars: scalars, isFirst: stop.from == nil))
  }

  /// Whether the name was written as it is, and so would be any of those before one of its slashes.
  private static func isPath(_ written: Range<Int>, of name: String, _ writer: LineWriter) -> Bool {
    written.count == name.utf8.count && Escaping.isOneWord(UnsafeBufferPointer(rebasing: writer.bytes.all[written]))
  }

  /// The beginning of a path, which is the name of somebody above; nil where it is not.
  private static func cut(_ path: Range<Int>, to name: String, _ writer: LineWriter) -> Range<Int>? {
    let (count, text) = (name.utf8.count, UnsafeBufferPointer(rebasing: writer.bytes.all[path]))
    guard count > 0, text.count > count + 1, text[count] == UInt8(ascii: "/") else { return nil }
    let isBeginning = name.utf8.withContiguousStorageIfAvailable { ByteComparison.begin(text, with: $0) }
    return isBeginning == true ? path.lowerBound..<path.lowerBound + count : nil
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
      for place in first..<stops.count {
        let stop = stops[place]
        let words = Words(
          subject: ExpectedText.Piece(of: bytes, stop.subject.lowerBound, stop.subject.upperBound),
          scalars: stop.scalars,
          ending: ExpectedText.Piece(of: bytes, stop.ending.lowerBound, stop.ending.upperBound),
          isFirst: stop.isFirst)
        guard goesOn(words) else { return }
      }
    }
  }
}
