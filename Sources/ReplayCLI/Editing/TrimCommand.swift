import ArgumentParser
import TouchLogs

/// `replay trim X.touchlog -o Y.touchlog`
struct TrimCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "trim",
    abstract: "Cuts off what lies before the first touch and after the last.",
    discussion: """
      Presses, shakes and commands count as touches; marks and changes of the application do not. A replay ends where \
      the log does: what a stage does later, such as a scroll that comes to rest after more than the seconds that \
      stay, is in its trace no more.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Option(parsing: .unconditional, help: ArgumentHelp("How much of each idle end stays.", valueName: "seconds"))
  var keep = 1.0

  @Flag(help: "Let its times begin at 0, so that they tell no date.")
  var fromZero = false

  @OptionGroup var edited: EditedLog

  func validate() throws {
    guard keep >= 0, keep.isFinite else { throw ValidationError("--keep needs a number of seconds, 0 or more.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try InputFile.longLog(at: log)
    return try edited.write(of: [log], in: surroundings) {
      try read.trim(keeping: keep, fromZero: fromZero, into: $0)
    }
  }
}
