import ArgumentParser
import TouchLogs

/// `replay slice X.touchlog --from T --to T -o Y.touchlog`
struct SliceCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "slice",
    abstract: "Cuts a stretch of time out of a log.",
    discussion: """
      Times stay as they were recorded. A finger that is down already lands where the stretch has it first, and one \
      that is still down at the end is cancelled there; buttons alike.
      """)

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  // What follows is a number, also one below 0: it is told as such.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("From there on, counted from the first frame.", valueName: "seconds"))
  var from: Double?

  @Option(parsing: .unconditional, help: ArgumentHelp("Up to there, which is left out.", valueName: "seconds"))
  var to: Double?

  @OptionGroup var edited: EditedLog

  func validate() throws {
    guard from != nil || to != nil else { throw ValidationError("Give --from, --to, or both.") }
    let seconds = 0...Double.greatestFiniteMagnitude
    guard from.map(seconds.contains) ?? true, to.map(seconds.contains) ?? true else {
      throw ValidationError("--from and --to need numbers of seconds, 0 or more.")
    }
    if let from, let to, from >= to { throw ValidationError("--from must be before --to.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let read = try InputFile.longLog(at: log)
    return try edited.write(of: [log], in: surroundings) { draft in
      let count = try read.slice(from: from, to: to, into: draft)
      guard count.frames > 0 else {
        throw NothingLeft(paths: [log], length: read.times.map { $0.last - $0.first })
      }
      return count
    }
  }
}
