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

  @Test func `the page has every code that the tool ends with, and no other`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let page = try text("ReplayReports/ReplayReports.docc/Reports.md")
    let told = page.matches(of: #/(?m)^\| (\d+(?:, \d+)*) \|/#).flatMap { $0.1.split(separator: ", ") }
    let named = try text("ReplayCLI/ToolCommand.swift").matches(of: #/static let \w+: Int32 = (\d+)/#).map(\.1)
    let watched = try ["Reviewing/ReviewCommand.swift", "Verifying/SignalWatch.swift"]
      .flatMap { try text("ReplayCLI/\($0)").matches(of: #/\bSIG[A-Z]+/#).map { String($0.0) } }
    let numbers = [
      "SIGHUP": SIGHUP, "SIGINT": SIGINT, "SIGTERM": SIGTERM, "SIGPIPE": 0, "SIG_IGN": 0, "SIG_DFL": 0,
    ]
    let signals = try Set(watched).map { try #require(numbers[$0]) }.filter { $0 > 0 }.map { "\(128 + $0)" }
    #expect(named.count == 6 && signals.count == 3)
    #expect(Set(told.map(String.init)) == Set(named.map(String.init) + signals) && told.count == 9)
    // What the arguments above come to is all that isn't a signal's.
    #expect(Set(Self.runs.map { "\($0.1)" }) == Set(named.map(String.init)))
  }
}
