import Foundation
import Testing
import Verification

struct PruneCommandTests {
  static let ofTest = """
    golden 1
    test   PressTests/press
    stage  raised-tab-bar
    rules  1

    #  ms     subject              what             detail

    """

  @Test func `a golden without its log is told by --check, and then removed`() async throws {
    let desk = try Desk()
    try await desk.record()
    try await desk.record(as: "raised/kept")
    try FileManager.default.removeItem(at: desk.url("raised/press.touchlog"))
    let check = try await Tool.run("prune", "--check", "raised", in: desk)
    #expect(check.code == 1)
    #expect(check.output == "raised/press.golden has no log any more\nNext: replay prune raised\n")
    #expect(desk.has("raised/press.golden"))
    let run = try await Tool.run("prune", "raised", in: desk)
    #expect(run.code == 0)
    #expect(run.output == "removed raised/press.golden: it has no log any more\n")
    #expect(!desk.has("raised/press.golden"))
    #expect(desk.has("raised/kept.golden"))
    #expect(try await Tool.run("prune", "--check", "raised", in: desk).code == 0)
  }

  @Test func `a pattern, which chooses among logs alone, is refused, and a pack among goldens is left alone`()
    async throws
  {
    let desk = try Desk()
    try await desk.record()
    try FileManager.default.removeItem(at: desk.url("raised/press.touchlog"))
    for pattern in ["raised/*", "raised/**/*.golden"] {
      let run = try await Tool.run("prune", "--check", pattern, in: desk)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix("replay: '\(pattern)' is a pattern, which chooses among logs alone; name the "))
    }
    let pack = try RecordingPack.bytes(
      of: ["gone.golden": try desk.bytes("raised/press.golden")], for: "x.touchpack")
    try desk.write(pack, to: "packs/x.touchpack")
    #expect(try await Tool.run("prune", "packs", in: desk).output == "Nothing is obsolete.\n")
    #expect(!(try await Tool.run("verify", "packs", in: desk)).output.contains("Next:"))
  }

  @Test func `a golden of a test never had a log, and is nothing to verify or to prune`() async throws {
    let desk = try Desk()
    try await desk.record()
    try desk.write(Self.ofTest, to: "raised/tests.golden")
    #expect(try await Tool.run("verify", "raised", in: desk).code == 0)
    #expect(try await Tool.run("prune", "raised", in: desk).output == "Nothing is obsolete.\n")
  }

  @Test func `one that a whole run of tests didn't ask for is obsolete, unless its tests didn't run`() async throws
  {
    let desk = try Desk()
    for name in ["PressTests/press", "PressTests/gone", "OtherTests/tap"] {
      try desk.write(Self.ofTest, to: "Goldens/\(name).golden")
    }
    try desk.write("whole \(desk.url("Goldens/PressTests/press.golden").path)\n", to: "notes/1.used")
    let check = try await Tool.run("prune", "--check", "--used", "notes", "Goldens", in: desk)
    #expect(
      check.output == """
        Goldens/PressTests/gone.golden is asked for by no test
        Next: replay prune Goldens --used notes

        """)
  }

  @Test func `a run that left tests out makes nothing obsolete`() async throws {
    let desk = try Desk()
    try desk.write(Self.ofTest, to: "Goldens/PressTests/gone.golden")
    try desk.write("part /elsewhere\n", to: "notes/1.used")
    let run = try await Tool.run("prune", "--used", "notes", "Goldens", in: desk)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("replay: notes is of a run that left some tests out, so nothing can be called "))
    #expect(desk.has("Goldens/PressTests/gone.golden"))
  }
}
