import Foundation
import Testing

struct PackAllCommandTests {
  private func desk() async throws -> Desk {
    let desk = try Desk()
    for name in ["a/one", "a/two", "b/one"] { try await desk.record(as: "rec/\(name)") }
    try desk.edit("rec/a/two.golden", "row14", "row13")
    return desk
  }

  @Test func `a pack is verified, listed and explained as its folder is`() async throws {
    let desk = try await desk()
    let packed = try await Tool.run("pack-all", "rec", "-o", "all.touchpack", in: desk)
    #expect(packed.code == 0)
    #expect(packed.output == "wrote all.touchpack: 3 recordings.   Next: replay verify all.touchpack\n")
    let list = try await Tool.run("verify", "all.touchpack", "--list", in: desk)
    #expect(
      list.output == """
        all.touchpack/rec/a/one.touchlog
        all.touchpack/rec/a/two.touchlog
        all.touchpack/rec/b/one.touchlog

        """)
    let before = try desk.listing()
    for isolation in [[], ["--no-isolate"]] {
      let run = try await Tool.run(["verify", "all.touchpack", "--update", "all"] + isolation, in: desk)
      #expect(run.code == 1)
      #expect(run.output.hasPrefix("a/two differs, first in frame 1 (0 ms)\n"))
      #expect(run.output.contains(": 2 match, 1 differs."))
    }
    #expect(try desk.listing() == before, "nothing is written of a pack")
    #expect(try await Tool.run("verify", "all.touchpack", "--filter", "b/", in: desk).code == 0)
    #expect(try await Tool.run("verify", "all.touchpack/rec/b/one.touchlog", in: desk).code == 0)
    let explained = try await Tool.run("explain", "all.touchpack/rec/b/one.touchlog", in: desk)
    let plain = try await Tool.run("explain", "rec/b/one.touchlog", in: desk)
    #expect(explained.code == 0)
    #expect(
      explained.output.replacing("all.touchpack/rec", with: "rec") == plain.output)
  }

  @Test(arguments: [
    ["accept", "all.touchpack"], ["accept", "all.touchpack/rec/a/two.touchlog"], ["reject", "all.touchpack"],
    ["review", "all.touchpack"], ["pending", "./all.touchpack/rec"], ["prune", "all.touchpack"],
  ])
  func `nobody writes into a pack, and whoever would is told what to do`(arguments: [String]) async throws {
    let desk = try await desk()
    _ = try await Tool.run("pack-all", "rec", "-o", "all.touchpack", in: desk)
    let before = try desk.listing()
    let run = try await Tool.run(arguments, in: desk)
    #expect(run.code == 2)
    #expect(
      run.errors.hasSuffix(
        "all.touchpack is a pack, which is not written to; do it where its logs are files, and make it anew with "
          + "`replay pack-all`\n"))
    #expect(run.errorLines.count == 1)
    #expect(try desk.listing() == before)
  }

  @Test func `no failure in a pack names a command that can't work there`() async throws {
    let desk = try await desk()
    try FileManager.default.removeItem(at: desk.url("rec/b/one.golden"))
    _ = try await Tool.run("pack-all", "rec", "-o", "all.touchpack", in: desk)
    let run = try await Tool.run("verify", "all.touchpack", in: desk)
    let words = "accept it where its log is a file, then make the pack anew with replay pack-all"
    #expect(run.output.contains("  Meant: \(words)\n"))
    #expect(run.output.contains("b/one has no golden: 10 lines were traced\n  Right: \(words).\n"))
    #expect(!run.output.contains("replay accept"))
    let missing = try await Tool.run("verify", "all.touchpack/rec/b/one.touchlog", in: desk)
    #expect(!missing.output.contains("Next:"))
  }

  @Test func `a golden whose log is not in the pack is obsolete, and a damaged pack is told by its byte`()
    async throws
  {
    let desk = try await desk()
    #expect(try await Tool.run("pack-all", "rec/b", "-o", "b.touchpack", in: desk).code == 0)
    var bytes = try desk.bytes("b.touchpack")
    bytes[0] ^= 1
    try desk.write(bytes, to: "bad.touchpack")
    let run = try await Tool.run("verify", "bad.touchpack", in: desk)
    #expect(run.code == 2)
    #expect(run.errors == "replay: bad.touchpack is damaged at byte 0; make it anew with `replay pack-all`\n")
    #expect(try await Tool.run("verify", "b.touchpack/none.touchlog", in: desk).code == 2)
    let all = try await Tool.run("verify", ".", in: desk)
    #expect(all.code == 2 && all.output.contains("./bad.touchpack is damaged at byte 0; make it anew"))
    #expect(all.output.contains(", 1 could not be run."), "the others are run all the same")
  }

  @Test func `a pack of what only its owner may read is for its owner`() async throws {
    let desk = try await desk()
    let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    try FileManager.default.setAttributes(mode, ofItemAtPath: desk.url("rec/a/two.touchlog").path)
    #expect(try await Tool.run("pack-all", "rec", "-o", "all.touchpack", in: desk).code == 0)
    let facts = try FileManager.default.attributesOfItem(atPath: desk.url("all.touchpack").path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a folder is a folder, whatever it is called`() async throws {
    let desk = try Desk()
    try await desk.record(as: "d.touchpack/one")
    #expect(try await Tool.run("pack-all", "d.touchpack", "-o", "x.touchpack", in: desk).code == 0)
  }

  @Test func `two recordings that would have one name are told, and nothing is written`() async throws {
    let desk = try await desk()
    let below = String(desk.path.dropFirst()) + "/rec/a/one.touchlog"
    try desk.write(try desk.bytes("rec/a/one.touchlog"), to: below)
    let run = try await Tool.run("pack-all", below, "/" + below, "-o", "x.touchpack", in: desk)
    #expect(run.code == 2)
    #expect(
      run.errors == "replay: \("/" + below) and \(below) would both be \(below) in the pack; "
        + "pack them from a folder above both\n")
    #expect(!desk.has("x.touchpack"))
    let same = try await Tool.run("pack-all", "rec/a", "./rec/a/two.touchlog", "-o", "y.touchpack", in: desk)
    #expect(same.code == 0, "one recording, however it is spelled")
  }

  @Test func `a pack among its recordings is made anew`() async throws {
    let desk = try await desk()
    for _ in 0..<2 {
      let run = try await Tool.run("pack-all", "rec", "-o", "rec/all.touchpack", in: desk)
      #expect(run.output == "wrote rec/all.touchpack: 3 recordings.   Next: replay verify rec/all.touchpack\n")
    }
    #expect(try await Tool.run("pack-all", "rec/all.touchpack", "-o", "y.touchpack", in: desk).code == 64)
  }

  @Test func `nothing to pack exits with 4, another name with 64, and nothing is written over`() async throws {
    let desk = try await desk()
    try desk.write("", to: "empty/readme.txt")
    #expect(try await Tool.run("pack-all", "empty", "-o", "x.touchpack", in: desk).code == 4)
    #expect(try await Tool.run("pack-all", "rec", "-o", "x.tar", in: desk).code == 64)
    try desk.write("mine", to: "x.touchpack")
    #expect(try await Tool.run("pack-all", "rec", "-o", "x.touchpack", in: desk).code == 2)
    #expect(try desk.text("x.touchpack") == "mine")
  }

  @Test func `a log that nobody would find in the pack is refused`() async throws {
    let desk = try await desk()
    try desk.write(try desk.bytes("rec/a/one.touchlog"), to: "tap")
    let run = try await Tool.run("pack-all", "tap", "-o", "x.touchpack", in: desk)
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix("replay: tap doesn't end in .touchlog, by which logs in a pack are found; rename it.\n"))
    #expect(!desk.has("x.touchpack"))
  }
}
