import ArgumentParser
import TouchLogs
import Traces
import Verification

/// `replay pack X.txt -o X.touchlog`
struct PackCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Makes a log of the text that `replay text` prints, or of one written by hand.")

  @Argument(help: ArgumentHelp("The text.", valueName: "x.txt"))
  var text: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The log to write.", valueName: "x.touchlog"))
  var path: String

  @OptionGroup var output: ForceOption

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let (log, contradictions) = try InputFile.script(at: text)
    try OutputFile(path: path, force: output.force, sources: [text]).write(try log.bytes())
    // A recorder may have heard it so, and what `replay text` prints comes back as it was.
    for contradiction in contradictions.prefix(Self.mostNotes) {
      surroundings.complain("note: \(Escaping.escaped(text)): \(contradiction)")
    }
    let more = contradictions.count - Self.mostNotes
    if more > 0 {
      surroundings.complain("note: \(Escaping.escaped(text)): and \(Counted.text(more, "more", "more"))")
    }
    let next = log.about.stage == nil ? "info" : "explain"
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(LogCount(log))\n"
        + "Next: \(surroundings.name) \(next) \(ShellWord.quoted(path))\n")
    return ToolExit.done
  }

  private static let mostNotes = 10
}
