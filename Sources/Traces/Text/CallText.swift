extension Call {
  func write(to writer: inout LineWriter, of subject: String, _ run: FoldedRun) {
    let gap = writer.fingers(fingers, of: method, at: from == nil ? points : [], run)
    writer.ending(from: from, to: subject, outcome, behind: gap)
  }
}

extension Call.Outcome {
  /// Nil of a call that was passed on: then there is more to come.
  fileprivate var words: StaticString? {
    switch self {
    case .passed: nil
    case .taken: "taken"
    case .unhandled: "dropped: nobody took it"
    }
  }
}

extension LineWriter {
  /// `0 1  10,20 30,40` where they land; `0  x9 to 19` for a run.
  ///
  /// Where a finger ended is the log's to tell, and so is where it moved.
  /// - Parameter points: empty where they are not to be told.
  /// - Returns: what comes before that which follows.
  mutating func fingers(
    _ fingers: [Int], of method: Call.Method, at points: [Point], _ run: FoldedRun
  ) -> StaticString {
    for place in fingers.indices {
      if place > 0 { ascii(" ") }
      integer(fingers[place])
    }
    var gap: StaticString = fingers.isEmpty ? "" : "  "
    if method == .touchesBegan, !points.isEmpty {
      ascii(gap)
      gap = ", "
      for place in points.indices {
        if place > 0 { ascii(" ") }
        point(points[place])
      }
    }
    if run.lastFrame != nil {
      run.write(after: gap, to: &self)
      gap = ", "
    }
    return gap
  }

  /// `from row14, taken`: who passed it on, and what became of it; nothing where that is nobody and nothing.
  mutating func ending(
    from sender: String?, to subject: String, _ outcome: Call.Outcome, behind gap: StaticString
  ) {
    if let sender {
      ascii(gap)
      ascii("from ")
      name(sender, in: subject)
    }
    self.outcome(outcome, behind: sender == nil ? gap : ", ")
  }

  /// What became of it; nothing of what goes on.
  mutating func outcome(_ outcome: Call.Outcome, behind gap: StaticString) {
    guard let words = outcome.words else { return }
    ascii(gap)
    ascii(words)
  }
}
