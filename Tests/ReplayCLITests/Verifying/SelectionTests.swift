import Foundation
import Testing

@testable import ReplayCLI

/// Which recordings a run has, and when it ends.
struct SelectionTests {
  private func desk() async throws -> Desk {
    let desk = try Desk()
    try await desk.record(as: "rec/a/one")
    for name in ["rec/a/two", "rec/b/one", "rec/b/two"] {
      try desk.write(try desk.bytes("rec/a/one.touchlog"), to: "\(name).touchlog")
      let golden = try desk.text("rec/a/one.golden")
      let file = name.split(separator: "/").last ?? ""
      try desk.write(golden.replacing("one.touchlog", with: "\(file).touchlog"), to: "\(name).golden")
    }
    return desk
  }

  private func list(_ arguments: [String], _ desk: Desk, input: String = "") async throws -> [String] {
    let run = try await Tool.run(["verify"] + arguments + ["--list"], in: desk, input: Array(input.utf8))
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `patterns, filters and skips choose`() async throws {
    let desk = try await desk()
    #expect(try await list(["rec/*/one.touchlog"], desk) == ["rec/a/one.touchlog", "rec/b/one.touchlog"])
    #expect(try await list(["rec/**/t?o.touchlog"], desk) == ["rec/a/two.touchlog", "rec/b/two.touchlog"])
    #expect(try await list(["rec/[!a]/*"], desk) == ["rec/b/one.touchlog", "rec/b/two.touchlog"])
    #expect(try await list(["**/two*"], desk) == ["./rec/a/two.touchlog", "./rec/b/two.touchlog"])
    #expect(try await list(["rec", "--filter", "a/", "--filter", "b/t"], desk).count == 3)
    #expect(try await list(["rec", "--skip", "two", "--skip", "b/"], desk) == ["rec/a/one.touchlog"])
  }

  @Test func `of a golden, or of what waits to become one, the log is meant`() async throws {
    let desk = try await desk()
    try desk.write("golden 1\n", to: "rec/a/two.golden.new")
    #expect(try await list(["rec/a/one.golden"], desk) == ["rec/a/one.touchlog"])
    #expect(
      try await list(["rec/a/two.golden.new", "rec/a/two.touchlog", "rec/a/two.golden"], desk)
        == ["rec/a/two.touchlog"])
    try desk.write("golden 1\n", to: "rec/a/gone.golden.new")
    let run = try await Tool.run("verify", "rec/a/gone.golden.new", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: rec/a/gone.golden.new has no log beside it; if a test has its "))
    try desk.write(try desk.bytes("rec/a/one.golden"), to: "rec/a/gone.golden")
    let obsolete = try await Tool.run("verify", "rec/a/gone.golden", in: desk)
    #expect(obsolete.code == 1)
    #expect(obsolete.output.hasPrefix("rec/a/gone.golden is obsolete: its log is gone\n"))
  }

  @Test(arguments: ["rec/b/one.touchlog\nrec/a\n", "rec/b/one.touchlog\0rec/a\0"])
  func `a list comes from standard input`(input: String) async throws {
    let desk = try await desk()
    #expect(
      try await list(["-"], desk, input: input) == [
        "rec/a/one.touchlog", "rec/a/two.touchlog", "rec/b/one.touchlog",
      ])
  }

  @Test func `a name in the list that is not UTF-8 is told as such`() async throws {
    let desk = try await desk()
    let run = try await Tool.run("verify", "-", in: desk, input: Array("rec/a\ncaf".utf8) + [0xE9, 10])
    #expect(run.code == 2)
    #expect(run.errors.contains(" has a name that is not UTF-8, which is not read here; rename it\n"))
  }

  @Test func `a list of many paths is taken apart in one go`() {
    let paths = (0..<20_000).map { "recordings/some-folder/of-recordings/\($0).touchlog" }
    #expect(RecordingSelection.paths(listedIn: paths.joined(separator: "\n") + "\n\n") == paths)
    #expect(RecordingSelection.paths(listedIn: paths.joined(separator: "\0") + "\0") == paths)
    #expect(RecordingSelection.paths(listedIn: "a\nb\0") == ["a\nb"], "a name may have a line end")
  }

