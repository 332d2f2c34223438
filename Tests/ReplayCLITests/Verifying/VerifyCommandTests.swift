import Foundation
import Testing
import TouchLogs

struct VerifyCommandTests {
  @Test func `what matches is counted in one line, with the next command, and exits with 0`() async throws {
    let desk = try Desk()
    try await desk.record()
    try await desk.record(as: "raised/again")
    let run = try await Tool.run("verify", "raised", in: desk)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("2 recordings, 4 samples, "))
    #expect(run.output.hasSuffix(": 2 match.   Next: replay explain raised/again.touchlog\n"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func `a golden that says otherwise fails with 1 and its difference`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "hit              home/list/row14", "hit              home/list/row13")
    let run = try await Tool.run("verify", ".", in: desk)
    #expect(run.code == 1)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "raised/press differs, first in frame 1 (0 ms)",
        "  The touch at 195,749 went to home/list/row14 instead of home/list/row13.",
        "- 1  0      window               hit              home/list/row13",
        "+ 1  0      window               hit              home/list/row14",
      ])
    #expect(lines.last?.contains("1 differs.   Next: replay explain ./raised/press.touchlog") == true)
  }

  @Test func `a log without an end matches, and is told to have none`() async throws {
    let desk = try Desk()
    try await desk.record()
    let whole = try desk.bytes("raised/press.touchlog")
    try desk.write(Array(whole.dropLast(5)), to: "raised/press.touchlog")
    let torn = try await Tool.run("verify", "raised", in: desk)
    #expect(torn.code == 0)
    #expect(
      torn.output.hasPrefix("raised/press matches\n  Note: the log ends inside the block at byte "),
      "\(torn.output)")
    var log = Desk.press
    log.stopTime = nil
    try desk.write(try log.bytes(), to: "raised/press.touchlog")
    let died = try await Tool.run("verify", "raised", in: desk)
    #expect(died.code == 0)
    #expect(
      died.output.contains(
        "  Note: the log does not say when recording stopped: its recorder died, or it was cut.\n"))
    try desk.write(whole, to: "raised/press.touchlog")
    #expect(try await !Tool.run("verify", "raised", in: desk).output.contains("Note"))
  }

  @Test func `a log that was cut before its first frame is unreadable, and leaves nothing to accept`() async throws
  {
    let desk = try Desk()
    try desk.write(Array(try Desk.press.bytes().prefix(70)), to: "raised/press.touchlog")
    let run = try await Tool.run("verify", "raised", "--update", "all", in: desk)
    #expect(run.code == 2)
    #expect(run.output.hasPrefix("raised/press.touchlog: the log has no frame: it ends inside the block at byte "))
    #expect(!desk.has("raised/press.golden.new") && !desk.has("raised/press.golden"))
    #expect(run.output.hasSuffix("1 could not be run.   Next: replay info raised/press.touchlog\n"))
    // Cut so early that not even its stage is known: that is not blamed on whoever recorded it.
    try desk.write(Array(try Desk.press.bytes().prefix(20)), to: "raised/press.touchlog")
    for command in ["verify", "explain"] {
      let early = try await Tool.run(command, "raised/press.touchlog", in: desk)
      #expect(early.code == 2)
      #expect((early.output + early.errors).contains("the log has no frame: it ends inside the block at byte 9;"))
    }
    var log = Desk.press
    (log.frames, log.stopTime) = ([], nil)
    try desk.write(try log.bytes(), to: "raised/press.touchlog")
    let died = try await Tool.run("verify", "raised", in: desk)
    #expect(died.code == 2)
    #expect(died.output.contains("the log has no frame: its recorder died, or it was cut; record it again"))
  }

  #if os(Linux)
    @Test func `a log whose name is not UTF-8 is said to have such a name`() async throws {
      let desk = try Desk()
      try await desk.record()
      let name: [CChar] = Array("\(desk.path)/raised/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
      let renamed = rename("\(desk.path)/raised/press.touchlog", name + Array(".touchlog".utf8CString))
      #expect(renamed == 0)
      let run = try await Tool.run("verify", "raised", in: desk)
      #expect(run.code == 2)
      #expect(run.output.contains("the log can't be read: it has a name that is not UTF-8; rename it"))
      let info = try await Tool.run("info", "raised/caf\u{FFFD}.touchlog", in: desk)
      #expect(info.errors.contains(" has a name that is not UTF-8, which is not read here; rename it"))
    }
  #endif

  @Test func `commands that are proposed have the name that the tool was called by`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "raised/press.touchlog")
    let name = ["REPLAY_CALLED_AS": "swift package replay"]
    let missing = try await Tool.run("verify", "raised", in: desk, environment: name)
    #expect(missing.output.contains("  Right: swift package replay accept raised/press.touchlog\n"))
    #expect(missing.output.contains("Next: swift package replay accept raised/press.touchlog\n"))
    let unknown = try await Tool.run("verifi", "raised", in: desk, environment: name)
    #expect(unknown.errors == "replay: there is no command 'verifi'; did you mean 'verify'?\n")
    let nothing = try await Tool.run("accept", "raised", "--group", "zzzz", in: desk, environment: name)
    #expect(nothing.errors.contains("`swift package replay pending` lists those that are"))
  }

  @Test func `a log that was moved without its golden is told where that is`() async throws {
    let desk = try Desk()
    try await desk.record(as: "raised/press")
    try FileManager.default.createDirectory(at: desk.url("moved"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: desk.url("raised/press.touchlog"), to: desk.url("moved/tap.touchlog"))
    let same = try await Tool.run("verify", ".", "--update", "never", in: desk)
    #expect(
      same.output.contains("\n  Moved from ./raised/press.golden, which says the same, and whose log is gone.\n"),
      "\(same.output)")
    #expect(
      same.output.contains("raised/press.golden is obsolete: its log was moved to ./moved/tap.touchlog\n"),
      "\(same.output)")
    try desk.edit("raised/press.golden", "row14", "line14")
    let other = try await Tool.run("verify", ".", "--update", "never", in: desk)
    #expect(
      !other.output.contains("Moved") && other.output.contains("obsolete: its log is gone"), "\(other.output)")
    try FileManager.default.moveItem(at: desk.url("moved/tap.touchlog"), to: desk.url("moved/press.touchlog"))
    let namesake = try await Tool.run("verify", ".", "--update", "never", in: desk)
    #expect(
      namesake.output.contains("\n  Moved from ./raised/press.golden? That is of a log of this name"),
      "\(namesake.output)")
  }

  @Test func `a golden of newer rules is not compared, and told by name`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "rules  1\n", "rules  2\n")
    let before = try desk.listing()
    let run = try await Tool.run("verify", "raised", "--update", "all", in: desk)
    #expect(run.code == 2)
    #expect(
      run.output.hasPrefix(
        "raised/press.golden was made by newer rules of event delivery (rules 2, this one knows up to rules 1); update Touchstone\n"
      ), "\(run.output)")
    #expect(try desk.listing() == before)
  }

  @Test func `a missing golden fails, and waits as a pending one`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "raised/press.touchlog")
    let run = try await Tool.run("verify", "raised", in: desk)
    #expect(run.code == 1)
    #expect(run.output.contains("raised/press has no golden: "))
    #expect(run.output.hasSuffix("1 has no golden.   Next: replay accept raised/press.touchlog\n"))
    #expect(desk.has("raised/press.golden.new"))
    #expect(!desk.has("raised/press.golden"))
  }

  @Test(arguments: ["CI", "TF_BUILD", "BAZEL_TEST"])
  func `where nobody is at the desk nothing is written`(variable: String) async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "raised/press.touchlog")
    let before = try desk.listing()
    let run = try await Tool.run("verify", "raised", in: desk, environment: [variable: "true"])
    #expect(run.code == 1)
    #expect(try desk.listing() == before)
  }

  @Test func `never writes nothing at all, whatever the verdicts are`() async throws {
    let desk = try Desk()
    try await desk.record()
    try await desk.record(as: "raised/differs")
    try desk.edit("raised/differs.golden", "row14", "row13")
    try desk.write("left from before\n", to: "raised/press.golden.new")
    try desk.write(try Desk.press.bytes(), to: "raised/missing.touchlog")
    try desk.write("no log", to: "raised/unreadable.touchlog")
    try desk.write("golden 1\n", to: "raised/obsolete.golden")
    let before = try desk.listing()
    let run = try await Tool.run("verify", ".", "--update", "never", in: desk)
    #expect(run.code == 2)
    #expect(
      run.output.contains("1 matches, 1 differs, 1 has no golden, 1 golden is obsolete, 1 could not be run."))
    #expect(try desk.listing() == before)
  }

  @Test func `a flag beats the environment, and what the environment then says is not looked at`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a.touchlog")
    let run = try await Tool.run(
      "verify", ".", "--update", "missing", in: desk, environment: ["TOUCHSTONE_UPDATE": "perhaps", "CI": "1"])
    #expect(run.code == 1)
    #expect(desk.has("a.golden"))
  }

  @Test func `the golden that was written by one run matches in the next`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a.touchlog")
    #expect(try await Tool.run("verify", "a.touchlog", "--update", "failed", in: desk).code == 1)
    #expect(try await Tool.run("verify", "a.touchlog", in: desk).code == 0)
  }

  @Test func `an obsolete golden is told where a folder is searched whole, and only there`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.write(try desk.text("raised/press.golden"), to: "raised/gone.golden")
    let folder = try await Tool.run("verify", "raised", in: desk)
    #expect(folder.code == 1)
    #expect(folder.output.contains("raised/gone.golden is obsolete: its log is gone"))
    #expect(folder.output.hasSuffix("   Next: replay prune --check raised\n"))
    #expect(try await Tool.run("verify", "raised", "--filter", "press", in: desk).code == 0)
    #expect(try await Tool.run("verify", "raised/press.touchlog", in: desk).code == 0)
  }

  @Test func `a filter selects by path, and selecting nothing exits with 4`() async throws {
    let desk = try Desk()
    try await desk.record()
    try await desk.record(as: "other/tap")
    let some = try await Tool.run("verify", ".", "--filter", "^./oth", in: desk)
    #expect(some.code == 0)
    #expect(some.output.hasPrefix("1 recording, "))
    let none = try await Tool.run("verify", ".", "--filter", "nothing", in: desk)
    #expect(none.code == 4)
    #expect(none.output == "")
    #expect(none.errors == "replay: nothing to verify in .: no path there matches 'nothing'\n")
    let empty = try Desk()
    let nothing = try await Tool.run("verify", ".", in: empty)
    #expect(nothing.code == 4)
    #expect(nothing.errors == "replay: nothing to verify in .: there is no .touchlog file\n")
  }

  @Test func `a list is only a list`() async throws {
    let desk = try Desk()
    try desk.write("no log at all", to: "b/z.touchlog")
    try desk.write("", to: "b/a.touchlog")
    let run = try await Tool.run("verify", "b", "--list", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "b/a.touchlog\nb/z.touchlog\n")
  }

  @Test func `folders that lead into each other are searched once`() async throws {
    let desk = try Desk()
    try await desk.record(as: "a/press")
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(atPath: desk.path + "/a/\(name)", withDestinationPath: "..")
    }
    let run = try await Tool.run("verify", ".", in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("1 recording, "))
  }

  @Test func `colour comes by flag, then NO_COLOR, then FORCE_COLOR, and never into a pipe by itself`() async throws
  {
    let desk = try Desk()
    try await desk.record()
    func isColoured(_ arguments: [String], _ environment: [String: String]) async throws -> Bool {
      let run = try await Tool.run(
        "verify", ".", "--color", arguments.first ?? "auto", in: desk, environment: environment)
      return run.output.contains("\u{1B}[")
    }
    #expect(try await !isColoured([], [:]))
    #expect(try await isColoured([], ["FORCE_COLOR": "1"]))
    #expect(try await !isColoured([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(try await isColoured(["always"], ["NO_COLOR": "1"]))
    #expect(try await !isColoured(["never"], ["FORCE_COLOR": "1"]))
  }

  @Test func `progress is on standard error and leaves standard output alone`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("verify", ".", "--progress", "bar", in: desk)
    #expect(run.errors.hasPrefix("\r\u{1B}[K["))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
    #expect(!run.output.contains("\r"))
    #expect(try await Tool.run("verify", ".", in: desk).errors == "")
  }
}
