import Testing

@testable import ReplayReports

struct CutTextTests {
  @Test func `a text that takes too many bytes is cut to fewer, whatever its letters take`() {
    #expect(CutText.of("abcdefgh", atMost: 8, note: "…") == "abcdefgh")
    #expect(CutText.of("abcdefghi", atMost: 8, note: "…") == "ab…")
    let accents = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(CutText.of(accents, atMost: 100, note: "").utf8.count == 49)
  }
}
