import Foundation
import Goldens
import TouchLogs
import TouchReplay
import Verification

/// One assertion: what is replayed on which stage, and where its golden lies.
struct ReplayCase: Sendable {
  enum Input: Sendable {
    case recording(Recording)
    /// That of the stage with that name, near the test's file.
    case named(String)
    /// Touches from the test itself, made for the stage's own screen where they have none.
    case touches(@Sendable (any Stage.Type) async -> TouchLog, golden: OwnGolden)
  }

  /// What the assertion says about the golden of its own touches.
  struct OwnGolden: Sendable {
    /// Nil names it after the test's function.
    let name: String?
    let function: String
    /// The folder of goldens; nil looks for it.
    let folder: String?
  }

  let input: Input
  let stage: any Stage.Type
  /// What `InlineStage` is built from, where that is the stage.
  var inline: InlinePlan?
  /// Given by the assertion; nil asks the trait, then the environment.
  let mode: UpdateMode?
  /// Given by the assertion; nil asks the trait, then the golden.
  let leniency: Leniency?
  let place: TestPlace

  @MainActor func verify() async -> Outcome {
    guard let inline else { return await verifyOnStage() }
    return await InlinePlan.$current.withValue(inline) { await verifyOnStage() }
  }

  @MainActor private func verifyOnStage() async -> Outcome {
    if let recording, let missing = recording.missing {
      var outcome = Outcome(
        recording: RecordingFile(path: Self.shown(recording.path)), verdict: .unreadable(missing.sentence))
      outcome.hasLogFile = false
      return outcome
    }
    let settings = ReplaySettings.current
    let environment = ProcessInfo.processInfo.environment
    do {
      let file = try file()
      if let folder = environment.variable(GoldenUse.variable) {
        try GoldenUse.note(file.store.path, isPart: TestRun.current.isPart, in: folder)
      }
      let verifier = Verifier(
        mode: try mode ?? settings.update ?? UpdateMode.resolved(environment: environment),
        leniency: leniency ?? settings.leniency)
      let target = StageTarget(stage)
      switch input {
      case .recording, .named: return await verifier.verify(file, on: target)
      case .touches(let touches, _):
        var log = await touches(stage)
        var outcome = await verifier.verify(log, as: file, on: target, touches: .test)
        if outcome.exitCode != 0 {
          // So that a tool finds it, whatever stage somebody recorded them on.
          log.about.stage = stage.name
          outcome.touches = log
        }
        return outcome
      }
    } catch {
      return Outcome(recording: RecordingFile(path: "\(place.file)"), verdict: .unreadable("\(error)"))
    }
  }

  /// Nil where the test has its touches in its own code.
  @MainActor private var recording: Recording? {
    switch input {
    case .recording(let recording): recording
    case .named(let name): named(name)
    case .touches: nil
    }
  }

  @MainActor private func named(_ name: String) -> Recording { Recording(name, in: stage.name, file: place.file) }

  /// The recording, or where the log of the test's own touches would lie.
  @MainActor private func file() throws -> RecordingFile {
    switch input {
    case .recording(let recording): return RecordingFile(path: Self.shown(recording.path))
    case .named(let name): return RecordingFile(path: Self.shown(named(name).path))
    case .touches(_, let golden):
      let name = try golden.name ?? DefaultName.of(golden.function)
      let folder = TestFiles.current.goldens(
        of: "\(place.file)", given: golden.folder ?? ReplaySettings.current.goldens)
      let path = "\(folder)/\(try GoldenName.file(name)).golden"
      try GoldenClaims.shared.claim(path, by: place)
      return RecordingFile(golden: Self.shown(path))
    }
  }

  /// As seen from the folder in which the tests run, where it is in there: short enough to be read and pasted.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
