import ArgumentParser
import Foundation
import TouchLogs
import Traces
import Verification

/// Where a command puts the log that it makes of others.
struct EditedLog: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The log to write.", valueName: "y.touchlog"))
  var path: String

  @OptionGroup var output: ForceOption

  /// Writes the log, and says so with the next command.
  /// - Parameters:
  ///   - sources: the logs that it is made of.
  ///   - edit: writes it, as it goes.
  @MainActor func write(
    of sources: [String], in surroundings: Surroundings, _ edit: (OutputDraft) throws -> LongLog.Count
  ) throws -> Int32 {
    let draft = try OutputFile(path: path, force: output.force, sources: sources).draft()
    let (frames, samples) = try edit(draft)
    guard frames > 0 else { throw NothingLeft(paths: sources, length: nil) }
    try draft.keep()
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(LogCount(frames: frames, samples: samples))\n"
        + "Next: \(surroundings.name) show \(ShellWord.quoted(path))\n")
    return ToolExit.done
  }
}

/// Nothing is left of logs for a new one.
struct NothingLeft: Error, ExitCoded, CustomStringConvertible {
  let paths: [String]
  /// In seconds, from the first frame to the last; nil of logs without a frame.
  let length: Double?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    let names = paths.map { Escaping.escaped(HeldLog.shown($0)) }.joined(separator: ", ")
    guard let length else {
      return "there is no frame in \(names) to make a log of; `replay info` tells what is"
    }
    return "\(names) has no frame in that stretch; its frames lie between 0 and \(Seconds.text(length)) s"
  }
}

/// Seconds as a trace has points: to the thousandth, `0.08`.
enum Seconds {
  static func text(_ value: Double) -> String { String(Point(x: value, y: 0).description.prefix { $0 != "," }) }
}
