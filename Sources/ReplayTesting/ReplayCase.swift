import Foundation
import Goldens
import TouchLogs
import TouchReplay
import Verification

/// One assertion: what is replayed on which stage, and where its golden lies.
struct ReplayCase: Sendable {
  enum Input: Sendable {
    case recording(Recording)
    /// Fingers from the test itself; the golden lies beside the test's file.
    case script(TouchScript, golden: String)
  }
  let input: Input
  let stage: any Stage.Type
  /// Given by the assertion; nil asks the environment.
  let mode: UpdateMode?

  @MainActor func verify() async -> Outcome {
    do {
      return await verify(by: Verifier(mode: try mode ?? Self.ambientMode()))
    } catch {
      return Outcome(recording: RecordingFile(path: path), verdict: .unreadable("\(error)"))
    }
  }

  private static func ambientMode() throws(UpdateModeError) -> UpdateMode {
    try UpdateMode.resolved(environment: ProcessInfo.processInfo.environment)
  }

  @MainActor private func verify(by verifier: Verifier) async -> Outcome {
    let file = RecordingFile(path: path)
    let target = StageTarget(stage)
    switch input {
    case .recording: return await verifier.verify(file, on: target)
    case .script(let script, _):
      return await verifier.verify(script.log(screen: stage.screen, stage: stage.name), as: file, on: target)
    }
  }

  private var path: String {
    switch input {
    case .recording(let recording): recording.path
    case .script(_, let golden): golden
    }
  }

  /// `Goldens/<test file>/<test>.touchlog` beside the test's file: where an inline script's log would lie.
  static func inlinePath(test: String, file: String) -> String {
    let url = URL(fileURLWithPath: file)
    let name = test.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return url.deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(url.deletingPathExtension().lastPathComponent)/\(String(name)).touchlog")
      .path
  }
}
