import Foundation
import Testing
import TouchLogs

struct RecordCommandTests {
  private static let script = """
    touchlog 1
    screen 390x844@3
    0 began 0 195,749
    0.08 ended 0 195,749
    """

  @Test func `a script becomes a recording with a pending golden, and verifies once accepted`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new/raised", in: desk)
    #expect(run.code == 0)
    #expect(
      run.output.hasPrefix(
        "wrote new/raised/press.touchlog: 2 frames, 2 samples\nleft  new/raised/press.golden.new: "))
    #expect(run.output.hasSuffix("Next: replay accept new/raised/press.touchlog\n"))
    #expect(try await Tool.run("accept", "new", in: desk).code == 0)
    #expect(try await Tool.run("verify", "new", in: desk).code == 0)
    let log = try TouchLog(reading: desk.url("new/raised/press.touchlog"))
    #expect(log.about.stage == "raised-tab-bar")
    #expect(log.stopTime == 10.08)
  }

  @Test func `a recording of what only its owner may read is for its owner`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    try FileManager.default.setAttributes(mode, ofItemAtPath: desk.url("press.txt").path)
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", in: desk)
    #expect(run.code == 0)
    let facts = try FileManager.default.attributesOfItem(atPath: desk.url("new/press.touchlog").path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test func `what it proposes can be pasted, whatever the folder is called`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "a new one", in: desk)
    #expect(run.output.hasSuffix("Next: replay accept 'a new one/press.touchlog'\n"))
  }

  @Test func `a log is taken over with all it has, for another stage`() async throws {
    let desk = try Desk()
    var log = Desk.press
    log.about.stage = "some-app"
    log.about.device = "iPhone"
    log.unknown = [UnknownBlock(type: 99, payload: [1])]
    try desk.write(try log.bytes(), to: "in/press.touchlog")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--log", "in/press.touchlog", "-o", "out", in: desk)
    #expect(run.code == 0)
    log.about.stage = "raised-tab-bar"
    #expect(try desk.bytes("out/press.touchlog") == log.bytes())
  }

  @Test func `never writes the log and no golden`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", "--update", "never", in: desk)
    #expect(run.code == 0)
    #expect(desk.has("new/press.touchlog"))
    #expect(!desk.has("new/press.golden.new") && !desk.has("new/press.golden"))
  }

  @Test func `a name that is taken by other touches is refused, and nothing is lost`() async throws {
    let desk = try Desk()
    try await desk.record(as: "new/press")
    try desk.write(Self.script.replacingOccurrences(of: "195,749", with: "20,30"), to: "press.txt")
    let before = try desk.listing()
    let refused = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", in: desk)
    #expect(refused.code == 2)
    #expect(
      refused.errors == "replay: new/press.touchlog is there already and says something else; "
        + "give another name, or --force to write over it\n")
    #expect(try desk.listing() == before)
    let forced = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", "--force", in: desk)
    #expect(forced.code == 1, "the golden is of the old touches")
    #expect(desk.has("new/press.golden.new"))
  }

  @Test func `the same touches may be recorded again`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    for _ in 0..<2 {
      let run = try await Tool.run(
        "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", in: desk)
      #expect(run.code == 0)
    }
  }

  @Test(arguments: [
    (
      "0.5 began 0 1,2\n0.1 ended 0 1,2",
      "line 2, column 1: the time goes back from 0.5 to 0.1 s; write the frames "
    ),
    (
      "0 began 0 1,2\n0.1 moved 1 1,2",
      "line 2, column 5: `moved 1` of a finger that is not down; let it begin first; "
    ),
    (
      "0 began 0 1,2; ended 1 3,4",
      "line 1, column 16: `ended 1` of a finger that is not down; let it begin first; "
    ),
    (
      "0 began 0 1,2\n+1 began 0 1,2",
      "line 2, column 4: `began 0` of a finger that is down already; end it first; "
    ),
    ("0 began 0", "line 1, column 3: `began 0` has no place; write one, as in `began 0 195,420`; "),
  ])
  func `a script that contradicts itself is refused`(script: String, complaint: String) async throws {
    let desk = try Desk()
    try desk.write(script, to: "slip.txt")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "slip.txt", "-o", "new", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: slip.txt: \(complaint)"))
    #expect(run.errors.hasSuffix("where a recorder heard it so, `replay pack` makes a log of it, for --log\n"))
    #expect(!desk.has("new"))
  }

  @Test func `a script that can't be read or replayed writes nothing`() async throws {
    let desk = try Desk()
    try desk.write(Self.script + "\n0.1 jumped 0 1,2", to: "press.txt")
    try desk.write("touchlog 1\n0 began 0 inf,749\n", to: "far.txt")
    let before = try desk.listing()
    let unreadable = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "new", in: desk)
    #expect(unreadable.code == 2)
    #expect(unreadable.errors.hasPrefix("replay: press.txt: line 5, column "))
    let unplayable = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "far.txt", "-o", "new", in: desk)
    #expect(unplayable.code == 2)
    #expect(unplayable.errors.hasPrefix("replay: nothing was recorded: frame 1 can't be replayed: "))
    try desk.write("", to: "empty.txt")
    let empty = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "empty.txt", "-o", "new", in: desk)
    #expect(empty.code == 2)
    #expect(empty.errors == "replay: empty.txt: there is no touch in it to record\n")
    try FileManager.default.removeItem(at: desk.url("empty.txt"))
    let unknown = try await Tool.run("record", "--stage", "no", "--script", "far.txt", "-o", "new", in: desk)
    #expect(unknown.code == 2)
    #expect(unknown.errors == "replay: there is no stage 'no'; `replay stages` lists those that this tool knows\n")
    #expect(try desk.listing() == before)
  }

  @Test(arguments: [
    ("crashing", "x/tap crashed in frame 1 (0 ms)", true), ("random", "x/tap is unstable: ", true),
    ("leaving", "x/tap crashed in frame 1 (0 ms)", true), ("counting", "left  x/tap.golden.new: ", false),
  ])
  func `what a stage does wrong is told, and the log that shows it is kept`(
    stage: String, words: String, isWrong: Bool
  ) async throws {
    let desk = try Desk()
    try desk.write("touchlog 1\nscreen 390x844@3\n0 began 0 195,749\n0.08 ended 0 195,749\n", to: "tap.txt")
    let run = try await Tool.run(
      ["record", "--stage", stage, "--script", "tap.txt", "-o", "x"], in: desk, product: "TroubledReplay")
    #expect(run.code == (isWrong ? 1 : 0))
    #expect(run.output.contains(words), "\(run.output)")
    #expect(desk.has("x/tap.touchlog") && desk.has("x/tap.golden.new") != isWrong)
    guard !isWrong else { return }
    let accepted = try await Tool.run(["accept", "x"], in: desk, product: "TroubledReplay")
    let verified = try await Tool.run(["verify", "x"], in: desk, product: "TroubledReplay")
    #expect(accepted.code == 0 && verified.code == 0, "it is what a process of its own sees")
  }

  @Test func `a stage that ends the process is no success`() async throws {
    let desk = try Desk()
    let run = try await Tool.run(
      ["explain", "--stage", "leaving", "--tap", "10,10"], in: desk, product: "TroubledReplay")
    #expect(run.code == 2)
    #expect(run.errors == "replay: a stage ended the process with exit; nothing more can be told\n")
  }

  @Test func `a file in the folder's way is told`() async throws {
    let desk = try Desk()
    try desk.write(Self.script, to: "press.txt")
    let run = try await Tool.run(
      "record", "--stage", "raised-tab-bar", "--script", "press.txt", "-o", "press.txt/new", in: desk)
    #expect(run.code == 2)
    #expect(run.errors == "replay: press.txt/new could not be written: a file is in its way\n")
  }

  @Test func `either a script or a log is wanted`() async throws {
    let run = try await Tool.run("record", "--stage", "raised-tab-bar", "-o", "new", in: try Desk())
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("replay: Give either --script or --log."))
  }
}
