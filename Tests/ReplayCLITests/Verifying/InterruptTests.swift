import Foundation
import Subprocess
import SystemPackage
import Testing
import TouchLogs

/// An interrupt ends a run with what it has: the reports, the summary, and the signal's own code.
struct InterruptTests {
  /// More recordings than are verified before the first one's words are read, each with something to say.
  private static let many = 5_000

  /// Runs a tool until it says its first line, and interrupts it then.
  private func interrupted(
    _ arguments: [String], by signal: Signal, in desk: Desk, product: String = "replay"
  ) async throws -> (code: Int32, output: String) {
    let result = try await Subprocess.run(
      .path(Tool.product(product)),
      arguments: Arguments(arguments + ["--update", "never", "--report", "json=j.json"]),
      environment: .inherit.updating(Tool.nobody), workingDirectory: FilePath(desk.path), input: .none,
      output: .sequence, error: .discarded
    ) { execution in
      var output = ""
      for try await line in execution.standardOutput.strings() {
        if output.isEmpty { try execution.send(signal: signal) }
        output += line + "\n"
      }
      return output
    }
    return (Tool.code(of: result.terminationStatus), result.closureResult)
  }

  @Test(arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143)])
  func `a signal leaves the partial report and summary`(signal: Signal, code: Int32) async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "one")
    try FileManager.default.createDirectory(at: desk.url("all"), withIntermediateDirectories: true)
    for number in 0..<Self.many {
      try FileManager.default.createSymbolicLink(
        atPath: desk.path + "/all/\(number).touchlog", withDestinationPath: "../one")
    }
    let run = try await interrupted(["verify", "all"], by: signal, in: desk)
    #expect(run.code == code)
    #expect(run.output.contains("\ninterrupted after "))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try desk.bytes("j.json"))) as? [String: Any])
    #expect(json["interrupted"] as? Bool == true)
    #expect(json["exitCode"] as? Int == Int(code))
    let told = try #require(json["outcomes"] as? [[String: Any]])
    #expect(!told.isEmpty && told.count < Self.many)
    #expect(json["recordings"] as? Int == told.count)
  }

  /// The time is for a busy machine: who reads the first line may be late, and a worker would be ended before.
  @Test(arguments: [["--timeout", "3600"], ["--no-isolate"]])
  func `a stage that never returns keeps no interrupt away`(isolation: [String]) async throws {
    let desk = try TroubledDesk()
    try desk.add("calm", as: "all/a")
    try desk.add("hanging", as: "all/b")
    let run = try await interrupted(
      ["verify", "all", "--jobs", "1"] + isolation, by: .interrupt, in: desk.desk, product: "TroubledReplay")
    #expect(run.code == 130)
    #expect(run.output.contains("\ninterrupted after 1 of 2 recordings, "))
    #expect(try desk.desk.text("j.json").contains("\"interrupted\" : true"))
  }

  /// Runs a tool with its temporary files on the desk, and ends it when there is the first log that it replays. A
  /// shell looks for that: it is never kept from looking, as a task is by other tests.
  private func ended(_ arguments: [String], by signal: String, in desk: Desk) async throws -> Tool.Run {
    let script = """
      "$0" "$@" & tool=$!
      until ls replay-*/*.touchlog; do kill -0 $tool || break; sleep 0.02; done >/dev/null 2>&1
      kill -s \(signal) $tool
      wait $tool
      """
    var variables = Tool.nobody
    variables["TMPDIR"] = desk.path
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: Arguments(["-c", script, "\(Tool.product("TroubledReplay"))"] + arguments),
      environment: .inherit.updating(variables), workingDirectory: FilePath(desk.path), input: .none,
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    return Tool.Run(
      code: Tool.code(of: result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }

  /// A log that takes seconds to replay.
  private static let long = TouchScript {
    for second in 0..<20 { Finger(at: Double(second)).tap(at: CGPoint(x: 195, y: 262)) }
  }.log(stage: "dawdling")

  @Test(arguments: [[], ["--shows", "touch began"]])
  func `an interrupt is never taken for the bug that a log is shrunk for`(bug: [String]) async throws {
    let desk = try Desk()
    try desk.write(try Self.long.bytes(), to: "long.touchlog")
    let run = try await ended(
      ["shrink", "long.touchlog", "-o", "small.touchlog"] + bug, by: "INT", in: desk)
    #expect(run.code == 130)
    #expect(
      run.errors == "replay: interrupted; nobody knows yet whether the log shows the bug, and nothing was written\n"
    )
    #expect(!desk.has("small.touchlog"))
  }

  @Test(arguments: [("INT", Int32(130)), ("TERM", 143)])
  func `a signal leaves nothing of what was about to be recorded`(signal: String, code: Int32) async throws {
    let desk = try Desk()
    try desk.write(try Self.long.bytes(), to: "long.touchlog")
    let run = try await ended(
      ["record", "--stage", "dawdling", "--log", "long.touchlog", "-o", "new"], by: signal, in: desk)
    #expect(run.code == code)
    #expect(run.errors == "replay: interrupted; nothing was recorded\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["long.touchlog"])
  }
}
