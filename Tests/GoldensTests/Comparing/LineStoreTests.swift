import Testing

@testable import Goldens

@Suite struct LineStoreTests {
  func store(_ lines: String...) -> LineStore { LineStore(Array(lines.map { $0 + "\n" }.joined().utf8), from: 0) }

  @Test func `what two texts begin and end with is counted, and no line twice`() {
    let (one, other) = (store("a", "b", "c", "b", "a"), store("a", "b", "x", "c", "b", "a"))
    #expect(one.commonStart(with: other) == 2)
    #expect(one.commonEnd(with: other, after: 2) == 3)
    #expect(one.commonStart(with: one) == 5)
    #expect(one.commonEnd(with: one, after: 5) == 0)
    #expect(store("a", "a").commonEnd(with: store("a", "a", "a"), after: 2) == 0)
    #expect(LineStore().commonStart(with: one) == 0)
  }

  @Test func `lines come back without their ends, also empty ones`() {
    var lines = store("one", "", "three")
    #expect(lines.count == 3)
    #expect((0..<3).map(lines.text) == ["one", "", "three"])
    lines.append(Array("four\n".utf8))
    #expect(lines.text(3) == "four")
    #expect(LineStore().count == 0)
  }

  @Test func `a text is read from where the trace begins`() {
    let lines = LineStore(Array("head\none\n".utf8), from: 5)
    #expect(lines.count == 1)
    #expect(lines.text(0) == "one")
    #expect(LineStore(Array("head\n".utf8), from: 5).count == 0)
  }

  @Test(arguments: [
    ("1  0      w", 0), ("11 160    w", 1600), ("-  33.3   w", 333), ("2  -0.5 w", -5), ("9 16666.7", 166_667),
  ])
  func `the time is read from the second column`(line: String, tenths: Int) {
    #expect(store(line).keys.first?.time == tenths)
  }

  @Test(arguments: [
    "", "1", "1  ", "1  x", "1  1.23 w", "1  1.2.3 w", "1  nan w", "1  123456789012345678 w", "1 - w",
  ])
  func `what is no time has none`(line: String) {
    #expect(store(line).keys.first?.time == nil)
  }

  @Test func `equal lines have equal keys, others don't`() {
    let keys = store("1 0 a", "1 0 a", "1 0 b").keys
    #expect(keys[0] == keys[1])
    #expect(keys[0] != keys[2])
  }
}