  @Test func `shards are disjoint and together everything, however the folder is named`() async throws {
    let desk = try await desk()
    var all: [String] = []
    for index in 1...3 {
      let shard = try await list(["rec", "--shard", "\(index)/3"], desk)
      #expect(try await list(["./rec/", "--shard", "\(index)/3"], desk) == shard.map { "./\($0)" })
      all += shard
    }
    #expect(all.sorted() == (try await list(["rec"], desk)))
  }

  @Test(arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3", "-1/2", "99999999999999999999/1"])
  func `what is no shard is a usage error`(shard: String) async throws {
    let run = try await Tool.run("verify", ".", "--shard=\(shard)", in: try Desk())
    #expect(run.code == 64)
  }

  @Test func `a shard with nothing in it is well, and a run with nothing in it is not`() async throws {
    let desk = try Desk()
    try await desk.record(as: "rec/one")
    var codes: [Int32] = []
    for index in 1...3 { codes.append(try await Tool.run("verify", "rec", "--shard", "\(index)/3", in: desk).code) }
    #expect(codes == [0, 0, 0])
    let empty = try Desk()
    #expect(try await Tool.run("verify", ".", "--shard", "1/3", in: empty).code == 4)
  }

  @Test func `only what failed is run again`() async throws {
    let desk = try await desk()
    try desk.edit("rec/b/one.golden", "row14", "row13")
    let first = try await Tool.run("verify", "rec", "--report", "json=last.json", in: desk)
    #expect(first.code == 1)
    #expect(try await list(["--rerun-failed", "last.json"], desk) == ["rec/b/one.touchlog"])
    let elsewhere = try await Tool.run("verify", "rec/a", "--rerun-failed", "last.json", in: desk)
    #expect(elsewhere.code == 2)
    #expect(elsewhere.errors.hasPrefix("replay: nothing that failed in last.json is in rec/a; name the paths as"))
    try desk.write(
      try desk.text("last.json").replacing("\"interrupted\" : false", with: "\"interrupted\" : true"),
      to: "cut.json")
    let cut = try await Tool.run("verify", "--rerun-failed", "cut.json", in: desk)
    #expect(cut.code == 2 && cut.errors.contains("is of a run that was interrupted"))
    for choice in [["--filter", "nosuch"], ["--skip", "one"]] {
      let none = try await Tool.run(["verify", "rec", "--rerun-failed", "last.json"] + choice, in: desk)
      #expect(none.code == 4 && none.errors.contains("of what failed in last.json"), "\(none.errors)")
    }
    let stopped = ["verify", "rec", "--fail-fast", "--report", "json=stopped.json", "--update", "never"]
    #expect(try await Tool.run(stopped, in: desk).code == 1)
    let early = try await Tool.run("verify", "--rerun-failed", "stopped.json", in: desk)
    #expect(
      early.code == 2 && early.errors.contains("is of a run that stopped after 1 failure, so that nobody knows"))
    try desk.edit("rec/b/one.golden", "row13", "row14")
    let second = try await Tool.run("verify", "--rerun-failed", "last.json", "--report", "json=last.json", in: desk)
    #expect(second.code == 0)
    let third = try await Tool.run("verify", "--rerun-failed", "last.json", in: desk)
    #expect(third.code == 4)
    #expect(third.errors == "replay: nothing failed in last.json\n")
    try desk.write(try desk.text("rec/b/one.golden"), to: "rec/b/gone.golden")
    #expect(try await Tool.run("verify", "rec", "--report", "json=gone.json", in: desk).code == 1)
    let gone = try await Tool.run("verify", "rec", "--rerun-failed", "gone.json", in: desk)
    #expect(gone.code == 2 && gone.errors.contains("has no failure but goldens whose log is gone"))
  }

