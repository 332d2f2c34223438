import ArgumentParser
import TouchLogs

/// `replay text X.touchlog`
struct TextCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Prints a log as text, a line a frame, for people and scripts.",
    discussion: "`replay pack` makes the same log of it again, byte for byte.")

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A file to write instead of standard output.", valueName: "file"))
  var path: String?

  @Flag(help: "Print a small log in one line, to be pasted where a log's path is asked for.")
  var short = false

  @OptionGroup var output: ForceOption

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try InputFile.log(at: log)
    let text = short ? try LogLine.line(for: read) + "\n" : read.text
    if let path {
      try OutputFile(path: path, force: output.force).write(Array(text.utf8))
    } else {
      try surroundings.output.write(text)
    }
    return ToolExit.done
  }
}
