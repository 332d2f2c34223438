import ArgumentParser

/// `replay info X.touchlog`
struct InfoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tells what a log is: its stage, how much is in it, and whether it is whole.",
    discussion: "Ends with 2 where the log is damaged.")

  @Argument(help: ArgumentHelp("The log.", valueName: "x.touchlog"))
  var log: String

  @Flag(
    help: "Print JSON: schemaVersion, version, stage, frames, samples, fingers, duration, bytes, complete and more."
  )
  var json = false

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let facts = try LogFacts.read(log)
    try surroundings.output.write(
      json ? try JSONText.of(facts) : facts.text(name: surroundings.name, width: surroundings.output.width))
    return facts.damage.isEmpty ? ToolExit.done : ToolExit.couldNotRun
  }
}
