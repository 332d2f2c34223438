import ArgumentParser
import TouchInterchange
import TouchLogs
import Traces
import Verification

/// `replay import FILE -o X.touchlog`
struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turns another tool's recording of touches into a log.",
    discussion: """
      Tells on standard error what the log could not hold and what was assumed. A recording that does not say when it \
      stopped runs on for 10 seconds, as a script does.
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The recording's format, where its content does not tell: "
        + ForeignFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "kind"),
    transform: { try Spelled.format($0) })
  var format: ForeignFormat?

  @Option(
    help: ArgumentHelp(
      "The screen that the device's range becomes, in points, with its pixels a point: 390x844@3.",
      valueName: "size"),
    transform: { try Spelled.screen($0) })
  var screen: Screen?

  @Option(
    help: ArgumentHelp("The device's range of x and y: 0..1079,0..1919.", valueName: "range"),
    transform: { try Spelled.range($0) })
  var range: AxisRange?

  @Option(
    help: ArgumentHelp(
      "How the device was held, where it reports as if upright: none, left, right (a quarter against or with the "
        + "clock) or over (half a turn).", valueName: "turn"),
    transform: { try Spelled.turn($0) })
  var turn = DeviceTurn.none

  @Option(help: ArgumentHelp("The stage that the log is for.", valueName: "name"))
  var stage: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The log to write.", valueName: "x.touchlog"))
  var path: String

  @OptionGroup var output: ForceOption

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    if let stage { _ = try surroundings.catalog().stage(named: stage) }
    let bytes = try InputFile.bytes(of: file)
    let imported: Imported
    do {
      imported = try ForeignImport.read(
        bytes, as: format, options: ImportOptions(screen: screen, range: range, turn: turn, stage: stage))
    } catch {
      // Why there is none is in the notes.
      if case .noTouch = error {
        for note in (try? ForeignImport.notes(on: bytes, as: format)) ?? [] {
          surroundings.note("\(note)")
        }
      }
      throw InputFileError(path: file, problem: .named("\(error)"))
    }
    try OutputFile(path: path, force: output.force, sources: [file]).write(try imported.log.bytes())
    for note in imported.notes { surroundings.note("\(note)") }
    let log = LogCount(imported.log)
    try surroundings.output.write(
      "wrote \(Escaping.escaped(path)): \(log), read as \(imported.format.rawValue).   "
        + "Next: \(surroundings.name) info \(ShellWord.quoted(path))\n")
    return ToolExit.done
  }
}

/// Values as they are spelled on the command line.
private enum Spelled {
  static func format(_ text: String) throws -> ForeignFormat {
    guard let format = ForeignFormat(rawValue: text) else {
      throw ValidationError("use one of \(ForeignFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return format
  }

  static func turn(_ text: String) throws -> DeviceTurn {
    guard let turn = DeviceTurn(rawValue: text) else {
      throw ValidationError("use one of \(DeviceTurn.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return turn
  }

  static func screen(_ text: String) throws -> Screen {
    guard let screen = Screen(text) else { throw ValidationError("write it as 390x844@3") }
    return screen
  }

  static func range(_ text: String) throws -> AxisRange {
    guard let range = AxisRange(text) else { throw ValidationError("write it as 0..1079,0..1919") }
    return range
  }
}
