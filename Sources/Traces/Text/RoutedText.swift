/// The lines of a call along a route, put together of what they have in common and what the route knows of each
/// stop.
///
/// Most lines of a trace are these: a finger that lands, drags and lifts is told of for everybody on its way. So
/// what is said of the call is put into bytes once, what is said of a stop once a route, and a line is five pieces,
/// which are held against a golden, or copied, one by one.
///
/// Kept for many calls, for its memory.
package final class RoutedText {
  /// What lines have in common, one piece behind the other.
  @exclusivity(unchecked) private var writer: LineWriter
  /// Where *what* ends in there, which begins behind `widest` spaces: of these a line has as many as it needs.
  @exclusivity(unchecked) private var what = 0
  /// The details, likewise behind spaces: of whoever is told by nobody, and by another one.
  @exclusivity(unchecked) private var (first, later) = (Detail(), Detail())
  /// Behind these, the columns *frame* and *ms*, and how many Unicode scalars these are.
  @exclusivity(unchecked) private var (beginning, width) = (0, 0)

  private struct Detail {
    var start = 0
    /// Where it ends if nothing comes behind it.
    var end = 0
    /// And else.
    var gap = 0
  }

  private typealias Piece = ExpectedText.Piece

  /// As many as there may be between two columns.
  private static let widest = TraceLine.Stop.what
  private static let detailWidth = TraceLine.Stop.detail - TraceLine.Stop.what

  package init(after last: LineBeginning? = nil) {
    writer = LineWriter(after: last)
    writer.bytes.append(spaces: Self.widest)
  }

  /// Makes ready for lines.
  package func begin(_ lines: RoutedLines) {
    let bytes = writer.bytes
    bytes.removeAll(behind: Self.widest)
    writer.ascii(lines.call.method.rawValue)
    what = bytes.count
    later = detail(of: lines, at: [])
    // Of a landing everything is told of the responder called first, and of nobody else.
    let tellsPoints = lines.call.method == .touchesBegan && lines.call.route.texts.haveFirst
    first = tellsPoints ? detail(of: lines, at: lines.call.points) : later
    writer.endLine()
    beginning = bytes.count
    writer.beginning(frame: lines.call.frame, time: lines.call.time)
    width = bytes.count - beginning
  }

  private func detail(of lines: RoutedLines, at points: [Point]) -> Detail {
    let bytes = writer.bytes
    var detail = Detail(start: bytes.count + Self.detailWidth)
    bytes.append(spaces: Self.detailWidth)
    let gap = writer.fingers(lines.call.fingers, of: lines.call.method, at: points, lines.run)
    detail.end = bytes.count
    writer.ascii(gap)
    detail.gap = bytes.count
    return detail
  }

  /// Passes over the lines in a text as far as they stand there, from a place on.
  /// - Returns: how many do, and the place behind them.
  package func passed(
    along route: CallRoute, in text: UnsafeBufferPointer<UInt8>, from place: Int
  ) -> (lines: Int, place: Int) {
    guard var expected = ExpectedText(text, from: place) else { return (0, place) }
    let start = expected.next
    var passed = 0
    route.texts.each(from: 0) { words in
      let beginning = expected.next
      if pieces(of: words, { expected.goesOn(with: $0) }) {
        passed &+= 1
        return true
      }
      expected.goBack(to: beginning)
      return false
    }
    return (passed, place + (expected.next - start))
  }

  /// Appends one stop's line, with its end.
  package func append(stop: Int, along route: CallRoute, to bytes: LineBytes) {
    route.texts.each(from: stop) { words in
      _ = pieces(of: words) {
        bytes.append(UnsafeBufferPointer(start: $0.start, count: $0.count))
        return true
      }
      return false
    }
  }

  /// A line's pieces in order, as long as they are taken.
  @inline(__always)
  private func pieces(of words: StopTexts.Words, _ take: (Piece) -> Bool) -> Bool {
    let (bytes, detail) = (writer.bytes, words.isFirst ? first : later)
    guard take(bytes.piece(beginning, bytes.count)), take(words.subject) else { return false }
    // As many spaces as are left up to the next column, and at least that many.
    let gap = TraceLine.Stop.gap
    let end = width &+ words.scalars
    let column = end < Self.widest - gap ? end : Self.widest - gap
    guard take(bytes.piece(column, what)) else { return false }
    let isLast = words.ending.count == 1
    if !isLast || detail.end > detail.start {
      let left = Self.detailWidth &+ Self.widest &+ column &- end &- what
      guard take(bytes.piece(detail.start &- (left > gap ? left : gap), isLast ? detail.end : detail.gap)) else {
        return false
      }
    }
    return take(words.ending)
  }
}
