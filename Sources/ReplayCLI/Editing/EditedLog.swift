import ArgumentParser
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
