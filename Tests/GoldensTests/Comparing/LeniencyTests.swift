import Testing
import Traces

@testable import Goldens

@Suite struct LeniencyTests {
  func header(_ leniency: Leniency) -> GoldenHeader {
    GoldenHeader(log: "x.touchlog", stage: "s", leniency: leniency)
  }

  func tap(at point: Point, time: Double = 0.1, row: String = "row14", note: String = "1,2") -> [TraceEntry] {
    let call = Call(method: .touchesBegan, fingers: [0], points: [point], outcome: .taken)
    return [
      Press.entry(1, .hit(Hit(finger: 0, point: point, view: "home/\(row)")), of: "window", at: time),
      Press.entry(1, .call(call), of: "home/\(row)", at: time),
      Press.entry(
        1, .scroll(.ended(at: Point(x: 0, y: point.y), velocity: Point(x: 0, y: point.y * 10))), of: "list",
        at: time),
      Press.entry(1, .note(note), of: "stage", at: time),
    ]
  }

  func verdict(_ old: [TraceEntry], _ new: [TraceEntry], _ leniency: Leniency) throws -> String {
    let golden = try Golden.of(old, header: header(leniency))
    switch GoldenComparison.of(new, against: golden, header: header(leniency)).verdict {
    case .matches: return "matches"
    case .differs(let difference): return difference.first?.golden ?? "header"
    case .missing: return "missing"
    }
  }

  let base = Point(x: 10, y: 20)

  @Test func `without leniency nothing may differ`() throws {
    #expect(try verdict(tap(at: base), tap(at: base), .none) == "matches")
    #expect(try verdict(tap(at: base), tap(at: base, time: 0.1001), .none) != "matches")
  }

  @Test func `times may differ by so many milliseconds, and no more`() throws {
    let leniency: Leniency = [.within(5, of: .times)]
    #expect(try verdict(tap(at: base, time: 0.098), tap(at: base, time: 0.103), leniency) == "matches")
    #expect(try verdict(tap(at: base, time: 0.098), tap(at: base, time: 0.1031), leniency) != "matches")
    #expect(try verdict(tap(at: base), tap(at: Point(x: 10.001, y: 20)), leniency) != "matches")
  }

  @Test func `positions and velocities are fields of their own`() throws {
    let near = Point(x: 10, y: 20.4)
    let both: Leniency = [.within(0.5, of: .positions), .within(5, of: .velocities)]
    #expect(try verdict(tap(at: base), tap(at: near), both) == "matches")
    #expect(try verdict(tap(at: base), tap(at: near), [.within(0.5, of: .positions)]).contains("scroll ended"))
    #expect(try verdict(tap(at: base), tap(at: near), [.within(5, of: .velocities)]).contains("touch began"))
  }

  @Test func `a note that looks like a position is none`() throws {
    let leniency: Leniency = [.within(9, of: .positions), .redacting(.positions), .redacting(.views)]
    #expect(try verdict(tap(at: base), tap(at: base, note: "1,3"), leniency).contains("note"))
  }

  @Test func `names within reasons are redacted as all others are`() throws {
    func entries(_ row: String) -> [TraceEntry] {
      let reasons: [GestureReason] = [
        .prevented(by: "home/\(row)/tap"), .viewSaysNo(row), .waits(for: ["\(row)/a", "pan"]),
      ]
      let steps = reasons.map { TraceEvent.gesture(GestureStep(.failed, fingers: [0], because: $0)) }
      let events: [TraceEvent] =
        [
          .dropped(Dropped(.touch(finger: 1), .singleTouch(view: "home/\(row)"))),
          .lost(LostTouch(finger: 0, because: .outsideWindow(view: row))),
          .scroll(.refused(fingers: [0], .cannotCancel(view: row))),
        ] + steps
      return events.map { Press.entry(1, $0, of: "home/\(row)") }
    }
    #expect(try verdict(entries("row14"), entries("row7"), [.redacting(.views)]) == "matches")
    #expect(try verdict(entries("row14"), entries("cell14"), [.redacting(.views)]) != "matches")
    #expect(try verdict(entries("row14"), entries("row7"), .none) != "matches")
  }

