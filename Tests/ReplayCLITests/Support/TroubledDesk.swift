import Foundation
import TouchLogs

/// A desk with recordings of stages that crash, hang and leak, and the tool that has those stages.
struct TroubledDesk {
  let desk: Desk

  init() throws { desk = try Desk() }

  /// Puts a log of one tap there, `<name>.touchlog`.
  func add(_ stage: String, as name: String) throws {
    try desk.write(try Finger().tap(at: CGPoint(x: 195, y: 262)).log(stage: stage).bytes(), to: "\(name).touchlog")
  }

  /// The same with the golden that the stage makes alone.
  func record(_ stage: String, as name: String) async throws {
    try add(stage, as: name)
    let made = try await verify("\(name).touchlog", "--update", "all")
    guard desk.has("\(name).golden") else { throw DeskError(words: made.output + made.errors) }
  }

  /// Runs `verify`; nothing is written of goldens unless the arguments say so.
  func verify(_ arguments: String...) async throws -> Tool.Run {
    let update = arguments.contains("--update") ? [] : ["--update", "never"]
    return try await Tool.run(["verify"] + arguments + update, in: desk, product: "TroubledReplay")
  }
}
