import ArgumentParser
import TouchInterchange
import TouchLogs
import Traces

/// `replay export X.touchlog --format KIND [-o FILE]`
struct ExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Turns a log into another tool's format, or into a Swift test.",
    discussion: """
      Tells on standard error what the format has no place for. A log that was imported from a Linux device comes out \
      in that device's own units, as `evemu-play` takes them.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(
    help: ArgumentHelp(
      "The format: " + ExportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "kind"),
    transform: { try Self.format($0) })
  var format: ExportFormat

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A file to write instead of standard output.", valueName: "file"))
  var path: String?

  @OptionGroup var output: ForceOption

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try InputFile.log(at: log)
    let exported: Exported
    do { exported = try ForeignExport.text(of: read, as: format) } catch {
      throw InputFileError(path: log, problem: .named("\(error)"))
    }
    if let path {
      try OutputFile(path: path, force: output.force, sources: [log]).write(Array(exported.text.utf8))
      let count = LogCount(frames: exported.frames, samples: exported.samples)
      try surroundings.output.write("wrote \(Escaping.escaped(path)): \(count) as \(format.rawValue)\n")
    } else {
      try surroundings.output.write(exported.text)
    }
    for note in exported.notes { surroundings.note("\(note)") }
    return ToolExit.done
  }

  private static func format(_ name: String) throws -> ExportFormat {
    guard let format = ExportFormat(rawValue: name) else {
      throw ValidationError("use one of \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return format
  }
}
