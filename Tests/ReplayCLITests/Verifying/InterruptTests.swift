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

  /// Runs a tool with its temporary files on the desk, and ends it when the first one is there, which is when it
  /// begins to replay.
  /// - Returns: nil where that was over before this test had its turn, as among many others it may be.
  private func ended(
    _ arguments: [String], by signal: Signal, in desk: Desk
  ) async throws -> (code: Int32, errors: String)? {
    var variables = Tool.nobody
    variables["TMPDIR"] = desk.path
    let result = try await Subprocess.run(
      .path(Tool.product("TroubledReplay")), arguments: Arguments(arguments),
      environment: .inherit.updating(variables), workingDirectory: FilePath(desk.path), input: .none,
      output: .discarded, error: .sequence
    ) { execution -> String? in
      let latest = ContinuousClock.now + .seconds(20)
      while try !FileManager.default.subpathsOfDirectory(atPath: desk.path).contains(where: Self.isTrial) {
        if ContinuousClock.now > latest { return nil }
        try await Task.sleep(for: .milliseconds(10))
      }
      try execution.send(signal: signal)
      var errors = ""
      for try await line in execution.standardError.strings() { errors += line + "\n" }
      return errors
    }
    return result.closureResult.map { (Tool.code(of: result.terminationStatus), $0) }
  }

  @Sendable private static func isTrial(_ path: String) -> Bool {
    path.hasPrefix("replay-") && path.hasSuffix(".touchlog")
  }

  /// A log that takes seconds to replay.
  private static let long = TouchScript {
    for second in 0..<20 { Finger(at: Double(second)).tap(at: CGPoint(x: 195, y: 262)) }
  }.log(stage: "dawdling")

  @Test(arguments: [[], ["--shows", "touch began"]])
  func `an interrupt is never taken for the bug that a log is shrunk for`(bug: [String]) async throws {
    let desk = try Desk()
    try desk.write(try Self.long.bytes(), to: "long.touchlog")
    let ended = try await ended(
      ["shrink", "long.touchlog", "-o", "small.touchlog"] + bug, by: .interrupt, in: desk)
    guard let run = ended else { return }
    #expect(run.code == 130)
    #expect(
      run.errors == "replay: interrupted; nobody knows yet whether the log shows the bug, and nothing was written\n"
    )
    #expect(!desk.has("small.touchlog"))
  }

  @Test(arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143)])
  func `a signal leaves nothing of what was about to be recorded`(signal: Signal, code: Int32) async throws {
    let desk = try Desk()
    try desk.write(try Self.long.bytes(), to: "long.touchlog")
    let ended = try await ended(
      ["record", "--stage", "dawdling", "--log", "long.touchlog", "-o", "new"], by: signal, in: desk)
    guard let run = ended else { return }
    #expect(run.code == code)
    #expect(run.errors == "replay: interrupted; nothing was recorded\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["long.touchlog"])
  }
}
