extension Call {
  func write(to writer: inout LineWriter, of subject: String, run: TraceLine) {
    writer.call(method, fingers, at: from == nil ? points : [], outcome, run.count, run.lastFrame) { writer in
      guard let from else { return false }
      writer.words("from ")
      writer.name(from, in: subject)
      return true
    }
  }
}

extension RoutedLines {
  /// Writes the columns that all of its lines begin with: *frame* and *ms*.
  package func writeBeginning(to writer: inout LineWriter) {
    TraceLine.writeBeginning(frame: call.frame, time: call.time, to: &writer)
  }

  /// Writes the rest of one stop's line, as `TraceLine` does: *subject, what, detail*.
  package func write(stop index: Int, to writer: inout LineWriter) {
    let (stop, texts) = (call.route.stops[index], call.route.texts)
    texts.withSubject(of: index) { writer.name(stop.subject, plain: $0) }
    writer.column(at: TraceLine.Stop.what, gap: 2)
    writer.ascii(call.method.rawValue)
    if call.fingers.isEmpty, stop.from == nil, stop.outcome == .passed, lastFrame == nil { return }
    writer.column(at: TraceLine.Stop.detail, gap: 2)
    let points = stop.from == nil ? call.points : []
    writer.call(call.method, call.fingers, at: points, stop.outcome, count, lastFrame) { writer in
      guard let from = stop.from else { return false }
      writer.ascii("from ")
      texts.withSender(of: index) { writer.name(from, plain: $0, in: stop.subject) }
      return true
    }
  }
}

extension LineWriter {
  /// `0 1  10,20 30,40` where they land; `0  x9 to 19, from row14, taken` for a run that was passed on.
  ///
  /// Where a finger ended is the log's to tell, and so is where it moved.
  /// - Parameters:
  ///   - points: empty where they are not to be told.
  ///   - from: writes who passed it on; false where nobody did.
  fileprivate mutating func call(
    _ method: Call.Method, _ fingers: [Int], at points: [Point], _ outcome: Call.Outcome, _ count: Int,
    _ lastFrame: Int?, from: (inout LineWriter) -> Bool
  ) {
    for place in fingers.indices {
      if place > 0 { ascii(" ") }
      integer(fingers[place])
    }
    var gap = fingers.isEmpty ? "" : "  "
    if method == .touchesBegan, !points.isEmpty {
      ascii(gap)
      gap = ", "
      for place in points.indices {
        if place > 0 { ascii(" ") }
        point(points[place])
      }
    }
    if let lastFrame {
      ascii(gap)
      gap = ", "
      run(of: count, to: lastFrame)
    }
    let before = mark
    ascii(gap)
    if from(&self) { gap = ", " } else { goBack(to: before) }
    switch outcome {
    case .passed: break
    case .taken:
      ascii(gap)
      ascii("taken")
    case .unhandled:
      ascii(gap)
      ascii("dropped: nobody took it")
    }
  }

  /// `x9 to 19`: nine of them, the last in frame 19.
  mutating func run(of count: Int, to lastFrame: Int) {
    ascii("x")
    integer(count)
    ascii(" to ")
    integer(lastFrame)
  }
}
