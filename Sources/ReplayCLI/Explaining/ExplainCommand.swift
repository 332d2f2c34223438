import ArgumentParser
import TouchLogs
import TouchReplay
import Traces
import Verification

/// `replay explain X.touchlog [--stage NAME]` and `replay explain --stage NAME --tap X,Y`
struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a touch went where it went: who was asked, who listened, who took it.",
    discussion: """
      Of a log, every touch, on the stage that it names or on another; of a stage, a tap at a point. Each view that \
      was asked is printed front to back, with the id of the rule by which it said no; then what each recognizer \
      listened for and what came of it, what controls and scroll views did, and who heard of the touch.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String?

  @Option(help: ArgumentHelp("The stage to tap, or on which to explain the log.", valueName: "name"))
  var stage: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where to tap, in points of the screen.", valueName: "x,y"),
    transform: { try TapPoint.read($0) })
  var tap: Point?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only touches and presses that are down at that time of the log.", valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "A view to say of why it was not hit: its path, or the last names of it.", valueName: "path"))
  var view: String?

  @Flag(
    help:
      "Print a line a touch and a press: when, where, what it hit, and what came of it; and what else there was.")
  var brief = false

  @Flag(help: "Print every station of every event too, from its posting to the end of its turn.")
  var verbose = false

  @Flag(help: "Print JSON: schemaVersion, and for each touch what was asked, who listened, and every step.")
  var json = false

  func validate() throws {
    guard log != nil ? tap == nil : stage != nil && tap != nil else {
      throw ValidationError("Give either a log, or --stage and --tap.")
    }
    guard at == nil || log != nil else { throw ValidationError("--at is for a log.") }
    guard !brief || log != nil else { throw ValidationError("--brief is for a log.") }
    guard !brief || !(json || verbose || view != nil) else {
      throw ValidationError("--brief has no room for what --json, --verbose and --view tell; give it alone.")
    }
    guard view != "" else { throw ValidationError("--view needs the name of a view.") }
    guard at.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw ValidationError("--at needs a number of seconds, 0 or more.")
    }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let surroundings = try surroundings.keepingStagesOut(where: json)
    let stages = try surroundings.catalog()
    let name = surroundings.name
    let explanation =
      if let tap, let stage {
        try await TapExplanation.make(
          at: tap, on: stages.stage(named: stage), view: view, verbose: verbose, name: name)
      } else {
        try await LogExplanation.make(
          of: log ?? "", on: stage, of: stages, at: at, view: view, verbose: verbose, name: name)
      }
    try surroundings.output.write(
      json
        ? JSONText.of(ExplanationJSON(explanation))
        : brief
          ? explanation.table(
            of: "\(name) explain \(HeldLog.word(log ?? ""))", columns: surroundings.output.width)
          : WrappedText.of(explanation.text, columns: surroundings.output.width))
    return ToolExit.done
  }
}

/// A place as it is spelled on the command line: `195,749`.
private enum TapPoint {
  static func read(_ text: String) throws -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw ValidationError("write it as 195,749")
    }
    return Point(x: x, y: y)
  }
}
