import Foundation
import Testing
import TouchLogs

/// `info`, `show`, `text` and `pack`: what reads a log and replays nothing.
struct LogCommandsTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `info as JSON has what programs rely on`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run("info", "--json", "press.touchlog", in: desk)
    #expect(run.code == 0)
    let json = try object(run.output)
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["version"] as? Int == 1)
    #expect(json["stage"] as? String == "raised-tab-bar")
    #expect(json["frames"] as? Int == 2)
    #expect(json["samples"] as? Int == 2)
    #expect(json["fingers"] as? Int == 1)
    #expect(json["duration"] as? Double == 0.08)
    #expect(json["bytes"] as? Int == (try desk.bytes("press.touchlog").count))
    #expect(json["complete"] as? Bool == true)
  }

  @Test(arguments: ["info", "explain"])
  func `the command after one that was piped into is to be piped into, too`(command: String) async throws {
    let run = try await Tool.run(command, "-", in: try Desk(), input: try Desk.press.bytes())
    #expect(run.code == 0)
    #expect(run.output.hasSuffix(command == "info" ? "Next: replay explain -\n" : "Next: replay show -\n"))
  }

  @Test func `info tells damage with its place, and exits with 2`() async throws {
    let desk = try Desk()
    var bytes = try Desk.press.bytes()
    bytes[bytes.count - 40] ^= 4
    try desk.write(bytes, to: "press.touchlog")
    let run = try await Tool.run("info", "press.touchlog", in: desk)
    #expect(run.code == 2)
    #expect(run.output.contains("\ndamage    "))
    let json = try await Tool.run("info", "press.touchlog", "--json", in: desk)
    #expect(json.code == 2)
    #expect((try object(json.output)["damage"] as? [Any])?.isEmpty == false)
    #expect(try object(json.output)["complete"] as? Bool == false)
  }

  @Test func `names from a log can't steer a terminal`() async throws {
    let desk = try Desk()
    var log = Desk.press
    log.about.device = "\u{1B}]0;owned\u{7}"
    log.frames.append(Frame(time: 1, content: .mark("\u{1B}[2J\r\u{202E}")))
    try desk.write(try log.bytes(), to: "press.touchlog")
    for command in ["info", "show", "explain", "text"] {
      let run = try await Tool.run(command, "press.touchlog", in: desk)
      #expect(run.code == 0)
      #expect(!run.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" }, "\(command)")
    }
  }

  @Test func `show prints a line a finger`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let run = try await Tool.run("show", "press.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output == """
        stage raised-tab-bar, screen 390x844@3

          #    ms       finger  phase      at                  more
          1    0        0       began      195,749
          2    80       0       ended      195,749

        """)
  }

  @Test func `show at a time marks its frame among three to both sides`() async throws {
    let desk = try Desk()
    let log = Finger().drag(from: .zero, to: CGPoint(x: 100, y: 0), steps: 20).log(stage: "raised-tab-bar")
    try desk.write(try log.bytes(), to: "drag.touchlog")
    let time = try #require(log.frames.dropFirst(9).first).time
    let run = try await Tool.run("show", "drag.touchlog", "--at", "\(time)", in: desk)
    let rows = run.output.split(separator: "\n").dropFirst(2)
    #expect(rows.map { $0.dropFirst(2).prefix { $0 != " " } } == ["7", "8", "9", "10", "11", "12", "13"])
    #expect(rows.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2).prefix(2) } == ["10"])
  }

  @Test func `show as JSON has every number to the last bit`() async throws {
    let desk = try Desk()
    let place = CGPoint(x: 606.66665649414062, y: 0.1 + 0.2)
    var log = Finger().tap(at: place).log(stage: "raised-tab-bar")
    log.frames.append(
      Frame(
        time: 1, samples: [Sample(finger: 1, phase: .began, location: CGPoint(x: Double.infinity, y: -Double.nan))])
    )
    try desk.write(try log.bytes(), to: "press.touchlog")
    let run = try await Tool.run("show", "press.touchlog", "--json", in: desk)
    #expect(run.code == 0)
    let json = try object(run.output)
    #expect(json["schemaVersion"] as? Int == 1)
    let frames = try #require(json["frames"] as? [[String: Any]])
    #expect(run.output.contains(#""x":606.6666564941406,"y":0.30000000000000004}"#))
    let last = try #require((frames.last?["samples"] as? [[String: Any]])?.first)
    #expect(last["x"] as? String == "inf")
    #expect((last["y"] as? String)?.hasPrefix("bits:") == true)
  }

  @Test func `text and pack lead back to the same bytes`() async throws {
    let desk = try Desk()
    let drag = Finger().drag(from: CGPoint(x: 1.0 / 3, y: 2), to: CGPoint(x: 300, y: 400), steps: 40)
    let log = TouchScript(drag, Finger(at: 0.1).tap(at: .zero)).log(stage: "a \"stage\"", device: "über")
    try desk.write(try log.bytes(), to: "a.touchlog")
    #expect(try await Tool.run("text", "a.touchlog", "-o", "a.txt", in: desk).code == 0)
    #expect(try await Tool.run("text", "a.touchlog", in: desk).output == desk.text("a.txt"))
    #expect(try await Tool.run("pack", "a.txt", "-o", "b.touchlog", in: desk).code == 0)
    #expect(try desk.bytes("b.touchlog") == desk.bytes("a.touchlog"))
  }

  @Test func `what contradicts itself is packed with a note, and comes back as it was`() async throws {
    let desk = try Desk()
    let script = "touchlog 1\nscreen 390x844@3\n0.5 began 0 10,10\n0.1 ended 0 10,10\n0.2 moved 1 10,10\n"
    try desk.write(script, to: "a.txt")
    let run = try await Tool.run("pack", "a.txt", "-o", "a.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(
      run.errors == """
        note: a.txt: line 4, column 1: the time goes back from 0.5 to 0.1 s; write the frames in their order
        note: a.txt: line 5, column 5: `moved 1` of a finger that is not down; let it begin first

        """)
    #expect(run.output == "wrote a.touchlog: 3 frames, 3 samples\nNext: replay info a.touchlog\n")
    let text = try await Tool.run("text", "a.touchlog", in: desk)
    try desk.write(text.output, to: "b.txt")
    #expect(try await Tool.run("pack", "b.txt", "-o", "b.touchlog", in: desk).code == 0)
    #expect(try desk.bytes("b.touchlog") == desk.bytes("a.touchlog"))
  }

  @Test func `pack says where a text is wrong, and writes nothing`() async throws {
    let desk = try Desk()
    try desk.write("touchlog 1\n0 began 0 1,2\n0.1 mooved 0 1,2\n", to: "a.txt")
    try desk.write([0xFF, 0xFE, 0x00], to: "b.txt")
    let wrong = try await Tool.run("pack", "a.txt", "-o", "a.touchlog", in: desk)
    #expect(wrong.code == 2)
    #expect(wrong.errors.hasPrefix("replay: a.txt: line 3, column "))
    let binary = try await Tool.run("pack", "b.txt", "-o", "a.touchlog", in: desk)
    #expect(binary.errors == "replay: b.txt is not UTF-8 text; `replay text` turns a log into text\n")
    #expect(!desk.has("a.touchlog"))
  }

  @Test func `an output of another content is never written over`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a.touchlog")
    try desk.write("mine", to: "a.txt")
    let run = try await Tool.run("text", "a.touchlog", "-o", "a.txt", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.contains("a.txt is there already and says something else"))
    #expect(try desk.text("a.txt") == "mine")
    #expect(try await Tool.run("text", "a.touchlog", "-o", "a.txt", "--force", in: desk).code == 0)
  }
}
