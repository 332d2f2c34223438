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
    try draft.keep()
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(LogCount(frames: frames, samples: samples))\n"
        + "Next: \(surroundings.name) show \(ShellWord.quoted(path))\n")
    return ToolExit.done
  }
}

/// Nothing is left of a log for a new one.
struct NothingLeft: Error, ExitCoded, CustomStringConvertible {
  let path: String
  /// In seconds, from its first frame to its last; nil of a log without a frame.
  let length: Double?
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    guard let length else {
      return "\(Escaping.escaped(path)) has no frame; `replay info` tells what it has"
    }
    return
      "\(Escaping.escaped(path)) has no frame in that stretch; its frames lie between 0 and \(Seconds.text(length)) s"
  }
}

/// Seconds as a trace has points: to the thousandth, `0.08`.
enum Seconds {
  static func text(_ value: Double) -> String { String(Point(x: value, y: 0).description.prefix { $0 != "," }) }
}
