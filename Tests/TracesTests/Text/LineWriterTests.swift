import Testing

@testable import Traces

@Suite struct LineWriterTests {
  @Test func `a column starts at its stop, or a gap after what ran past it`() {
    var writer = LineWriter()
    writer.words("ab")
    writer.column(at: 4, gap: 1)
    writer.words("c")
    writer.column(at: 5, gap: 2)
    writer.words("d")
    #expect(writer.text == "ab  c  d")
  }

  @Test func `columns count from the start of their own line`() {
    var writer = LineWriter()
    writer.words("a long line before")
    writer.endLine()
    writer.name("ä")
    writer.column(at: 3, gap: 1)
    writer.words("b")
    #expect(writer.text == "a long line before\nä  b")
  }

  @Test func `an emptied writer begins anew`() {
    var writer = LineWriter()
    writer.words("something")
    writer.column(at: 20, gap: 1)
    writer.removeAll()
    writer.column(at: 2, gap: 0)
    writer.integer(7)
    #expect(writer.text == "  7")
  }
}
