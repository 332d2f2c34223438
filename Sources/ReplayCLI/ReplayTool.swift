import ArgumentParser
import Foundation
public import TouchReplay
import Verification

/// The command line as a library: a package with stages of its own makes its own `replay` with one line of main.
///
/// ```swift
/// import ReplayCLI
///
/// await ReplayTool.run(stages: [TabBarStage.self])
/// ```
/// Named apart from its module, since a type of the module's name would hide the module.
public enum ReplayTool {
  /// Runs the command that the process was started with, and ends the process.
  ///
  /// Exit codes: 0 all is well; 1 a recording is not what its golden says, or something is dead (`audit`) or
  /// obsolete (`prune --check`); 2 something could not be run; 4 nothing was selected; 64 the command line is no
  /// command; 125 a commit to be skipped (`verify --bisect`); 129, 130 and 143 ended by SIGHUP (`review` alone),
  /// SIGINT or SIGTERM.
  @MainActor public static func run(stages: [any Stage.Type]) async -> Never {
    // A file that may grow no longer is an error with a sentence, not the process's end with half a file left.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = CommandLine.arguments
    if let page = RootHelp.page(for: Array(arguments.dropFirst()), on: .standard) { EarlyEnd.exit(printed(page)) }
    let environment = EnvironmentVariables.all
    let surroundings = Surroundings(
      name: ToolName.shown(for: arguments.first, environment: environment), stages: stages, environment: environment
    )
    // Of a worker's end its own process has more to tell.
    if arguments.dropFirst().first != WorkerCommand.configuration.commandName { EarlyEnd.watch() }
    EarlyEnd.exit(await exitCode(of: Array(arguments.dropFirst()), in: surroundings))
  }

  /// Does what the arguments say; every way to fail is told here, in one sentence on standard error.
  @MainActor static func exitCode(of arguments: [String], in surroundings: Surroundings) async -> Int32 {
    if let order = VerifyOrder(plain: arguments) {
      return await ended(VerifyCommand.self, surroundings) { try await order.perform(in: surroundings) }
    }
    // A worker is started often, and never by people.
    if arguments == [WorkerCommand.configuration.commandName] {
      return await ended(WorkerCommand.self, surroundings) {
        try await WorkerCommand().perform(in: surroundings)
      }
    }
    if let complaint = ReplayCommand.complaint(about: arguments) {
      surroundings.complain("replay: \(surroundings.spoken(complaint))")
      return ToolExit.usage
    }
    let command: any ToolCommand
    do {
      var parsed = try ReplayCommand.parseAsRoot(arguments)
      guard let known = parsed as? any ToolCommand else {
        // Help and completions are the parser's own commands; they answer by throwing what is to be printed.
        try parsed.run()
        return ToolExit.done
      }
      command = known
    } catch {
      return tell(error, of: ReplayCommand.self, surroundings)
    }
    return await ended(type(of: command), surroundings) { try await command.perform(in: surroundings) }
  }

  /// - Returns: the exit code.
  private static func printed(_ page: String) -> Int32 {
    do { try TextOutput.standard.write(page) } catch {
      try? TextOutput.errors.write("replay: \(Sentence.of(error))\n")
      return ToolExit.couldNotRun
    }
    return ToolExit.done
  }

  /// - Returns: the exit code; errors are told.
  @MainActor private static func ended(
    _ command: any ToolCommand.Type, _ surroundings: Surroundings, _ perform: @MainActor () async throws -> Int32
  ) async -> Int32 {
    do {
      return try await perform()
    } catch let error as ValidationError {
      return tell(error, of: command, surroundings)
    } catch {
      surroundings.complain("replay: \(surroundings.spoken(Sentence.of(error)))")
      return (error as? any ExitCoded)?.exitCode ?? ToolExit.couldNotRun
    }
  }

  /// Help goes to standard output, and what is wrong with a command line to standard error, with its usage.
  @MainActor private static func tell(
    _ error: any Error, of command: any ParsableCommand.Type, _ surroundings: Surroundings
  ) -> Int32 {
    let code = command.exitCode(for: error)
    let message = command.fullMessage(for: error)
    guard !code.isSuccess else {
      return printed(message + "\n")
    }
    let label = "Error: "
    var words = message.hasPrefix(label) ? String(message.dropFirst(label.count)) : message
    if let name = command.configuration.commandName, command != ReplayCommand.self {
      // What a command finds out only as it runs is told by itself, which doesn't know whose command it is.
      words = words.replacing("Usage: \(name) ", with: "Usage: replay \(name) ")
        .replacing("See '\(name) ", with: "See 'replay \(name) ")
    }
    surroundings.complain("replay: \(surroundings.spoken(words))")
    return code.rawValue
  }
}
