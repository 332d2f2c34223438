import Testing
import Traces

@testable import Goldens

@Suite struct GoldenTests {
  let good = """
    golden 1
    log    press.touchlog
    stage  raised-tab-bar
    rules  1

    #  ms     subject              what             detail
    1  0      window               hit              home

    """

  func problem(_ text: String) -> GoldenError? {
    #expect(throws: GoldenError.self) { try Golden(Array(text.utf8), file: "press.golden") }
  }

  @Test func `what is printed reads back, byte for byte`() throws {
    let golden = try Golden(Array(good.utf8))
    #expect(golden.description == good)
    #expect(golden.header == GoldenHeader(log: "press.touchlog", stage: "raised-tab-bar"))
    #expect(golden.lines == ["1  0      window               hit              home"])
    #expect(golden.header.description + golden.lines[0] + "\n" == good)
  }

  @Test func `CRLF is refused with what to do`() {
    #expect(
      problem(good.replacing("\n", with: "\r\n"))?.description
        == "press.golden:1 ends in CRLF; save it with LF line ends, and put '*.golden text eol=lf' into .gitattributes"
    )
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", "||||||| base", ">>>>>>> branch"])
  func `a conflict marker is refused with its line`(marker: String) {
    let error = problem(good + marker + "\n")
    #expect(error?.problem == .conflictMarker)
    #expect(error?.line == 8)
    #expect(
      error?.description
        == "press.golden:8 has a merge conflict marker; settle the merge, then run replay verify again")
  }

  @Test func `a byte order mark is called by its name, for no editor shows it`() {
    let error = problem("\u{FEFF}" + good)
    #expect(
      error?.description
        == "press.golden:1 begins with a byte order mark, which no editor shows; save it as UTF-8 without one")
  }

  @Test func `another version is refused, as made by a newer one`() {
    #expect(
      problem(good.replacing("golden 1", with: "golden 2"))?.description
        == "press.golden:1 was made by a newer version (golden 2, this one reads up to golden 1); update Touchstone"
    )
    #expect(problem(good.replacing("golden 1", with: "golden 0"))?.problem == .missing(line: "golden 1"))
    #expect(problem(good.replacing("golden 1", with: "golden x"))?.problem == .missing(line: "golden 1"))
  }

  @Test(arguments: [
    ("golden 1\n", "golden 1", 1), ("log    press.touchlog\n", "log    NAME.touchlog", 4),
    ("stage  raised-tab-bar\n", "stage  NAME", 4), ("rules  1\n", "rules  1", 4),
    ("#  ms     subject              what             detail\n", TraceLine.heading, 6),
  ])
  func `a header with a line missing says which`(line: String, expected: String, at: Int) {
    let error = problem(good.replacing(line, with: ""))
    #expect(error == GoldenError(.missing(line: expected), file: "press.golden", line: at))
  }

  @Test(arguments: ["", "\n", "golden", "golden 1", "golden 1\n\n"])
  func `a file that is cut off is refused`(text: String) {
    guard case .missing? = problem(text)?.problem else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test func `every cut of the header is refused, and no cut traps`() {
    let bytes = Array(good.utf8)
    let body = (try? Golden(bytes).body) ?? 0
    for count in 0..<bytes.count {
      let golden = try? Golden(Array(bytes[..<count]))
      #expect((golden == nil) == (count < body - 1), "cut at \(count)")
    }
  }

  @Test func `a golden without lines has none, with or without its last line end`() throws {
    let text = GoldenHeader(log: "a", stage: "b").description
    #expect(try Golden(Array(text.utf8)).lines == [])
    #expect(try Golden(Array(text.utf8.dropLast())).lines == [])
    #expect(try Golden(Array(text.utf8.dropLast())).description == text)
  }

  @Test func `a header line that nobody knows, or that comes twice, is refused`() {
    #expect(problem(good.replacing("rules  1", with: "rules  1\ncolour red"))?.problem == .unknownHeaderLine)
    #expect(problem(good.replacing("rules  1", with: "rules  1\nrules  1"))?.problem == .repeatedHeaderLine)
    #expect(
      problem(good.replacing("rules  1", with: "rules  1\nconst  alone"))?.problem
        == .missing(line: "const  NAME VALUE"))
    #expect(problem(good.replacing("rules  1", with: "rules  -1"))?.problem == .missing(line: "rules  1"))
  }

  @Test func `what is not UTF-8 is refused with its line`() {
    let error = #expect(throws: GoldenError.self) { try Golden(Array(good.utf8) + [0x61, 0xFF, 0x0A]) }
    #expect(error == GoldenError(.notUTF8, line: 8))
    #expect(error?.description.hasPrefix("the golden:8 is not UTF-8; ") == true)
  }

  @Test(arguments: ["\u{1B}[2J", "\t", "\u{0}", "\u{7F}", "\u{202E}", "\u{85}"])
  func `a character that would steer a terminal is refused`(evil: String) {
    #expect(problem(good + "1  0      \(evil)  note\n") == GoldenError(.unprintable, file: "press.golden", line: 8))
  }

  @Test func `letters of any script are fine`() throws {
    #expect(try Golden(Array((good + "2  0      größe/ラベル  note\n").utf8)).lines.count == 2)
  }

  @Test func `a golden that is too large is refused before it is looked at`() {
    let error = #expect(throws: GoldenError.self) {
      try Golden([UInt8](repeating: 0, count: Golden.largestFile + 1))
    }
    #expect(error?.problem == .tooLarge(limit: Golden.largestFile))
  }
}
