import Foundation
import Testing
import TouchLogs

@testable import ReplayCLI

struct AcceptCommandTests {
  @Test(arguments: ["raised", "raised/press.touchlog", "raised/press.golden", "raised/press.golden.new"])
  func `what is pending becomes the golden, named by any of its files`(path: String) async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "row14", "row13")
    #expect(try await Tool.run("verify", "raised", in: desk).code == 1)
    let run = try await Tool.run("accept", path, in: desk)
    #expect(run.code == 0)
    let next = path == "raised" ? path : "raised/press.touchlog"
    #expect(run.output == "accepted raised/press.golden\nNext: replay verify \(next)\n")
    #expect(!desk.has("raised/press.golden.new"))
    #expect(try await Tool.run("verify", "raised", in: desk).code == 0)
  }

  @Test func `nothing pending is said, and exits with 4`() async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run("accept", "raised", in: desk)
    #expect(run.code == 4)
    #expect(run.errors.hasPrefix("replay: nothing is pending in raised; `replay verify` leaves "))
  }

  @Test func `one that can't be read keeps all from being accepted`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a/press.touchlog")
    _ = try await Tool.run("verify", "a", in: desk)
    try desk.write("golden 1\n<<<<<<< HEAD\n", to: "a/z.golden.new")
    let before = try desk.listing()
    let run = try await Tool.run("accept", "a", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: a/z.golden.new:2 has a merge conflict marker; "))
    #expect(try desk.listing() == before)
  }

  @Test func `what a newer version made is read by nobody, and replaced by nobody`() async throws {
    let desk = try Desk()
    try await desk.record(as: "a/press")
    try desk.edit("a/press.golden", "row14", "row13")
    _ = try await Tool.run("verify", "a", in: desk)
    try desk.edit("a/press.golden", "golden 1", "golden 2")
    let before = try desk.listing()
    let sentence = "a/press.golden:1 was made by a newer version (golden 2, this one reads up to golden 1); update "
    for command in ["accept", "pending", "review"] {
      let run = try await Tool.run(command, "a", in: desk)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix("replay: \(sentence)"))
    }
    let verify = try await Tool.run("verify", "a", "--update", "all", in: desk)
    #expect(verify.code == 2)
    #expect(verify.output.hasPrefix(sentence))
    #expect(try desk.listing() == before)
  }

  @Test func `what newer rules made is replaced by nobody`() async throws {
    let desk = try Desk()
    try await desk.record(as: "a/press")
    try desk.edit("a/press.golden", "row14", "row13")
    _ = try await Tool.run("verify", "a", in: desk)
    try desk.edit("a/press.golden", "rules  1", "rules  2")
    let before = try desk.listing()
    let run = try await Tool.run("accept", "a", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: a/press.golden was made by newer rules of event delivery (rules 2, "))
    #expect(try desk.listing() == before)
  }

  @Test func `what was done before something went wrong is told`() async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "a/press.touchlog")
    _ = try await Tool.run("verify", "a", in: desk)
    for folder in ["b", "c"] {
      try desk.write(try desk.text("a/press.golden.new"), to: "\(folder)/press.golden.new")
    }
    // A name as long as a name can be has no room for what is written first.
    try desk.write(
      try desk.text("b/press.golden.new"), to: "b/\(String(repeating: "z", count: 240)).golden.new")
    let run = try await Tool.run("accept", "a", "b", "c", in: desk)
    #expect(run.code == 2)
    #expect(run.output.contains("accepted a/press.golden\n"), "\(run.output)")
    #expect(run.output.contains("accepted c/press.golden\n") && !run.output.contains("Next:"), "\(run.output)")
    #expect(run.errors.hasPrefix("replay: b/") && run.errorLines.count == 1, "\(run.errors)")
    #expect(!desk.has("a/press.golden.new"))
  }

  @MainActor @Test func `where no log is left to be verified, the tests are what comes next`() {
    #expect(PendingReview(groups: [], paths: ["tap.golden"]).next(name: "replay") == "swift test")
  }

  @Test func `a path that isn't there is said`() async throws {
    let run = try await Tool.run("accept", "nowhere", in: try Desk())
    #expect(run.code == 2)
    #expect(run.errors == "replay: nowhere does not exist; name a log, a golden, or a folder of them\n")
  }

  @Test func `a golden that is named in two ways is accepted once`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.edit("raised/press.golden", "row14", "row13")
    _ = try await Tool.run("verify", "raised", "--update", "pending", in: desk)
    let pending = try await Tool.run("pending", "raised", "./raised", in: desk)
    #expect(pending.output.hasPrefix("1 golden: "), "\(pending.output)")
    let run = try await Tool.run("accept", "raised/press.touchlog", "./raised/press.touchlog", in: desk)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("accepted raised/press.golden\n"))
  }
}
