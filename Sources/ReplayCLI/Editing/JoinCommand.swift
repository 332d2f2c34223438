import ArgumentParser
import TouchLogs

/// `replay join A.touchlog B.touchlog… -o Y.touchlog`
struct JoinCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Makes one log of several, one after the other.",
    discussion: """
      What `replay split` made of a log becomes a log of the same frames again, to the last bit of each number. A log \
      that begins before the one ahead of it is over, as one of another session may, is moved behind it.
      """)

  @Argument(help: ArgumentHelp("The logs, of one screen and one stage.", valueName: "x.touchlog"))
  var logs: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long after the one ahead of it a log that is moved begins.", valueName: "seconds"))
  var gap = 1.0

  @OptionGroup var edited: EditedLog

  func validate() throws {
    guard logs.count > 1 else { throw ValidationError("Give two logs or more.") }
    guard (0...Self.longestGap).contains(gap) else {
      throw ValidationError("--gap needs a number of seconds from 0 to a million.")
    }
  }

  private static let longestGap = 1e6

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try logs.map { try InputFile.longLog(at: $0) }
    return try edited.write(of: logs, in: surroundings) { try LongLog.join(read, gap: gap, into: $0) }
  }
}