  @Test func `what is redacted is not looked at, and not in the golden`() throws {
    let leniency: Leniency = [
      .redacting(.times), .redacting(.views), .redacting(.positions), .redacting(.velocities),
    ]
    let golden = try Golden.of(tap(at: base), header: header(leniency))
    #expect(
      golden.lines == [
        "1  *      window               hit              home/row*",
        "1  *      home/row*            touch began      0  *, taken",
        "1  *      list                 scroll ended     at *, with * pt/s",
        "1  *      stage                note             1,2",
      ])
    let other = tap(at: Point(x: 300, y: 4000), time: 1234, row: "row7")
    #expect(try verdict(tap(at: base), other, leniency) == "matches")
    #expect(try verdict(tap(at: base), tap(at: base, row: "cell14"), leniency) != "matches")
  }

  @Test func `of a view's name only its numbers and identifiers are left out`() {
    #expect(LineWriter.withoutNumbers("row14/UILabel#2") == "row*/UILabel#*")
    #expect(LineWriter.withoutNumbers("cell-0F6B2A3C-11D2-4F00-9A7B-0123456789AB/x") == "cell-*/x")
    #expect(LineWriter.withoutNumbers("plain") == "plain")
  }

  @Test func `the header says what was agreed on, and reads back`() throws {
    let leniency: Leniency = [.redacting(.views), .within(0.5, of: .positions), .within(5, of: .times)]
    let golden = try Golden(header: header(leniency), lines: [])
    #expect(golden.description.contains("rules  1\nwithin times 5\nwithin positions 0.5\nredact views\n\n#"))
    #expect(golden.header == header(leniency))
    for line in ["within views 1", "within times -1", "within times nan", "redact colours", "within times"] {
      let text = golden.description.replacing("redact views", with: line)
      #expect(throws: GoldenError.self) { try Golden(Array(text.utf8)) }
    }
  }

  @Test func `another agreement than the golden's is a difference of the header`() throws {
    let golden = try Golden.of(tap(at: base), header: header([.within(5, of: .times)]))
    let other = GoldenComparison.of(tap(at: base), against: golden, header: header(.none))
    #expect(other.difference?.header == [Difference.HeaderChange(golden: "within times 5", actual: nil)])
  }

  /// A tap with another note first, and then the same tap a little elsewhere and later.
  func twice(_ note: String, then point: Point, time: Double) -> [TraceEntry] {
    [Press.entry(1, .note(note), of: "stage", at: 0.1)] + tap(at: point, time: time)
  }

  @Test(
    arguments: [
      [.within(5, of: .times), .within(0.5, of: .positions), .within(5, of: .velocities)],
      [.within(0.5, of: .positions), .within(5, of: .velocities)],
    ] as [Leniency])
  func `behind the first difference, too, what is near enough has not changed`(leniency: Leniency) throws {
    let time = leniency == [.within(0.5, of: .positions), .within(5, of: .velocities)] ? 0.1 : 0.102
    let golden = try Golden.of(twice("a", then: base, time: 0.1), header: header(leniency))
    let near = twice("b", then: Point(x: 10, y: 20.4), time: time)
    let comparison = GoldenComparison.of(near, against: golden, header: header(leniency))
    let difference = try #require(comparison.difference)
    #expect((difference.removed, difference.added) == (1, 1))
    #expect(difference.follows == nil)
    #expect(
      comparison.actual.description
        == golden.description.replacing("note             a", with: "note             b"),
      "whoever accepts it accepts no other numbers with it")
  }

  @Test func `behind the first difference, too, what is too far off has changed`() throws {
    let leniency: Leniency = [.within(5, of: .times), .within(0.5, of: .positions), .within(5, of: .velocities)]
    let golden = try Golden.of(twice("a", then: base, time: 0.1), header: header(leniency))
    let far = twice("b", then: Point(x: 10, y: 20.6), time: 0.102)
    let difference = try #require(
      GoldenComparison.of(far, against: golden, header: header(leniency)).difference)
    // The hit names no point, and the note is the same.
    #expect((difference.removed, difference.added) == (3, 3))
    let late = twice("b", then: base, time: 0.106)
    #expect(GoldenComparison.of(late, against: golden, header: header(leniency)).difference?.added == 5)
  }

  @Test func `a line that came or went is found among lines that are only near`() throws {
    let leniency: Leniency = [.within(5, of: .times)]
    let old = (0..<50).map { Press.entry($0, .note("n\($0)"), of: "home", at: Double($0) / 10) }
    var new = old.map { entry in Press.entry(entry.frame, entry.event, of: "home", at: entry.time + 0.003) }
    new.remove(at: 10)
    new.insert(Press.entry(40, .note("more"), of: "home", at: 4.001), at: 40)
    let golden = try Golden.of(old, header: header(leniency))
    let difference = try #require(
      GoldenComparison.of(new, against: golden, header: header(leniency)).difference)
    #expect((difference.removed, difference.added) == (1, 1))
    #expect(difference.isExact)
    #expect(difference.first?.golden?.hasSuffix("n10") == true)
  }

  @Test func `lines that are near enough stay as the golden has them`() throws {
    let golden = try Golden.of(tap(at: base), header: header([.within(5, of: .times)]))
    let near = GoldenComparison.of(
      Array(tap(at: base, time: 0.101).dropLast()), against: golden, header: header([.within(5, of: .times)]))
    #expect(near.actual.description == Golden.text(golden, without: 1))
  }
}

extension Golden {
  /// The golden's text without its last lines.
  fileprivate static func text(_ golden: Golden, without count: Int) -> String {
    golden.header.description + golden.lines.dropLast(count).map { $0 + "\n" }.joined()
  }
}
