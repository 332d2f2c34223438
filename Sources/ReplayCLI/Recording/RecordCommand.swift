import ArgumentParser
import Foundation
import Goldens
import TouchLogs
import TouchReplay
import Traces
import Verification

/// `replay record --stage NAME (--script X.txt | --log X.touchlog) -o FOLDER`
struct RecordCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Makes a recording of a stage from scripted or recorded touches.",
    discussion: """
      Writes FOLDER/NAME.touchlog, NAME being the file's own, and leaves its trace beside it as NAME.golden.new. \
      Read that, then `replay accept` it. After a script without a stop line the clock runs on for 10 seconds.
      """)

  @Option(help: ArgumentHelp("The stage that the touches are for.", valueName: "name"))
  var stage: String

  @Option(help: ArgumentHelp("Touches as text, as `replay text` prints them.", valueName: "file"))
  var script: String?

  @Option(help: ArgumentHelp("A log to take the touches from.", valueName: "file"))
  var log: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where the recording goes.", valueName: "folder"))
  var folder: String

  @OptionGroup var writing: UpdateOptions
  @OptionGroup var output: ForceOption

  func validate() throws {
    guard (script == nil) != (log == nil) else { throw ValidationError("Give either --script or --log.") }
    guard !folder.isEmpty else { throw ValidationError("-o needs a folder.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let mode = try writing.mode(in: surroundings)
    let stage = try surroundings.catalog().stage(named: stage)
    var touches = try script.map(Self.scripted) ?? InputFile.log(at: log ?? "")
    guard !touches.frames.isEmpty else {
      throw InputFileError(path: script ?? log ?? "", problem: .named("there is no touch in it to record"))
    }
    touches.about.stage = stage.name
    let source = script ?? log ?? ""
    let recording = NewRecording(
      log: touches, source: source, file: RecordingFile(path: path(of: source)), force: output.force)
    let outcome = try await recording.write(mode)
    try surroundings.output.write(recording.told(outcome, name: surroundings.name))
    return outcome.exitCodeOfRecording
  }

  /// A script that does not say when it stops runs on as long as a replay would.
  private static func scripted(_ path: String) throws -> TouchLog {
    var (log, contradictions) = try InputFile.script(at: path)
    if let contradiction = contradictions.first {
      let way = "where a recorder heard it so, `replay pack` makes a log of it, for --log"
      throw InputFileError(path: path, problem: .named("\(contradiction); \(way)"))
    }
    if log.stopTime == nil, let last = log.frames.last { log.stopTime = last.time + TouchLog.tail }
    return log
  }

  private func path(of source: String) -> String {
    let name = InputFile.name(of: source)
    return (folder.hasSuffix("/") ? folder : folder + "/") + name + FileEnding.log
  }
}

/// Touches of a stage that are about to become a recording.
///
/// They are replayed as `replay verify` does it, in processes of their own: so what is left to be read is what
/// later runs will see, and a stage that crashes or never returns costs a verdict.
@MainActor struct NewRecording {
  let log: TouchLog
  /// What the touches were read from.
  let source: String
  let file: RecordingFile
  let force: Bool

  /// Replays twice for trial, so that nothing is written of what can't be replayed; then writes the log, and leaves
  /// its trace as the mode says unless it is another one each time. Where the stage crashes, the log is what shows
  /// it.
  func write(_ mode: UpdateMode) async throws -> Outcome {
    // A worker that ends while it is asked is heard of by its silence.
    signal(SIGPIPE, SIG_IGN)
    let bytes = try log.bytes()
    let output = OutputFile(path: file.path, force: force, sources: [source])
    try Folder.check(file.folder)
    try output.check(bytes)
    let stop = StopFlag()
    let signals = SignalWatch { stop.set(by: $0) }
    defer { signals.stop() }
    let trial = try await trial(of: bytes, stop)
    if case .unreadable(let sentence, _) = trial.verdict { throw RecordingError(sentence: sentence) }
    try Folder.make(file.folder)
    try output.write(bytes)
    switch trial.verdict {
    case .broken, .unstable: return Outcome(recording: file, verdict: trial.verdict)
    default:
      let written = "\(Escaping.escaped(file.path)) was written, and its trace may not have been"
      return try await replay(file.path, mode, stop, interrupted: written)
    }
  }

  /// Of a copy that lies beside nothing.
  private func trial(of bytes: [UInt8], _ stop: StopFlag) async throws -> Outcome {
    let folder = NSTemporaryDirectory() + "replay-\(UUID().uuidString)"
    let copy = "\(folder)/\(file.fileName)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try OutputFile(path: copy, force: false, sources: [source]).write(bytes)
    let nothing = "nothing was recorded"
    let first = try await replay(copy, .never, stop, interrupted: nothing)
    guard first.isOfOneReplay || first.verdict == .missing else { return first }
    return Outcome.settled([first, try await replay(copy, .never, stop, interrupted: nothing)]) ?? first
  }

  /// - Parameter state: what there is where a signal comes meanwhile.
  private func replay(
    _ path: String, _ mode: UpdateMode, _ stop: StopFlag, interrupted state: String
  ) async throws -> Outcome {
    let process = WorkerProcess(limits: WorkerSettings().limits, stop: stop)
    let pool = WorkerPool(jobs: 1, process: process, mode: mode, isKnown: { _ in false }, takesFingerprints: true)
    let record = try await pool.replayFresh(WorkerJob(number: 0, path: path), backtraces: true)
    if let signal = stop.signal { throw Interruption(signal: signal, state: state) }
    return try record.outcome()
  }

  func told(_ outcome: Outcome, name: String) -> String {
    let (path, quoted) = (Escaping.escaped(file.path), ShellWord.quoted(file.path))
    let head = "wrote \(path): \(LogCount(log))\n"
    switch (outcome.verdict, outcome.action) {
    case (.missing, .writePending):
      let pending = Escaping.escaped((try? file.store.pendingPath()) ?? file.store.path + FileEnding.pending)
      return head
        + "left  \(pending): \(Counted.text(outcome.lines, "line")); read them.   Next: \(name) accept \(quoted)\n"
    case (.missing, .writeGolden):
      return head
        + "wrote \(Escaping.escaped(file.store.path)): \(Counted.text(outcome.lines, "line")); read them\n"
    case (.missing, .nothing) where outcome.trouble == nil: return head + "Next: \(name) verify \(quoted)\n"
    case (.matches, _): return head + "its golden says the same.   Next: \(name) verify \(quoted)\n"
    default: return head + ToolName.spoken(outcome.text, as: name)
    }
  }
}

extension Outcome {
  /// That a new recording has no golden yet is no failure of recording it.
  fileprivate var exitCodeOfRecording: Int32 {
    if case .missing = verdict, trouble == nil { return ToolExit.done }
    return exitCode
  }
}

/// Touches that can't be replayed on the stage.
struct RecordingError: Error, CustomStringConvertible {
  let sentence: String
  var description: String { "nothing was recorded: \(sentence)" }
}
