import Testing

@testable import Traces

@Suite struct FoldingSinkTests {
  func call(
    _ method: Call.Method, _ subject: String, _ frame: Int?, fingers: [Int] = [0], from: String? = nil,
    _ outcome: Call.Outcome = .passed
  ) -> TraceEntry {
    let call = Call(
      method: method, fingers: fingers, points: fingers.map { Point(x: Double($0 + (frame ?? 0)), y: 0) },
      from: from,
      outcome: outcome)
    return TraceEntry(frame: frame, time: Double(frame ?? 0) / 100, subject: subject, event: .call(call))
  }

  func moved(
    _ subject: String, _ frame: Int?, fingers: [Int] = [0], from: String? = nil, _ outcome: Call.Outcome = .passed
  )
    -> TraceEntry
  {
    call(.touchesMoved, subject, frame, fingers: fingers, from: from, outcome)
  }

  func folded(_ entries: [TraceEntry]) -> [TraceLine] {
    var lines: [TraceLine] = []
    let sink = FoldingSink { lines.append($0) }
    for entry in entries { sink.receive(entry) }
    sink.flush()
    return lines
  }

  /// `list x3 2-4`: who, how many, from which frame to which.
  func summary(_ entries: [TraceEntry]) -> [String] {
    folded(entries).map {
      "\($0.entry.subject) x\($0.count) \($0.entry.frame.map(String.init) ?? "-")-\($0.lastFrame.map(String.init) ?? "")"
    }
  }

