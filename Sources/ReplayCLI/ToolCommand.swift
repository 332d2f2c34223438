import ArgumentParser

/// A command of the tool: loads, calls the library, prints, and answers with the exit code.
///
/// Whatever it throws is told by `ReplayTool`, in one sentence, and exits with 2; a `ValidationError` with 64.
protocol ToolCommand: ParsableCommand {
  @MainActor func perform(in surroundings: Surroundings) async throws -> Int32
}

/// The codes that a process of this tool ends with.
enum ToolExit {
  static let done: Int32 = 0
  /// A verdict other than *matches*.
  static let differs: Int32 = 1
  /// Unreadable or damaged input, or a file that can't be written; wins over `differs`.
  static let couldNotRun: Int32 = 2
  static let nothingSelected: Int32 = 4
  static let usage: Int32 = 64
  /// For `git bisect run`, instead of `couldNotRun` and `nothingSelected`.
  static let untestable: Int32 = 125
}

/// An error with an exit code other than `ToolExit.couldNotRun`.
protocol ExitCoded {
  var exitCode: Int32 { get }
}
