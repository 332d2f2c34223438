import Foundation
import Testing
import TouchLogs

struct MergeCommandTests {
  /// Recordings of every kind of verdict that needs no broken stage, and a golden whose log is gone.
  private func desk() async throws -> Desk {
    let desk = try Desk()
    for name in 10..<22 { try await desk.record(as: "rec/a/\(name)") }
    for name in [11, 17] { try desk.edit("rec/a/\(name).golden", "row14", "row13") }
    try desk.write(try Desk.press.bytes(), to: "rec/b/new.touchlog")
    try desk.write("no log", to: "rec/b/bad.touchlog")
    try desk.write(try desk.text("rec/a/10.golden"), to: "rec/b/gone.golden")
    return desk
  }

  private func timeless(_ text: String) -> String {
    text.replacing(#/time="[0-9.]+"/#, with: "").replacing(#/"seconds" : [0-9.e-]+/#, with: "")
      .replacing(#/, [0-9.]+ (ms|s): /#, with: ": ")
  }

  @Test(arguments: [false, true])
  func `merged shards are the whole run, byte for byte but for times`(isBalanced: Bool) async throws {
    let desk = try await desk()
    func reports(_ name: String) -> [String] {
      ["json=\(name).json", "junit=\(name).xml", "markdown=\(name).md"].flatMap { ["--report", $0] }
    }
    let whole = try await Tool.run(["verify", "rec", "--update", "never"] + reports("whole"), in: desk)
    for index in 1...3 {
      let balance = isBalanced ? ["--balance", "whole.json"] : []
      let shard = try await Tool.run(
        ["verify", "rec", "--update", "never", "--shard", "\(index)/3", "--report", "json=\(index).json"] + balance,
        in: desk)
      #expect(!shard.output.contains("obsolete"))
    }
    let merged = try await Tool.run(["merge", "3.json", "1.json", "2.json"] + reports("merged"), in: desk)
    #expect(merged.code == whole.code)
    #expect(timeless(merged.output) == timeless(whole.output))
    #expect(merged.output.contains("rec/b/gone.golden is obsolete"))
    for ending in ["json", "xml", "md"] {
      #expect(timeless(try desk.text("merged.\(ending)")) == timeless(try desk.text("whole.\(ending)")))
    }
  }

  @Test func `a shard of other recordings is foreign`() async throws {
    let desk = try await desk()
    for (index, folder) in [(1, "rec"), (2, "rec/a")] {
      _ = try await Tool.run(
        "verify", folder, "--shard", "\(index)/2", "--update", "never", "--report", "json=\(index).json", in: desk)
    }
    let merged = try await Tool.run("merge", "1.json", "2.json", in: desk)
    #expect(merged.code == 2)
    #expect(merged.errors.hasPrefix("replay: 2.json is of another run than 1.json: "))
  }
}
