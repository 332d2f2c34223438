import Foundation
import Testing
import TouchLogs

/// An interrupt ends a run with what it has: the reports, the summary, and the signal's own code.
struct InterruptTests {
  /// More recordings than are verified before the first one's words are read, each with something to say.
  private static let many = 5_000

  private static let reported = ["--update", "never", "--report", "json=j.json"]

  @Test(arguments: [("INT", Int32(130)), ("TERM", 143)])
  func `a signal leaves the partial report and summary`(signal: String, code: Int32) async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "one")
    try FileManager.default.createDirectory(at: desk.url("all"), withIntermediateDirectories: true)
    for number in 0..<Self.many {
      try FileManager.default.createSymbolicLink(
        atPath: desk.path + "/all/\(number).touchlog", withDestinationPath: "../one")
    }
    let run = try await Tool.run(
      ["verify", "all"] + Self.reported, endedBy: signal, at: .firstLine, in: desk)
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

  /// The time is for a busy machine, on which a worker would be ended before.
  @Test(arguments: [["--timeout", "3600"], ["--no-isolate"]])
  func `a stage that never returns keeps no interrupt away`(isolation: [String]) async throws {
    let desk = try TroubledDesk()
    try desk.add("calm", as: "all/a")
    try desk.add("hanging", as: "all/b")
    let run = try await Tool.run(
      ["verify", "all", "--jobs", "1"] + isolation + Self.reported, endedBy: "INT", at: .firstLine,
      in: desk.desk, product: "TroubledReplay")
    #expect(run.code == 130)
    #expect(run.output.contains("\ninterrupted after 1 of 2 recordings, "))
    #expect(try desk.desk.text("j.json").contains("\"interrupted\" : true"))
  }

  /// A log that takes seconds to replay.
  private static let long = TouchScript {
    for second in 0..<20 { Finger(at: Double(second)).tap(at: CGPoint(x: 195, y: 262)) }
  }.log(stage: "dawdling")

  @Test(arguments: [[], ["--shows", "touch began"]])
  func `an interrupt is never taken for the bug that a log is shrunk for`(bug: [String]) async throws {
    let desk = try Desk()
    try desk.write(try Self.long.bytes(), to: "long.touchlog")
    let run = try await Tool.run(
      ["shrink", "long.touchlog", "-o", "small.touchlog"] + bug, endedBy: "INT", at: .firstReplay, in: desk,
      product: "TroubledReplay")
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
    let run = try await Tool.run(
      ["record", "--stage", "dawdling", "--log", "long.touchlog", "-o", "new"], endedBy: signal, at: .firstReplay,
      in: desk, product: "TroubledReplay")
    #expect(run.code == code)
    #expect(run.errors == "replay: interrupted; nothing was recorded\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path) == ["long.touchlog"])
  }
}
