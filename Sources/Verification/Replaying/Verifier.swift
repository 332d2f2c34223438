import Foundation
public import Goldens
public import TouchLogs
public import TouchReplay

/// One run: a log is replayed on a target and its trace held against the golden.
///
/// Decides first and writes last: what the mode asks for is written when the verdict stands.
@MainActor public struct Verifier {
  /// What may be written.
  public let mode: UpdateMode
  /// Leaves the golden's files as they are unless the recording matches: for a first replay, after which another
  /// one has the say.
  public var holdsBack = false
  /// Whether outcomes bear the fingerprint of the whole trace also where they match.
  public var takesFingerprint = false

  /// What of a trace its golden doesn't hold it to; nil leaves that to the golden.
  public let leniency: Leniency?

  /// Recordings that lie in a pack are read from here; shared by all replays of a process.
  private let packs: PackShelf

  /// A verifier that writes what the mode allows.
  public init(mode: UpdateMode, leniency: Leniency? = nil, packs: PackShelf? = nil) {
    self.mode = mode
    self.leniency = leniency
    self.packs = packs ?? PackShelf()
  }

  /// Replays the recording on the stage that its log names.
  /// - Parameter tell: called before each frame and each timer, where given.
  public func verify(
    _ recording: RecordingFile, stages: StageCatalog, tell: ((ReplayPlace) -> Void)? = nil
  ) async -> Outcome {
    await verify(recording) { log throws in
      let target = StageTarget(try stages.stage(named: log.stageName()))
      return tell.map { FrameTeller(target, tell: $0) } ?? target
    }
  }

  /// Replays the recording on a target of the caller's, whatever stage its log names.
  public func verify(_ recording: RecordingFile, on target: any TouchTarget) async -> Outcome {
    await verify(recording) { _ in target }
  }

  /// Replays a log from memory against the golden that would lie beside a log of that path.
  /// - Parameter touches: whether a test has the touches in its own code, so that no file ever had them.
  public func verify(
    _ log: TouchLog, as recording: RecordingFile, on target: any TouchTarget,
    touches: GoldenHeader.Touches = .log
  ) async -> Outcome {
    await run(recording, hasLogFile: false) { wantsWalks in
      if touches == .test, log.frames.isEmpty { throw NothingToReplay.noTouch }
      var frames = log.frames.makeIterator()
      let comparison = try comparison(
        with: try recording.store.golden(), of: touches, for: recording, on: target, wantsWalks: wantsWalks)
      let played = try await Replayer(on: target).replay(
        about: log.about, stopTime: { log.stopTime }, into: comparison
      ) { frames.next() }
      return Replayed(comparison: comparison.finish(), played: played)
    }
  }

  private func verify(
    _ recording: RecordingFile, target: (inout LogReader) throws -> any TouchTarget
  ) async -> Outcome {
    await run(recording, hasLogFile: true) { wantsWalks in
      if recording.isPack { _ = try RecordingPack(recording.path) }
      let packed = try PackedPath(recording.path).map { try packs.recording($0) }
      var reader = try packed.map { try LogReader($0.log) } ?? LogReader(path: recording.path)
      // A damaged description would be blamed on the stage.
      if let error = reader.damageError() { throw error }
      let target = try target(&reader)
      let golden =
        if let packed { try packed.golden.map { try Golden($0, file: recording.store.path) } } else {
          try recording.store.golden()
        }
      let comparison = try comparison(
        with: golden, of: .log, for: recording, on: target, wantsWalks: wantsWalks)
      let played = try await Replayer(on: target).replay(&reader, into: comparison)
      if let error = reader.damageError() { throw error }
      if played.frames == 0, let nothing = NothingToReplay(reader.report) { throw nothing }
      return Replayed(comparison: comparison.finish(), played: played, remark: Self.remark(on: reader.report))
    }
  }

  private struct Replayed {
    var comparison: Comparison
    var played: Replayer.Played
    var remark: String?
  }

