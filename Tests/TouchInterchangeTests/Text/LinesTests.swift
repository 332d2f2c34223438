import Testing

@testable import TouchInterchange

@Suite struct LinesTests {
  private func lines(_ text: String) -> [String] {
    Lines(Array(text.utf8)).map { "\($0.number) \($0.bytes.text())" }
  }

  @Test func `lines end in LF or CR LF, and the last one may not end`() {
    #expect(lines("a\r\nb\n\nc") == ["1 a", "2 b", "3 ", "4 c"])
    #expect(lines("a\n") == ["1 a"])
    #expect(lines("") == [])
  }

  @Test func `a byte order mark is no part of the first line`() {
    #expect(lines("\u{FEFF}a") == ["1 a"])
  }

  @Test func `words stand between spaces and tabs`() {
    let line = Array("  a\tbc  d ".utf8)[...]
    #expect(line.words().map { $0.text() } == ["a", "bc", "d"])
    #expect(line.words(atMost: 2).map { $0.text() } == ["a", "bc"])
    #expect(line.trimmed.text() == "a\tbc  d")
  }
}
