import ArgumentParser
import Foundation
import TouchLogs
import Traces
import Verification

/// `replay repair X.touchlog (-o Y.touchlog | --in-place)`
struct RepairCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair",
    abstract: "Makes a whole log of one that is damaged, cut, or whose recorder died.",
    discussion: """
      Saves every frame that can be read, those in the journal beside the log too; a recorder's journal or ring alone \
      will do. Where frames are lost, the new log says so under the key `repaired`.
      """)

  @Argument(help: ArgumentHelp("The log, journal or ring.", valueName: "x.touchlog"))
  var log: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The log to write.", valueName: "y.touchlog"))
  var path: String?

  @Flag(
    help: "Put the new log in the old one's place, in one step, and remove its journal if all of that is saved.")
  var inPlace = false

  @OptionGroup var output: ForceOption

  func validate() throws {
    guard (path != nil) != inPlace else { throw ValidationError("Give either -o or --in-place.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let repair = try InputFile.repair(of: log)
    if repair.report.frames == 0, let state = Self.loss(in: repair) {
      throw InputFileError(
        path: HeldLog.shown(log), problem: .named("\(state), and no frame can be saved; record it again"))
    }
    if let path {
      guard !Self.areOne(log, path) else { throw OwnPlace(path: path) }
      try OutputFile(path: path, force: output.force, sources: [log]).write(repair.bytes)
    } else if repair.isNeeded {
      do { try repair.replace(URL(fileURLWithPath: log)) } catch {
        throw InputFileError(path: log, problem: .named(Sentence.of(error)))
      }
    }
    try surroundings.output.write(told(repair, name: surroundings.name))
    return ToolExit.done
  }

  /// What was found, what was saved, what is lost, and the next command.
  private func told(_ repair: LogRepair, name: String) -> String {
    let (old, new, report) = (Escaping.escaped(HeldLog.shown(log)), path ?? log, repair.report)
    var lines = [
      repair.isNeeded ? "\(old): \(Self.state(of: report))" : "\(old) is whole; there is nothing to repair"
    ]
    if let journal = report.journal {
      lines.append("saved \(Counted.text(journal, "frame")) that were in no block yet")
    }
    if repair.lacksJournal, let words = MissingJournal.words(for: log) { lines.append("lacks \(words)") }
    lines += report.damage.prefix(Self.mostPlaces).map { damage in
      damage.byteCount == 0 ? "lost  \(damage)" : "lost  \(Counted.text(damage.byteCount, "byte")): \(damage)"
    }
    if report.damage.count > Self.mostPlaces {
      lines.append("lost  \(Counted.text(report.damage.count - Self.mostPlaces, "place")) more")
    }
    if repair.leavesJournal {
      let journal = LogRepair.journal(besides: log)
      let remedy =
        repair.hasUnreadableJournal
        ? "which can't be read; make it readable and repair the log again"
        : "which does not go on from it; \(name) repair \(ShellWord.quoted(journal)) -o FILE saves what is in it"
      lines.append("kept  \(Escaping.escaped(journal)), \(remedy)")
    }
    if repair.isNeeded || path != nil {
      lines.append("wrote \(Escaping.escaped(new)): \(LogCount(frames: report.frames, samples: report.samples))")
    }
    return (lines + ["Next: \(name) info \(ShellWord.quoted(new))"]).joined(separator: "\n") + "\n"
  }

  private static let mostPlaces = 10

  /// What became of frames that were there; nil where none is known to be lost.
  private static func loss(in repair: LogRepair) -> String? {
    if let damage = repair.report.damage.first { return "\(damage)" }
    if case .torn = repair.report.ending { return state(of: repair.report) }
    return nil
  }

  private static func state(of report: ReadingReport) -> String {
    switch report.ending {
    case .recording: "it is being recorded; this is what is there so far"
    case .died, .unread: "its recorder died, or it was cut"
    case .torn(let offset): "it ends inside the block at byte \(offset)"
    case .complete: "it is damaged"
    }
  }

  private static func areOne(_ one: String, _ other: String) -> Bool {
    URL(fileURLWithPath: one).resolvingSymlinksInPath() == URL(fileURLWithPath: other).resolvingSymlinksInPath()
  }
}

/// A repaired log would take the old one's place by accident.
private struct OwnPlace: Error, CustomStringConvertible {
  let path: String
  var description: String {
    "\(Escaping.escaped(path)) is the log itself; give --in-place to put the repaired one in its place"
  }
}
