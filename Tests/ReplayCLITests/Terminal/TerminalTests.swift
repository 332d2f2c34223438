import Foundation
import Testing

@testable import ReplayCLI

/// What stands between words and a terminal.
struct TerminalTests {
  @Test func `control characters and direction overrides come out as escapes, line ends do not`() {
    #expect(ControlCharacters.escaped("a\u{1B}[2Jb\n\u{202E}c\u{9B}") == "a\\u{1B}[2Jb\n\\u{202E}c\\u{9B}")
    #expect(ControlCharacters.escaped("plain ✓ ü\n") == "plain ✓ ü\n")
  }

  @Test func `a block's first line stands out, what is gone is red and what is new is green`() {
    let paint = Paint(.always, environment: [:], isTerminal: false)
    #expect(
      paint.block("title\n- old\n+ new\n  why\n")
        == "\u{1B}[1mtitle\u{1B}[0m\n\u{1B}[31m- old\u{1B}[0m\n\u{1B}[32m+ new\u{1B}[0m\n  why\n")
    #expect(Paint(.never, environment: [:], isTerminal: true).block("- old\u{1B}\n") == "- old\\u{1B}\n")
  }

  @Test func `a terminal that knows no colours gets none, unless they are asked for`() {
    #expect(!Paint(.auto, environment: ["TERM": "dumb"], isTerminal: true).isOn)
    #expect(Paint(.auto, environment: ["TERM": "xterm"], isTerminal: true).isOn)
    #expect(Paint(.always, environment: ["TERM": "dumb"], isTerminal: true).isOn)
  }

  @Test func `columns of wide letters stand below each other`() {
    var columns = Columns(["stage", ">views"])
    columns.add(["設定", "3"])
    columns.add(["longer", "12"])
    #expect("\(columns)" == "stage   views\n設定        3\nlonger     12\n")
  }

  @Test func `a last cell that is too wide goes on under its first word`() {
    var columns = Columns([">touch", "what came of it"])
    columns.add(["0", "list selected 0-14; stage says: selects row 14"])
    columns.add(["1", "nothing"])
    #expect(
      columns.text(within: 40)
        == "touch  what came of it\n    0  list selected 0-14; stage says:\n       selects row 14\n    1  nothing\n"
    )
    #expect(columns.text(within: nil) == "\(columns)")
    #expect(columns.text(within: 20) == "\(columns)", "as no terminal is as narrow")
  }

  @Test func `columns are as wide as their widest cell`() {
    var columns = Columns(["stage", ">views"])
    columns.add(["a", "3"])
    columns.add(["longer-name", "12"])
    #expect("\(columns)" == "stage        views\na                3\nlonger-name     12\n")
  }

  @Test(arguments: [
    (0.0, "0 ms"), (0.0042, "4 ms"), (0.0994, "99 ms"), (0.0996, "0.1 s"), (0.34, "0.3 s"), (9.94, "9.9 s"),
    (9.96, "10 s"), (125.2, "2 min 5 s"), (-1, "0 ms"),
  ])
  func `durations are said as people say them`(seconds: Double, text: String) {
    #expect(DurationText.of(seconds) == text)
  }

  @Test(arguments: [
    (nil, "replay"), ("", "replay"), ("replay", "replay"), ("Tools/replay", "Tools/replay"),
    ("/opt/replay", "/opt/replay"), (".build/debug/replay", "replay"), ("my-replay", "my-replay"),
    ("a b/replay", "'a b/replay'"),
  ])
  func `the tool is called as it was called, unless a wrapper called what was built`(
    argument: String?, name: String
  ) {
    #expect(ToolName.shown(for: argument) == name)
    let environment = ["REPLAY_CALLED_AS": "swift package replay"]
    #expect(ToolName.shown(for: argument, environment: environment) == "swift package replay")
  }

  @Test func `sentences name commands as they are called, and nothing else`() {
    let text = """
      replay 2 of 3 was another one; `replay verify` leaves it, or run replay pack-all
        Right: replay accept a/replay verify.touchlog   All: replay explain x, my-replay verify, `replay --help`
      """
    let spoken = """
      replay 2 of 3 was another one; `swift package replay verify` leaves it, or run swift package replay pack-all
        Right: swift package replay accept a/replay verify.touchlog   \
      All: swift package replay explain x, my-replay verify, `swift package replay --help`
      """
    #expect(ToolName.spoken(text, as: "swift package replay") == spoken)
    #expect(ToolName.spoken(text, as: "replay") == text)
    let traced = "- 7  note press replay verify\n+ 8  note press replay verify\n  | replay verify"
    #expect(ToolName.spoken(traced + "\nNext: replay verify", as: "x") == traced + "\nNext: x verify")
  }

  @Test func `in JSON they are spelled so that programs read what was there`() throws {
    let text = "a\u{7F}b\u{200E}c\u{202E}d\u{9B}e\u{1B}\n"
    let json = try JSONText.of([text])
    #expect(json == "[\n  \"a\\u007fb\\u200ec\\u202ed\\u009be\\u001b\\n\"\n]\n")
    #expect(ControlCharacters.escaped(json) == json)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }
}
