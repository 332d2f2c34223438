extension GestureStep {
  /// The fourth column.
  var word: String {
    switch what {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .recognized: "recognized"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .waits: "waits"
    case .refusedState: "refused state"
    case .refusedTouch: "refused touch"
    case .refusedPress: "refused press"
    case .action: "action"
    }
  }

  var hasDetail: Bool {
    switch what {
    case .action, .refusedState, .refusedTouch, .refusedPress: true
    default: !fingers.isEmpty || reason != nil
    }
  }

  /// Comes again and again between a beginning and an end.
  var repeats: Bool { what == .changed || what == .action("changed") }

  /// `0 1  moved 12 of 10 pt`, `0  x10 to 14`, `changed  x10 to 14`.
  func write(to writer: inout LineWriter, _ run: FoldedRun) {
    var gap: StaticString = ""
    switch what {
    case .action(let state), .refusedState(let state):
      writer.name(state)
      gap = "  "
    case .refusedTouch(let finger), .refusedPress(let finger):
      writer.integer(finger)
      gap = "  "
    default: break
    }
    for place in fingers.indices {
      writer.ascii(gap)
      writer.integer(fingers[place])
      gap = " "
    }
    if gap.utf8CodeUnitCount > 0 { gap = "  " }
    if run.lastFrame != nil {
      writer.ascii(gap)
      run.write(after: "", to: &writer)
      gap = "  "
    }
    if let reason {
      writer.ascii(gap)
      reason.write(to: &writer)
    }
  }
}

extension TouchCustody {
  var word: String {
    switch (what, isPress) {
    case (.taken, false): "touch taken"
    case (.withheld, false): "touch withheld"
    case (.released, false): "touch released"
    case (.taken, true): "press taken"
    case (.withheld, true): "press withheld"
    case (.released, true): "press released"
    }
  }

  /// `0  by pan0`
  func write(to writer: inout LineWriter) {
    writer.integer(finger)
    guard let by else { return }
    writer.words("  by ")
    writer.name(by)
  }
}