  @Test func `a drag of 10,000 samples is two lines that say who got how many`() {
    let drag = (2...10_001).flatMap { frame in
      [moved("list/row", frame), moved("list", frame, from: "list/row", .taken)]
    }
    #expect(
      folded(drag).map(\.description) == [
        "2  20     list/row             touch moved      0  x10000 to 10001",
        "2  20     list                 touch moved      0  x10000 to 10001, from row, taken",
      ])
  }

  @Test func `a slider's drag is a line of moves, one of values and one of actions`() {
    let action = Action(for: ["valueChanged"], "seek:", .performedBy("player"))
    let drag = (2...10_001).flatMap { frame in
      let value = ValueChange(from: .number(Double(frame) - 1), to: .number(Double(frame)))
      return [
        moved("slider", frame, .taken),
        TraceEntry(frame: frame, time: Double(frame) / 100, subject: "slider", event: .value(value)),
        TraceEntry(frame: frame, time: Double(frame) / 100, subject: "slider", event: .action(action)),
      ]
    }
    #expect(
      folded(drag).map(\.description) == [
        "2  20     slider               touch moved      0  x10000 to 10001, taken",
        "2  20     slider               value            1 → 10001, x10000 to 10001",
        "2  20     slider               action           valueChanged → seek: by player, x10000 to 10001",
      ])
  }

  @Test func `only the actions of drags and values fold, and only alike ones`() {
    func action(_ events: [String], _ name: String, _ frame: Int) -> TraceEntry {
      TraceEntry(
        frame: frame, time: 0, subject: "pad", event: .action(Action(for: events, name, .performedBy("home"))))
    }
    #expect(summary([action(["touchDown"], "a", 1), action(["touchDown"], "a", 2)]) == ["pad x1 1-", "pad x1 2-"])
    #expect(summary([action([], "a", 1), action([], "a", 2)]) == ["pad x1 1-", "pad x1 2-"])
    #expect(
      summary([
        action(["touchDragInside"], "a", 1), action(["touchDragInside"], "b", 1),
        action(["touchDragInside"], "a", 2), action(["touchDragOutside"], "a", 3),
      ]) == ["pad x2 1-2", "pad x1 1-", "pad x1 3-"])
  }

  @Test func `what a gesture's changes send folds, and not with what its beginning and its end send`() {
    func sent(_ frame: Int, isOfChange: Bool) -> TraceEntry {
      let action = Action(for: [], "drag:", .performedBy("home"), isOfChange: isOfChange)
      return TraceEntry(frame: frame, time: 0, subject: "pan", event: .action(action))
    }
    #expect(
      summary([
        sent(1, isOfChange: false), sent(2, isOfChange: true), sent(3, isOfChange: true), sent(4, isOfChange: true),
        sent(5, isOfChange: false),
      ]) == ["pan x1 1-", "pan x3 2-4", "pan x1 5-"])
  }

  @Test func `a lone move stays as it came`() {
    let entry = moved("row", 2)
    #expect(folded([entry]) == [TraceLine(entry)])
    #expect(TraceLine(entry).description == "2  20     row                  touch moved      0")
  }

  @Test func `the line is the run's first call`() {
    let line = folded([moved("row", 2), moved("row", 3), moved("row", 7)])
    #expect(line == [TraceLine(moved("row", 2), count: 3, lastFrame: 7)])
  }

  @Test func `two fingers on two views fold side by side, also when one rests`() {
    let entries = (1...6).flatMap { frame in
      frame.isMultiple(of: 3)
        ? [moved("b", frame, fingers: [1])] : [moved("a", frame), moved("b", frame, fingers: [1])]
    }
    #expect(summary(entries) == ["a x4 1-5", "b x6 1-6"])
  }

  @Test func `one finger and both fingers on a view are told apart`() {
    let entries = [
      moved("pad", 1, fingers: [0]), moved("pad", 2, fingers: [0, 1]), moved("pad", 3, fingers: [0]),
      moved("pad", 4, fingers: [0, 1]),
    ]
    #expect(
      folded(entries).map(\.description) == [
        "1  10     pad                  touch moved      0  x2 to 3",
        "2  20     pad                  touch moved      0 1  x2 to 4",
      ])
  }

  @Test func `an end flushes all runs before it`() {
    var entries: [TraceEntry] = (1...3).flatMap { [moved("a", $0), moved("b", $0, fingers: [1])] }
    entries += [call(.touchesEnded, "a", 4), moved("b", 4, fingers: [1]), moved("b", 5, fingers: [1])]
    #expect(summary(entries) == ["a x3 1-3", "b x3 1-3", "a x1 4-", "b x2 4-5"])
  }

  @Test func `a timer in between ends the run, and what it moves is not folded`() {
    let timer = TraceEntry(frame: nil, time: 0.15, subject: "list", event: .note("held"))
    let entries = [
      moved("a", 1), moved("a", 2), timer, moved("a", 3), moved("a", nil), moved("a", nil), moved("a", 4),
    ]
    #expect(summary(entries) == ["a x2 1-2", "list x1 --", "a x1 3-", "a x1 --", "a x1 --", "a x1 4-"])
  }

  @Test func `a responder that changes its mind ends one run and starts another`() {
    let entries = (1...9).map { moved("a", $0, $0 < 4 ? .passed : .taken) }
    #expect(summary(entries) == ["a x3 1-3", "a x6 4-9"])
    #expect(folded(entries).map(\.entry.event) == [moved("a", 1).event, moved("a", 4, .taken).event])
  }

  @Test func `one that a responder heard twice a frame counts twice`() {
    let entries: [TraceEntry] = (1...3).flatMap {
      [moved("a", $0, from: "x"), moved("a", $0, from: "x"), moved("a", $0, from: "y")]
    }
    #expect(summary(entries) == ["a x6 1-3", "a x3 1-3"])
  }

  @Test func `updates and analog presses fold as moves do, and not with them`() {
    let entries: [TraceEntry] = (1...4).flatMap {
      [moved("a", $0), call(.touchesEstimatedPropertiesUpdated, "a", $0), call(.pressesChanged, "a", $0)]
    }
    #expect(summary(entries) == ["a x4 1-4", "a x4 1-4", "a x4 1-4"])
  }

  @Test func `beginnings, ends and notes are never folded`() {
    let began = (1...3).map { call(.touchesBegan, "a", $0) }
    #expect(folded(began).map(\.count) == [1, 1, 1])
  }

  @Test func `no call is lost, whatever comes in which order`() {
    var seed: UInt64 = 7
    func random(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    for _ in 0..<50 {
      var entries: [TraceEntry] = []
      for frame in 1...40 {
        for _ in 0..<random(4) {
          let subject = ["a", "b", "c"][Int(random(3))]
          entries.append(
            random(12) == 0
              ? call(.touchesEnded, subject, frame)
              : moved(subject, frame, fingers: random(2) == 0 ? [0] : [0, 1], random(3) == 0 ? .taken : .passed))
        }
      }
      let lines = folded(entries)
      #expect(lines.reduce(0) { $0 + $1.count } == entries.count)
      for subject in ["a", "b", "c"] {
        let expected = entries.filter { $0.subject == subject }.count
        #expect(lines.filter { $0.entry.subject == subject }.reduce(0) { $0 + $1.count } == expected)
      }
      #expect(lines == folded(entries), "the same entries fold the same way")
    }
  }

  @Test func `more runs than the limit end them all, so memory stays bounded`() {
    let entries: [TraceEntry] = (1...2).flatMap { frame in (0...FoldingSink.limit).map { moved("v\($0)", frame) } }
    let lines = folded(entries)
    #expect(lines.reduce(0) { $0 + $1.count } == entries.count)
    #expect(lines.first?.description == "1  10     v0                   touch moved      0")
  }

  @Test func `a call that comes in the same order each frame is found at the first look`() {
    let sink = FoldingSink { _ in }
    let responders = (0..<20).map { "v\($0)" }
    for frame in 1...500 { for name in responders { sink.receive(moved(name, frame)) } }
    #expect(sink.looks <= 500 * 20 + 20 * 20)
  }

  @Test func `nothing is emitted before the run ends, and once after`() {
    var lines: [TraceLine] = []
    let sink = FoldingSink { lines.append($0) }
    sink.receive(moved("a", 1))
    #expect(lines.isEmpty)
    sink.flush()
    sink.flush()
    #expect(lines.count == 1)
  }
}
