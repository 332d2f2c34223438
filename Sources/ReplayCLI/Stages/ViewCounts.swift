import Foundation
import Subprocess
import TouchReplay

/// How many views each of the tool's stages has. Stages are built in a process of its own, and behind one that
/// crashes there another process goes on: one that can't be built must not hide the others.
@MainActor enum ViewCounts {
  /// More digits and line ends than the stages of any tool have; what stages print is not among them.
  private static let mostBytes = 1 << 20

  /// - Returns: a count a stage, in the tool's order; nil where building it ended the process.
  static func ask(of stages: Int) async throws -> [Int?] {
    var counts: [Int?] = []
    while counts.count < stages {
      let result = try await Subprocess.run(
        WorkerProcess.executable,
        arguments: [StagesCommand.word, "--count-from", "\(counts.count)"],
        environment: .inherit.updating(WorkerProcess.settings(backtraces: false)), input: .none,
        output: .string(limit: mostBytes), error: .discarded)
      counts += result.standardOutput.split(separator: "\n").map { Int($0) }.prefix(stages - counts.count)
      if counts.count < stages { counts.append(nil) }
    }
    return counts
  }

  /// Builds each of the stages once, and writes its count before it builds the next.
  static func print(of stages: some Sequence<any Stage.Type>) async throws {
    let output = try AnswerOutput.take()
    for stage in stages {
      let count = try await StageVisit.at(stage, screen: stage.screen) { try $0.locate(.zero).paths.count }
      try output.write("\(count)\n")
    }
  }
}
