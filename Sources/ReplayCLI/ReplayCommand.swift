import ArgumentParser
import Goldens
import TouchLogs

/// The root: `replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Records touches, replays them on stages, and holds what happened against goldens.",
    discussion: """
      Exit codes: 0 all is well; 1 a recording is not what its golden says; 2 something could not be run; 4 \
      nothing was selected; 64 the command line is no command; 130 and 143 an interrupt.
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
          RepairCommand.self, SliceCommand.self, TrimCommand.self, SplitCommand.self, JoinCommand.self,
        ]),
    ])
}
