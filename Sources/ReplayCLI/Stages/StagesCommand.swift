import ArgumentParser
import Foundation
import TouchLogs
import TouchReplay
import Verification

/// `replay stages`
struct StagesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "stages", abstract: "Lists the stages that this tool knows.")

  @Flag(help: "Print JSON: schemaVersion, and for each stage its name, screen and number of views.")
  var json = false

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let stages = try await StageListing.make(of: try surroundings.catalog())
    try surroundings.output.write(json ? try JSONText.of(stages) : stages.table(name: surroundings.name))
    return stages.stages.isEmpty ? ToolExit.nothingSelected : ToolExit.done
  }
}

/// What `stages` tells of each stage.
struct StageListing: Encodable {
  struct Entry: Encodable {
    let name: String
    let screen: String
    let views: Int
  }
  let schemaVersion = 1
  let stages: [Entry]

  /// Builds every stage once, to count its views.
  @MainActor static func make(of catalog: StageCatalog) async throws -> StageListing {
    var entries: [Entry] = []
    for stage in catalog.stages {
      let views = try await StageVisit.at(stage, screen: stage.screen) { try $0.locate(.zero).paths.count }
      entries.append(Entry(name: stage.name, screen: stage.screen.description, views: views))
    }
    return StageListing(stages: entries)
  }

  func table(name: String) -> String {
    guard let first = stages.first else { return "This tool has no stage.\n" }
    var table = Columns(["stage", "screen", ">views"])
    for stage in stages { table.add([stage.name, stage.screen, "\(stage.views)"]) }
    let count = stages.count == 1 ? "1 stage" : "\(stages.count) stages"
    return "\(table)\n\(count).   Next: \(name) explain --stage \(first.name) --tap 100,100\n"
  }
}
