import Foundation
import Testing

/// Every code that `Reports.md` lists; 130 and 143 are `InterruptTests`', 129 is a terminal's that is gone.
struct ExitCodeTests {
  private func desk() async throws -> Desk {
    let desk = try Desk()
    try await desk.record(as: "well/press")
    try await desk.record(as: "differs/press")
    try desk.edit("differs/press.golden", "row14", "row13")
    try desk.write("no log", to: "damaged/press.touchlog")
    try desk.write("nothing", to: "empty/readme.txt")
    return desk
  }

  private static let runs: [([String], Int32)] = [
    (["well"], 0), (["differs"], 1), (["well", "differs"], 1), (["damaged"], 2), (["differs", "damaged"], 2),
    (["gone"], 2), (["empty"], 4), (["well", "--filter", "none"], 4), ([], 64), (["well", "--jobs", "0"], 64),
    (["well", "--timeout", "0"], 64), (["well", "--memory", "x"], 64), (["well", "--repeat", "-1"], 64),
    (["well", "--max-fail", "0"], 64), (["well", "--fail-fast", "--max-fail", "2"], 64),
    (["well", "--filter", "("], 64),
    (["well", "--balance", "x.json"], 64), (["well", "--rerun-failed", "gone.json"], 2),
    (["well", "--shard", "1/2", "--balance", "gone.json"], 2), (["well", "--known-failures", "gone.txt"], 2),
    (["well", "--bisect"], 0), (["differs", "--bisect"], 1), (["damaged", "--bisect"], 125),
    (["gone", "--bisect"], 125),
    (["empty", "--bisect"], 125), (["well", "--bisect", "--jobs", "0"], 64),
  ]

  @Test(arguments: runs)
  func `verify exits as it is written`(arguments: [String], code: Int32) async throws {
    let run = try await Tool.run(["verify"] + arguments + ["--update", "never"], in: try await desk())
    #expect(run.code == code, "\(run.errors)")
  }

  @Test func `merge exits as the run would have, and with 2 where it is none`() async throws {
    let desk = try await desk()
    for folder in ["well", "differs", "damaged"] {
      let run = try await Tool.run(
        "verify", folder, "--shard", "1/1", "--update", "never", "--report", "json=\(folder).json", in: desk)
      let merged = try await Tool.run("merge", "\(folder).json", in: desk)
      #expect(merged.code == run.code)
    }
    #expect(try await Tool.run("merge", "gone.json", in: desk).code == 2)
    #expect(try await Tool.run("merge", "well.json", "well.json", in: desk).code == 2)
    #expect(try await Tool.run("merge", "well/press.golden", in: desk).code == 2)
    #expect(try await Tool.run("merge", in: desk).code == 64)
  }

  @Test func `every code of the tool is on the page`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/ReplayReports/ReplayReports.docc/Reports.md")
    let codes = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^\| (\d+(?:, \d+)*) \|/#).map { String($0.1) }
    }
    #expect(codes == ["0", "1", "2", "4", "64", "125", "129, 130, 143"])
  }
}
