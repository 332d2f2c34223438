import Foundation
import Subprocess
import SystemPackage
import Testing
import TouchLogs

/// An interrupt ends a run with what it has: the reports, the summary, and the signal's own code.
struct InterruptTests {
  /// More recordings than are verified before the first one's words are read, each with something to say.
  private static let many = 5_000

  @Test(arguments: [(Signal.interrupt, Int32(130)), (.terminate, 143)])
  func `a signal leaves the partial report and summary`(signal: Signal, code: Int32) async throws {
    let desk = try Desk()
    try desk.write(try Desk.press.bytes(), to: "one")
    try FileManager.default.createDirectory(at: desk.url("all"), withIntermediateDirectories: true)
    for number in 0..<Self.many {
      try FileManager.default.createSymbolicLink(
        atPath: desk.path + "/all/\(number).touchlog", withDestinationPath: "../one")
    }
    let result = try await Subprocess.run(
      .path(Tool.path), arguments: ["verify", "all", "--update", "never", "--report", "json=j.json"],
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
    #expect(Tool.code(of: result.terminationStatus) == code)
    #expect(result.closureResult.contains("\ninterrupted after "))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try desk.bytes("j.json"))) as? [String: Any])
    #expect(json["interrupted"] as? Bool == true)
    let told = try #require(json["outcomes"] as? [[String: Any]])
    #expect(!told.isEmpty && told.count < Self.many)
    #expect(json["recordings"] as? Int == told.count)
  }
}
