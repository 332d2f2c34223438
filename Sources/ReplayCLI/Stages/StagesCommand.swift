import ArgumentParser
import Foundation
import TouchLogs
import TouchReplay
import Verification

/// `replay stages`
struct StagesCommand: ToolCommand {
  /// The command.
  static let word = "stages"
  static let configuration = CommandConfiguration(
    commandName: word, abstract: "Lists the stages that this tool knows.")

  @Flag(
    help: """
      Print JSON: schemaVersion, and for each stage its name, screen and number of views, which one that can't be built \
      lacks.
      """)
  var json = false

  /// Only count views, from that stage on: see `ViewCounts`.
  @Option(help: .hidden)
  var countFrom: Int?

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let catalog = try surroundings.catalog()
    if let countFrom {
      try await ViewCounts.print(of: catalog.stages.dropFirst(countFrom))
      return ToolExit.done
    }
    let stages = try await StageListing.make(of: catalog)
    try surroundings.output.write(json ? try JSONText.of(stages) : stages.table(name: surroundings.name))
    return stages.stages.isEmpty ? ToolExit.nothingSelected : ToolExit.done
  }
}

/// What `stages` tells of each stage.
struct StageListing: Encodable {
  struct Entry: Encodable {
    let name: String
    let screen: String
    /// Nil where building it ends the process.
    let views: Int?
  }
  let schemaVersion = 1
  let stages: [Entry]

  @MainActor static func make(of catalog: StageCatalog) async throws -> StageListing {
    let counts = try await ViewCounts.ask(of: catalog.stages.count)
    let entries = zip(catalog.stages, counts).map { stage, views in
      Entry(name: stage.name, screen: stage.screen.description, views: views)
    }
    return StageListing(stages: entries)
  }

  func table(name: String) -> String {
    guard let first = stages.first(where: { $0.views != nil }) ?? stages.first else {
      return "This tool has no stage.\n"
    }
    var table = Columns(["stage", "screen", ">views"])
    for stage in stages { table.add([stage.name, stage.screen, stage.views.map { "\($0)" } ?? "crashes"]) }
    let count = stages.count == 1 ? "1 stage" : "\(stages.count) stages"
    let stage = ShellWord.quoted(first.name)
    return "\(table)\n\(count).   Next: \(name) explain --stage \(stage) --tap 100,100\n"
  }
}
