/// The lines of a call along a route while they are written, one after the other.
///
/// Most lines of a trace are these: a finger that drags is told of for everybody on its way. So what they have in
/// common is put into bytes once, the route knows what each stop says, and a line is a handful of copies.
package struct RoutedText {
  private let lines: RoutedLines
  /// Behind the columns *frame* and *ms*.
  private let beginning: LineWriter.Mark
  /// Of those columns, in Unicode scalars.
  private let width: Int
  /// Where in the writer's `aside` *what* ends, then the detail as far as it is the same for all, then what comes
  /// between that and a stop's own.
  private let (what, detail, gap): (Int, Int, Int)
  /// Whether the line of who was called first says where the fingers are: it is a landing.
  private let tellsPoints: Bool

  /// Begins the first line. As long as these lines are written, the writer has no other ones.
  package init(_ lines: RoutedLines, to writer: inout LineWriter) {
    self.lines = lines
    writer.removeAll()
    let call = lines.call
    TraceLine.writeBeginning(frame: call.frame, time: call.time, to: &writer)
    beginning = writer.mark
    width = writer.width()
    tellsPoints = call.method == .touchesBegan && !call.points.isEmpty
    writer.words(call.method.rawValue)
    what = writer.bytes.count - beginning.bytes
    let between = writer.fingers(call.fingers, of: call.method, at: [], lines.count, lines.lastFrame)
    detail = writer.bytes.count - beginning.bytes
    writer.ascii(between)
    gap = writer.bytes.count - beginning.bytes
    writer.setAside(behind: beginning)
  }

  /// Writes one stop's line, without a line end, in the place of the one before.
  package func write(stop: Int, to writer: inout LineWriter) {
    // Of a landing everything is told of the first responder that is called, and of nobody else.
    guard writer.isPlain, !tellsPoints || lines.call.route.stops[stop].from != nil else {
      writer.removeAll()
      return lines.line(of: stop).write(to: &writer)
    }
    writer.goBack(to: beginning)
    let (bytes, common) = (writer.bytes, writer.aside.all)
    lines.call.route.texts.with(stop) { subject, scalars, ending in
      let columns = width + scalars
      let spaces = max(TraceLine.Stop.gap, TraceLine.Stop.what - columns)
      bytes.append(subject)
      bytes.append(UInt8(ascii: " "), times: spaces)
      bytes.append(UnsafeBufferPointer(rebasing: common[..<what]))
      let last = ending.isEmpty ? detail : gap
      if last == what, ending.isEmpty { return }
      let more = max(TraceLine.Stop.gap, TraceLine.Stop.detail - columns - spaces - what)
      bytes.append(UInt8(ascii: " "), times: more)
      bytes.append(UnsafeBufferPointer(rebasing: common[what..<last]))
      bytes.append(ending)
    }
  }
}
