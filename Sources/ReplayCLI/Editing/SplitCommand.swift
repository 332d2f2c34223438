import ArgumentParser
import Foundation
import TouchLogs
import Traces
import Verification

/// `replay split X.touchlog --idle S -o FOLDER`
struct SplitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Cuts a log where nothing happens for a while, each piece a log of its own.",
    discussion: """
      Writes FOLDER/NAME-1.touchlog and so on, NAME being the log's. Nothing happens where no frame comes and nothing \
      is down: a finger that rests is no silence.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(parsing: .unconditional, help: ArgumentHelp("How long a silence must be.", valueName: "seconds"))
  var idle: Double

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where the pieces go.", valueName: "folder"))
  var folder: String

  @OptionGroup var output: ForceOption

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("-o needs a folder.") }
    guard idle > 0, idle.isFinite else { throw ValidationError("--idle needs a number of seconds above 0.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let pieces = try InputFile.log(at: log).split(idle: idle)
    let parent = folder.hasSuffix("/") ? folder : folder + "/"
    let files = try pieces.enumerated().map { index, piece in
      let path = "\(parent)\(InputFile.name(of: log))-\(index + 1).touchlog"
      return (file: OutputFile(path: path, force: output.force), piece: piece, bytes: try piece.bytes())
    }
    // All can be written, or none is.
    for one in files { try one.file.check(one.bytes) }
    try Folder.make(folder)
    for one in files { try one.file.write(one.bytes) }
    let lines = files.map { "wrote \(Escaping.escaped($0.file.path)): \(LogCount($0.piece))\n" }
    let next = "Next: \(surroundings.name) show \(ShellWord.quoted(files.first?.file.path ?? log))\n"
    try surroundings.output.write(lines.joined() + next)
    return ToolExit.done
  }
}
