import Testing

@testable import Goldens

@Suite struct HunkTests {
  func store(_ lines: [String]) -> LineStore { LineStore(Array(lines.map { $0 + "\n" }.joined().utf8), from: 0) }

  func hunks(
    _ golden: [String], _ actual: [String], before: [String] = [], _ changes: [LineDiff.Change],
    limits: Difference.Limits = Difference.Limits()
  ) -> [String] {
    HunkBuilder(golden: store(golden), actual: store(actual), before: before, limits: limits)
      .hunks(of: changes).shown.map(\.description)
  }

  @Test func `lines that matched before stand above the first change`() {
    let change = LineDiff.Change(golden: 0..<1, actual: 0..<1)
    #expect(hunks(["a", "c"], ["b", "c"], before: ["x", "y"], [change]) == ["  x\n  y\n- a\n+ b\n  c\n"])
    #expect(hunks(["a", "c"], ["b", "c"], before: ["y"], [change]) == ["  y\n- a\n+ b\n  c\n"])
  }

  @Test func `without context only changes are shown`() {
    var limits = Difference.Limits()
    limits.context = 0
    let changes = [
      LineDiff.Change(golden: 1..<2, actual: 1..<1), LineDiff.Change(golden: 3..<3, actual: 2..<3),
    ]
    #expect(hunks(["a", "b", "c"], ["a", "c", "d"], changes, limits: limits) == ["- b\n", "+ d\n"])
  }

  @Test func `a long hunk is cut, and says how much it has more`() {
    var limits = Difference.Limits()
    limits.lines = 2
    let change = LineDiff.Change(golden: 0..<2, actual: 0..<1)
    #expect(hunks(["a", "b"], ["c"], [change], limits: limits) == ["- a\n- b\n  and 1 more line\n"])
    limits.lines = 0
    #expect(hunks(["a", "b"], ["c"], [change], limits: limits) == ["  and 3 more lines\n"])
  }
}