  @Test(arguments: ["1", "4"])
  func `a run ends after so many failures, in the order of the run`(jobs: String) async throws {
    let desk = try await desk()
    for name in ["rec/a/two", "rec/b/one"] { try desk.edit("\(name).golden", "row14", "row13") }
    let one = try await Tool.run(
      "verify", "rec", "--fail-fast", "--jobs", jobs, "--report", "json=j.json", in: desk)
    #expect(one.code == 1)
    #expect(one.output.contains("\nstopped after 1 failure: 2 of 4 recordings, "))
    #expect(one.output.contains(": 1 matches, 1 differs."))
    #expect(try desk.text("j.json").contains("\"stoppedAfter\" : 1"))
    let two = try await Tool.run("verify", "rec", "--max-fail", "2", "--jobs", jobs, in: desk)
    #expect(two.output.contains("\nstopped after 2 failures: 3 of 4 recordings, "))
    let three = try await Tool.run("verify", "rec", "--max-fail", "3", "--jobs", jobs, in: desk)
    #expect(three.output.contains("\n4 recordings, "))
  }

  @Test func `a list of known failures is held to its word`() async throws {
    let desk = try await desk()
    try desk.edit("rec/a/one.golden", "row14", "row13")
    try desk.write("# why\n\ndiffers a/one.touchlog\n", to: "rec/known.txt")
    let known = try await Tool.run("verify", "rec", "--known-failures", "rec/known.txt", in: desk)
    #expect(known.code == 0)
    #expect(known.output.contains(": 3 match, 1 is known to fail."))
    #expect(!desk.has("rec/a/one.golden.new"), "nothing is proposed for what is known")

    try desk.edit("rec/a/one.golden", "row13", "row14")
    let again = try await Tool.run("verify", "rec", "--known-failures", "rec/known.txt", in: desk)
    #expect(again.code == 1)
    #expect(again.output.hasPrefix("a/one matches, although it is known to fail\n"))

    try desk.write("missing a/one.touchlog\n", to: "rec/known.txt")
    try desk.edit("rec/a/one.golden", "row14", "row13")
    #expect(try await Tool.run("verify", "rec", "--known-failures", "rec/known.txt", in: desk).code == 1)
  }

  @Test(arguments: [
    ("sometimes a/one.touchlog", "is no known failure"), ("differs", "is no known failure"),
    ("matches a/one.touchlog", "is no known failure"), ("differs a/gone.touchlog", "which is not there"),
    ("differs a/one.touchlog\nmissing a/one.touchlog", "a second time"),
  ])
  func `a list of known failures that is none is told by its line`(text: String, words: String) async throws {
    let desk = try await desk()
    try desk.write("# a comment\n\(text)\n", to: "rec/known.txt")
    let run = try await Tool.run("verify", "rec", "--known-failures", "rec/known.txt", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: rec/known.txt:"))
    #expect(run.errors.contains(words))
  }

  @Test func `a list that one run prints another one reads, whatever marks of direction are in it`() async throws {
    let desk = try Desk()
    try await desk.record(as: "rec/\u{200F}tap\u{200E}")
    let paths = try await list(["rec"], desk)
    #expect(paths == ["rec/\u{200F}tap\u{200E}.touchlog"])
    #expect(try await list(["-"], desk, input: paths.joined(separator: "\n")) == paths)
  }

  @Test func `obsolete goldens count among the failures after which a run ends`() async throws {
    let desk = try await desk()
    for name in ["x", "y", "z"] { try desk.write(try desk.bytes("rec/a/one.golden"), to: "rec/b/\(name).golden") }
    let run = try await Tool.run("verify", "rec", "--max-fail", "2", "--report", "json=j.json", in: desk)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("rec/b/x.golden is obsolete: "))
    #expect(run.output.contains("\nstopped after 2 failures: 4 recordings, "))
    #expect(run.output.contains(": 4 match, 2 goldens are obsolete."))
    #expect(try desk.text("j.json").contains("\"stoppedAfter\" : 2"))
    let all = try await Tool.run("verify", "rec", "--max-fail", "3", in: desk)
    #expect(all.output.contains("\n4 recordings, "))
  }
}
