import Testing
import Traces

@testable import Goldens

@Suite struct GoldenLineTests {
  @Test func `a line comes apart at its columns`() throws {
    let line = try #require(
      GoldenLine("11 160    home/list            touch moved      0  x9 to 19, from row14, taken"))
    #expect(line.frame == 11)
    #expect(line.milliseconds == "160")
    #expect(line.subject == "home/list")
    #expect(line.what == "touch moved")
    #expect(line.detail == "0  x9 to 19, from row14, taken")
  }

  @Test func `a timer has no frame, and a line may have no detail`() throws {
    let line = try #require(GoldenLine("-  150    window               became key"))
    #expect(line.frame == nil)
    #expect(line.what == "became key")
    #expect(line.detail.isEmpty)
  }

  @Test(arguments: ["", "text", "1", "1  0", "x  0      a  b", "1  0      alone"])
  func `what was edited is no line`(text: String) {
    #expect(GoldenLine(text) == nil)
  }

  @Test(arguments: ["a view", "very/long/path/to/the/button at the end", "ä ö"])
  func `every line that a trace prints comes apart again`(subject: String) throws {
    let entry = TraceEntry(frame: 12_345, time: 99.99, subject: subject, event: .note("two  spaces"))
    let line = try #require(GoldenLine(TraceLine(entry).description))
    #expect(line.subject == subject)
    #expect(line.what == "note")
    #expect(line.detail == #"two \u{20}spaces"#)
  }

  @Test func `a hit tells its view and who answered`() throws {
    let line = try #require(
      GoldenLine("1  0      window               hit              home/tabBar/b, answered by tabBar"))
    #expect(line.hitView == "home/tabBar/b")
    #expect(line.answeredBy == "tabBar")
    let plain = try #require(GoldenLine("1  0      window               hit              home/list"))
    #expect(plain.hitView == "home/list")
    #expect(plain.answeredBy == nil)
    let nothing = try #require(
      GoldenLine("1  0      window               hit              nothing: window is hidden"))
    #expect(nothing.hitView == nil)
    let named = try #require(GoldenLine("1  0      window               hit              nothingToSee"))
    #expect(named.hitView == "nothingToSee")
    let call = try #require(GoldenLine("1  0      window               touch began      0"))
    #expect(call.hitView == nil)
  }
}
