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
  @MainActor func write(_ log: TouchLog, in surroundings: Surroundings) throws -> Int32 {
    try OutputFile(path: path, force: output.force).write(try log.bytes())
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(LogCount(log))\n"
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
    let seconds = Point(x: length, y: 0).description.prefix { $0 != "," }
    return "\(Escaping.escaped(path)) has no frame in that stretch; its frames lie between 0 and \(seconds) s"
  }
}
