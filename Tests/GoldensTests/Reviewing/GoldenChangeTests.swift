import Testing
import Traces

@testable import Goldens

@Suite struct GoldenChangeTests {
  func golden(_ entries: [TraceEntry], rules: Int = 1, stage: String = "raised-tab-bar") throws -> Golden {
    try .of(entries, header: GoldenHeader(log: "press.touchlog", stage: stage, rules: rules))
  }

  @Test func `a touch that went elsewhere is behaviour, told in one sentence`() throws {
    let change = GoldenChange(from: try golden(Press.onButton), to: try golden(Press.onRow))
    #expect(change.kind == .behaviour)
    #expect(change.sentence == "A touch went to home/list/row14 instead of home/tabBar/centerButton.")
    #expect(change.stage == "raised-tab-bar")
  }

  @Test func `without a golden it is new`() throws {
    let change = GoldenChange(from: nil, to: try golden([Press.entry(1, .note("n"), of: "home")]))
    #expect(change.kind == .new)
    #expect(change.sentence == "There is no golden yet; 1 line was traced.")
  }

  @Test func `rules that rose are told apart by whether a line changed`() throws {
    let old = try golden(Press.onButton)
    #expect(
      GoldenChange(from: old, to: try golden(Press.onButton, rules: 2)).kind
        == .rules(from: 1, to: 2, changesLines: false))
    #expect(
      GoldenChange(from: old, to: try golden(Press.onRow, rules: 2)).kind
        == .rules(from: 1, to: 2, changesLines: true))
  }

  @Test func `another header alone is the header`() throws {
    let change = GoldenChange(from: try golden(Press.onRow), to: try golden(Press.onRow, stage: "other"))
    #expect(change.kind == .header)
    #expect(change.sentence == "The header said 'stage  raised-tab-bar' and says 'stage  other'.")
  }

  @Test func `the rules that decided it are read off the pending golden`() throws {
    let comparison = GoldenComparison.of(Press.onRow, against: try .of(Press.onButton))
    let text = comparison.actual.pendingPieces.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.contains("\nwhy    H9 H11\n"))
    let pending = try Golden(Array(text.utf8))
    #expect(GoldenChange(from: try .of(Press.onButton), to: pending).why == ["H9", "H11"])
  }

  @Test func `of times and numbers the largest change is told`() throws {
    func change(_ old: [String], _ new: [String]) throws -> GoldenChange {
      GoldenChange(
        from: try Golden(header: Press.header, lines: old), to: try Golden(header: Press.header, lines: new))
    }
    let old = ["1  0      home  touch began  0  1,2", "2  80     home  touch ended  0"]
    let late = try change(old, ["1  1      home  touch began  0  1,2", "2  5080   home  touch ended  0"])
    #expect(late.sentence == "home: touch ended at 5080 ms instead of 80 ms.")
    #expect(late.amount.milliseconds == 5000)
    let moved = try change(old, ["1  0      home  touch began  0  1,52", old[1]])
    #expect(moved.sentence == "home: touch began 0  1,52 instead of 0  1,2." && moved.amount.number == 50)
    #expect(try change(old, [old[0]]).amount == ChangedAmount())
  }

  @Test func `patterns are looked for only where numbers alone changed`() throws {
    func change(_ old: String, _ new: String) throws -> GoldenChange {
      let lines = [old, new].map { "1  0      home/slider          failed           \($0)" }
      return GoldenChange(
        from: try Golden(header: Press.header, lines: [lines[0]]),
        to: try Golden(header: Press.header, lines: [lines[1]]))
    }
    #expect(try change("0.2 of 1", "0.4 of 1").patterns == ["home/slider  failed  # of #"])
    #expect(try change("0.2 of 1", "0.4 in 1").patterns == [])
  }
}
