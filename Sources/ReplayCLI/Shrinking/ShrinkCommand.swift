import ArgumentParser
import Foundation
import TouchLogs
import Traces
import Verification

/// `replay shrink X.touchlog -o Y.touchlog`
struct ShrinkCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Makes of a log the smallest one that shows the same bug.",
    discussion: """
      Replays smaller and smaller logs, and keeps each that shows it: fewer touches, fewer moves, shorter pauses, \
      rounder numbers. The bug is what --shows, --lacks and --against say, all of it; where they say nothing, that a \
      replay crashes or hangs, or else what the trace says more often than its golden: first hits, actions, values \
      and notes. Against another stage it is what this one says more often, or less. An interrupt keeps the smallest \
      log so far.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(
    help: ArgumentHelp(
      "A line of the trace must have these words, such as 'hit home/list/row14'.", valueName: "words"))
  var shows: [String] = []

  @Option(help: ArgumentHelp("No line of the trace may have these words.", valueName: "words"))
  var lacks: [String] = []

  @Option(
    help: ArgumentHelp(
      "Something must happen more often or less often than on another stage, such as the one in which the bug is fixed.",
      valueName: "stage"))
  var against: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many logs may be tried out; 10000 unless said otherwise.", valueName: "n"),
    transform: { try WorkerOptions.number($0, in: 1...10_000_000) })
  var trials = 10_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds that one replay may take; 10 unless said otherwise.", valueName: "seconds"),
    transform: { try WorkerOptions.seconds($0) })
  var timeout = 10.0

  @OptionGroup var edited: EditedLog

  func validate() throws {
    if (shows + lacks).contains(where: { LineWords($0).isEmpty }) {
      throw ValidationError("--shows and --lacks need words.")
    }
    guard lacks.isEmpty || !shows.isEmpty || against != nil else {
      throw ValidationError(
        "--lacks alone is true of touches that do nothing; say by --shows what happens all the same, such as the hit."
      )
    }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let whole = try InputFile.log(at: log)
    let catalog = try surroundings.catalog()
    guard let stage = whole.about.stage else { throw StageError.unnamed }
    for name in [stage, against].compactMap({ $0 }) { _ = try catalog.stage(named: name) }
    let output = OutputFile(path: edited.path, force: edited.output.force, sources: [log])
    try output.checkIsFree()

    signal(SIGPIPE, SIG_IGN)
    let hunt = try BugHunt(timeout: timeout, trials: trials, in: surroundings)
    do {
      let code = try await shrink(whole, by: hunt, to: output, in: surroundings)
      await hunt.end()
      return code
    } catch {
      await hunt.end()
      throw error
    }
  }

  @MainActor private func shrink(
    _ whole: TouchLog, by hunt: BugHunt, to output: OutputFile, in surroundings: Surroundings
  ) async throws -> Int32 {
    let first = try await hunt.replay(whole)
    var other: Trial?
    if let against { other = try await hunt.replay(whole, on: against) }
    let bug = try Bug(first, other: other, asked: asked, of: log)
    guard bug.shows(in: first, other: other) else { throw NoBug(path: log, bug: bug, trial: first) }
    try surroundings.output.write("What stays: \(bug).\n")
    let small = try await hunt.smallest(of: whole, with: bug)
    try output.write(try small.bytes())
    let next = bug.endsReplay ? "show" : "explain"
    try surroundings.output.write(
      """
      \(hunt.summary(of: whole, small)).
      wrote \(Escaping.escaped(edited.path)): \(LogCount(small))
      Next: \(surroundings.name) \(next) \(ShellWord.quoted(edited.path))

      """)
    return hunt.interrupt.map { 128 + $0 } ?? ToolExit.done
  }

  /// Nil where nothing is.
  private var asked: AskedBug? {
    if shows.isEmpty, lacks.isEmpty, against == nil { return nil }
    return AskedBug(shows: shows.map(LineWords.init), lacks: lacks.map(LineWords.init), against: against)
  }
}

/// A log that does not show what it should be shrunk for.
struct NoBug: Error, CustomStringConvertible {
  let path: String
  let bug: Bug
  /// What came of it.
  let trial: Trial

  var description: String {
    let log = Escaping.escaped(HeldLog.shown(path))
    switch trial {
    case .trace: return "a replay of \(log) does not have \(bug); `replay explain` tells what it has"
    case .broken(let end):
      return "a replay of \(log) \(end.kind.words): \(end.cause); without --shows, --lacks and --against that is "
        + "what stays"
    case .unreplayable(let reason): return "\(log): \(reason)"
    }
  }
}

/// A bug that comes and goes.
struct UnsureBug: Error, CustomStringConvertible {
  let bug: Bug
  var description: String {
    "\(bug) is so in one replay, and not in another of the same log: something of the stage is random, or looks at "
      + "the machine's clock; make that the same each time, then shrink"
  }
}