  /// - Throws: for a golden of newer rules, which may be right where the model here is not.
  private func comparison(
    with golden: Golden?, of touches: GoldenHeader.Touches, for recording: RecordingFile,
    on target: any TouchTarget, wantsWalks: Bool
  ) throws(GoldenError) -> GoldenComparison {
    try golden?.checkRules(file: recording.store.path)
    let header = GoldenHeader(
      touches, log: touches == .log ? recording.fileName : recording.title, stage: target.stageName,
      level: target.level == .inject ? nil : target.level.rawValue,
      constants: target.changedThresholds.map { GoldenHeader.Constant(name: $0.name, value: $0.value) },
      leniency: leniency ?? golden?.header.leniency ?? .none)
    return GoldenComparison(golden: golden, header: header, wantsWalks: wantsWalks)
  }

  private func run(
    _ recording: RecordingFile, hasLogFile: Bool, _ replay: (_ wantsWalks: Bool) async throws -> Replayed
  ) async -> Outcome {
    var outcome: Outcome
    do {
      outcome = finish(recording, try await explained(replay), hasLogFile: hasLogFile)
    } catch {
      let part: Verdict.Part = error is GoldenError ? .golden : .recording
      outcome = Outcome(recording: recording, verdict: .unreadable(Self.sentence(error), of: part))
    }
    outcome.hasLogFile = hasLogFile
    return outcome
  }

  /// Most replays match, and nobody reads their walks: so a replay has them where a hit came out otherwise, and not
  /// before.
  private func explained(_ replay: (_ wantsWalks: Bool) async throws -> Replayed) async throws -> Replayed {
    let replayed = try await replay(false)
    guard replayed.comparison.needsWalks, let again = try? await replay(true) else { return replayed }
    // Else it is of a stage that goes another way each time: what is told is what happened first.
    return again.comparison.isOfTheSameTrace(as: replayed.comparison) ? again : replayed
  }

  private func finish(_ recording: RecordingFile, _ replayed: Replayed, hasLogFile: Bool) -> Outcome {
    let comparison = replayed.comparison
    var action = recording.isPacked ? GoldenAction.nothing : self.action(for: comparison)
    var trouble: String?
    if action != .nothing {
      do { action = try recording.store.carryOut(action, comparison.actual) } catch {
        (action, trouble) = (.nothing, Self.sentence(error))
      }
    }
    let verdict: Verdict =
      switch comparison.verdict {
      case .matches: .matches
      case .differs(let difference):
        .differs(
          DifferenceAccount(
            difference, title: recording.title, log: hasLogFile ? recording.word : nil,
            meant: recording.acceptance(hasLogFile: hasLogFile, after: action)))
      case .missing: .missing
      }
    var outcome = Outcome(recording: recording, verdict: verdict)
    outcome.frames = replayed.played.frames
    outcome.samples = replayed.played.samples
    outcome.lines = comparison.lineCount
    outcome.remark = replayed.remark
    (outcome.action, outcome.trouble) = (action, trouble)
    if takesFingerprint || verdict.isFailure { outcome.fingerprint = comparison.actual.fingerprint }
    if verdict.isFailure { (outcome.golden, outcome.actual) = (comparison.golden, comparison.actual) }
    return outcome
  }

  private func action(for comparison: Comparison) -> GoldenAction {
    let action = mode.action(for: comparison.verdict, isOfOldForm: comparison.isOfOldForm)
    if case .matches = comparison.verdict { return action }
    return holdsBack ? .nothing : action
  }

  private static func remark(on report: ReadingReport) -> String? {
    switch report.ending {
    case .complete, .unread: nil
    case .recording: "the log is being recorded, so there is more to come"
    case .died: "the log does not say when recording stopped: its recorder died, or it was cut"
    case .torn(let offset):
      "the log ends inside the block at byte \(offset); \(report.samples) samples before it were read"
    }
  }

  /// Every error of this project says itself in one sentence; the system's own words are taken as they are.
  static func sentence(_ error: any Error) -> String {
    error is CocoaError || error is POSIXError ? SystemWords.of(error) : "\(error)"
  }
}
