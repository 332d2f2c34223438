import Foundation
import Testing
import TouchLogs

/// A bug in one line: `text --short` prints it, and whoever reads a log takes it.
struct LineTests {
  @Test func `a line as a code is for the screen, and no larger than one can be`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "t.touchlog")
    let run = try await Tool.run("text", "--qr", "t.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count > 20)
    #expect(run.output.allSatisfy { " █▀▄\n".contains($0) })
    #expect(try await Tool.run("text", "--qr", "t.touchlog", "-o", "t.txt", in: desk).code == 64)
    var hand = HumanHand(seed: 1, screen: .phone, rate: 60)
    hand.play(samples: 3000)
    try desk.write(try hand.log().bytes(), to: "large.touchlog")
    let large = try await Tool.run("text", "--qr", "large.touchlog", in: desk)
    #expect(large.code == 2)
    #expect(large.errors.contains("and a code holds 2953; cut what matters out of it with `replay slice`"))
  }

  @Test func `a log that was pasted is read like a file`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let short = try await Tool.run("text", "--short", "press.touchlog", in: desk)
    #expect(short.code == 0)
    let line = short.output.trimmingCharacters(in: .newlines)
    #expect(line.hasPrefix("touchlog:") && line.count < 220)
    let (text, same) = (
      try await Tool.run("text", line, in: desk), try await Tool.run("text", "press.touchlog", in: desk)
    )
    #expect(text.output == same.output)
    let explained = try await Tool.run("explain", line, in: desk)
    #expect(explained.code == 0)
    #expect(explained.output.hasPrefix("touch 0, frame 1"))
    for command in ["show", "info"] { #expect(try await Tool.run(command, line, in: desk).code == 0) }
    let recorded = try await Tool.run("record", "--stage", "raised-tab-bar", "--log", line, "-o", "made", in: desk)
    #expect(recorded.code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: desk.url("made").path).contains {
        $0.hasPrefix("pasted-") && $0.hasSuffix(".touchlog")
      })
    let verified = try await Tool.run("verify", line, in: desk)
    #expect(verified.code == 2)
    #expect(verified.errors.contains("replay record"))
  }

  @Test func `blanks around a line and a file that holds it are read alike`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let line = try await Tool.run("text", "--short", "press.touchlog", in: desk).output
    let text = try await Tool.run("text", "press.touchlog", in: desk).output
    try desk.write("\r\n " + line.enumerated().map { $0 == 40 ? "\n\($1)" : "\($1)" }.joined(), to: "mail.txt")
    for source in [" \t" + line, "mail.txt"] {
      #expect(try await Tool.run("text", source, in: desk).output == text)
      #expect(try await Tool.run("info", source, in: desk).code == 0)
      #expect(try await Tool.run("repair", source, "-o", "whole.touchlog", "--force", in: desk).code == 0)
    }
  }

  @Test func `a log may come through standard input`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let line = try await Tool.run("text", "--short", "press.touchlog", in: desk).output
    let info = try await Tool.run(["info", "-"], in: desk, input: Array(line.utf8))
    #expect(info.code == 0 && info.output.contains("columns"))
  }

  @Test func `what comes through a pipe is read as often as a command wants`() async throws {
    let desk = try Desk()
    let pipe = desk.url("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let bytes = try Desk.press.bytes()
    let writing = Task.detached { try Data(bytes).write(to: URL(fileURLWithPath: pipe)) }
    let run = try await Tool.run("info", "pipe", in: desk)
    try await writing.value
    #expect(run.code == 0 && run.output.contains("columns"))
  }

  @Test func `commands that need a file say so of a line, in one sentence`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let line = try await Tool.run("text", "--short", "press.touchlog", in: desk).output
    for arguments in [["pack", line, "-o", "x.touchlog"], ["import", line, "-o", "x.touchlog"]] {
      let run = try await Tool.run(arguments[0], arguments[1], arguments[2], arguments[3], in: desk)
      #expect(run.code == 2)
      #expect(run.errors.contains("… is a log told in a line, and a file is needed here; `replay repair LINE"))
      #expect(run.errorLines.count == 1)
    }
    let known = try await Tool.run("import", "press.touchlog", "-o", "x.touchlog", in: desk)
    #expect(known.errors.contains("it is a touch log already"))
    #expect(try await Tool.run("repair", line, "-o", "made.touchlog", in: desk).code == 0)
  }

  @Test func `a line that lost a piece on its way is refused in one sentence`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let line = try await Tool.run("text", "--short", "press.touchlog", in: desk).output.dropLast(6)
    for command in ["text", "show", "info", "explain", "verify"] {
      let run = try await Tool.run(command, String(line), in: desk)
      #expect(run.code == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.count < 220)
    }
  }

  @Test func `a line is whole, and repairing it says so`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "press.touchlog")
    let line = try await Tool.run("text", "--short", "press.touchlog", in: desk).output.dropLast()
    let run = try await Tool.run("repair", String(line), "-o", "saved.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output.contains(" is whole; there is nothing to repair"))
    #expect(try desk.bytes("saved.touchlog") == Desk.press.bytes())
  }

  @Test func `a recording that goes on is followed to its end`() async throws {
    let desk = try Desk()
    var writer = try JournaledWriter(desk.url("x.touchlog"), about: LogDescription())
    try writer.append(Frame(time: 1, content: .mark("early")))
    async let followed = Tool.run("show", "--follow", "x.touchlog", in: desk)
    try await Task.sleep(for: .milliseconds(300))
    try writer.append(Frame(time: 2, content: .mark("late")))
    try writer.finish(stopTime: 3)
    let run = try await followed
    #expect(run.code == 0)
    #expect(run.output.contains("early") && run.output.contains("late"))
  }

  @Test func `a long recording is followed with each frame once, sealed or not`() async throws {
    let desk = try Desk()
    var writer = try JournaledWriter(desk.url("x.touchlog"), about: LogDescription())
    let (seconds, part) = (TimeInterval(60), 5000)
    func append(_ range: Range<Int>) throws {
      for number in range {
        // Every other frame bears the time of the one before.
        try writer.append(
          Frame(
            time: TimeInterval(number / 2) / seconds,
            samples: [Sample(finger: 0, phase: number == 0 ? .began : .moved, location: CGPoint(x: number, y: 0))]))
      }
    }
    try append(0..<part)
    async let followed = Tool.run("show", "--follow", "--json", "x.touchlog", in: desk)
    for round in 1...3 {
      try await Task.sleep(for: .milliseconds(150))
      try append(round * part..<(round + 1) * part - 1)
      try append((round + 1) * part - 1..<(round + 1) * part)
    }
    try writer.finish(stopTime: nil)
    let run = try await followed
    #expect(run.code == 0)
    let numbers = run.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "\"frame\":").map { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
    #expect(numbers == (1...4 * part).map { $0 })
  }
}
