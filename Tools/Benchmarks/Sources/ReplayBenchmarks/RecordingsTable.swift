import Foundation
import Goldens
import TouchReplay

/// Small recordings by the thousand: verified by one process on one core, beside `diff -rq` of the same files.
@MainActor struct RecordingsTable {
  /// As many as there are to a folder.
  private static let most = 100
  let count: Int

  func print() async throws {
    var table = TableText([
      "\(count) recordings on", "samples", "files", "processor seconds", "against diff -rq", "MiB of memory",
    ])
    for (name, stage) in Self.stages {
      table.add([name] + (try await withScratch { try await measure(stage, in: $0) }))
    }
    table.print()
  }

  private static let stages: [(name: String, stage: any Stage.Type)] = [
    ("12 fresh views", BareScreen.self), ("434 fresh views", ListScreen.self),
  ]

  /// Writes so many recordings of each stage, with their goldens, into folders of the stages' names.
  func write(into scratch: String) async throws {
    for (_, stage) in Self.stages { try await write(stage, into: "\(scratch)/\(stage.name)") }
  }

  private func measure(_ stage: any Stage.Type, in scratch: String) async throws -> [String] {
    let folder = "\(scratch)/recordings"
    let samples = try await write(stage, into: folder)
    try FileManager.default.copyItem(atPath: folder, toPath: "\(scratch)/copies")
    let diff = ["diff", "-rq", folder, "\(scratch)/copies"]
    let hasDiff = Child.isInstalled("diff")
    let own = [Child.own, "verify", folder]
    let children = try Child.race(hasDiff ? [own, diff] : [own], rounds: 3)
    guard children.allSatisfy({ $0.status == 0 }) else {
      throw BenchedRun.Failure(description: "the recordings don't match any more")
    }
    let ratio = hasDiff ? (children[0].processorSeconds / children[1].processorSeconds).places(2) : "-"
    return [
      "\(samples)", "\(2 * count)", children[0].processorSeconds.places(2), ratio,
      (Double(children[0].mostMemory) / 0x1p20).places(0),
    ]
  }

  /// - Returns: the samples in them.
  @discardableResult private func write(_ stage: any Stage.Type, into folder: String) async throws -> Int {
    try writeLogs(into: folder, for: stage.name)
    return try await BenchedRun.verify([folder], mode: .missing)
  }

  /// Writes so many logs of the stage of that name, without goldens.
  func writeLogs(into folder: String, for stage: String) throws {
    for number in 0..<count {
      let group = "\(folder)/\(number / Self.most)"
      if number % Self.most == 0 {
        try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
      }
      try BenchedRun.write(
        "\(group)/\(number % Self.most).touchlog", seed: UInt64(number), for: stage)
    }
  }
}
