import ArgumentParser
import Foundation
import Goldens
import TouchLogs
import TouchReplay
import Traces

/// The root: `replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Records touches, replays them on stages, and holds what happened against goldens.",
    discussion: """
      Exit codes: 0 all is well; 1 a recording is not what its golden says, or something is dead (audit) or obsolete \
      (prune --check); 2 something could not be run; 4 nothing was selected; 64 the command line is no command; 125 \
      a commit to be skipped (verify --bisect); 129, 130 and 143 ended by SIGHUP (review alone), SIGINT or SIGTERM.
      """,
    version: "log format \(LogFormat.version), golden \(GoldenHeader.version), rules \(GoldenHeader.currentRules)",
    groupedSubcommands: [
      CommandGroup(
        name: "Daily",
        subcommands: [
          VerifyCommand.self, MergeCommand.self, ExplainCommand.self, AuditCommand.self, RecordCommand.self,
          StagesCommand.self, NewStageCommand.self,
        ]),
      CommandGroup(
        name: "Golden",
        subcommands: [
          ReviewCommand.self, AcceptCommand.self, RejectCommand.self, PendingCommand.self, PruneCommand.self,
        ]),
      CommandGroup(
        name: "Log",
        subcommands: [
          InfoCommand.self, ShowCommand.self, TextCommand.self, PackCommand.self, PackAllCommand.self,
          ImportCommand.self, ExportCommand.self, WorkerCommand.self,
        ]),
      CommandGroup(
        name: "Edit",
        subcommands: [
          ShrinkCommand.self, RepairCommand.self, SliceCommand.self, TrimCommand.self, SplitCommand.self,
          JoinCommand.self,
        ]),
    ])
}

extension ReplayCommand {
  /// Of the subcommands.
  static let names = configuration.subcommands.compactMap { $0.configuration.commandName }

  /// What is wrong with the words before any is parsed; nil where nothing is.
  static func complaint(about words: [String]) -> String? {
    let command = words.first == "help" ? words.dropFirst().first : words.first
    return complaint(aboutCommand: command) ?? complaint(aboutFilesAmong: words)
  }

  /// A file whose name begins with a dash would be read as options, of which one may ask for help.
  private static func complaint(aboutFilesAmong words: [String]) -> String? {
    let file = words.prefix { $0 != "--" }.first { word in
      word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 2 && FileManager.default.fileExists(atPath: word)
    }
    return file.map { "'\(Escaping.escaped($0))' would be read as options; write './\(Escaping.escaped($0))'" }
  }

  /// What is wrong with a first word that is no command; nil where it is one, or an option, or nothing.
  private static func complaint(aboutCommand first: String?) -> String? {
    guard let first, !first.hasPrefix("-") else { return nil }
    let commands = configuration.subcommands.map { $0.configuration }
    guard !(names + ["help"]).contains(first) else { return nil }
    let shown = commands.filter(\.shouldDisplay).compactMap(\.commandName)
    let word = Escaping.escaped(first)
    let isPath = FileManager.default.fileExists(atPath: first)
    let meant = isPath ? "verify \(word)" : Spelling.nearest(to: first, among: shown)
    let hint = meant.map { "did you mean '\($0)'?" } ?? "`replay --help` lists them"
    return "there is no command '\(word)'; \(hint)"
  }
}
