import ArgumentParser
import Foundation
import Goldens
import Traces
import Verification

/// `replay prune PATH…`
struct PruneCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes goldens that nothing makes any more.",
    discussion: """
      Those whose log is gone. Goldens of touches that tests have in their own code are left alone, unless --used \
      says which of them a run of all tests asked for.
      """)

  @Argument(help: ArgumentHelp("Folders that are searched for goldens.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Remove nothing; exit with 1 where something would be removed.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Where a run of all tests, with TOUCHSTONE_USED naming that folder, noted the goldens that it asked for.",
      valueName: "folder"))
  var used: String?

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let use = try used.map { folder in try GoldenUse(in: folder) }
    if use?.isOfPart == true { throw PartialUse(folder: used ?? "") }
    let obsolete = try ObsoleteGolden.find(paths, use: use)
    guard !obsolete.isEmpty else {
      try surroundings.output.write("Nothing is obsolete.\n")
      return ToolExit.done
    }
    guard !check else {
      try surroundings.output.write(obsolete.map { "\(Escaping.escaped($0.store.path)) \($0.cause)\n" }.joined())
      let words = paths.map(ShellWord.quoted).joined(separator: " ")
      let notes = used.map { " --used \(ShellWord.quoted($0))" } ?? ""
      try surroundings.output.write("Next: \(surroundings.name) prune \(words)\(notes)\n")
      return ToolExit.differs
    }
    for golden in obsolete {
      try golden.store.prune()
      try surroundings.output.write("removed \(Escaping.escaped(golden.store.path)): it \(golden.cause)\n")
    }
    return ToolExit.done
  }
}

/// A golden that nothing makes any more, and why that is known.
struct ObsoleteGolden {
  let store: GoldenStore
  /// `has no log any more`
  let cause: String

  /// - Parameter use: what a run of all tests asked for; nil leaves the goldens of tests alone.
  static func find(_ paths: [String], use: GoldenUse?) throws -> [ObsoleteGolden] {
    try RecordingPack.refuse(paths)
    let isThere = FileManager.default.fileExists(atPath:)
    if let pattern = paths.first(where: { PathPattern($0) != nil && !isThere($0) }) {
      throw PatternForGoldens(pattern)
    }
    let found = try RecordingSearch.find(paths)
    // Nothing is taken out of a pack that lies among them.
    let logless = found.obsolete.filter { PackedPath($0) == nil }
      .map { ObsoleteGolden(store: GoldenStore(file: $0), cause: "has no log any more") }
    guard let use else { return logless }
    let unused = found.ofTests.filter { golden in
      // Where none of a folder was asked for, its tests may not have run: skipped, or of another platform.
      !use.has(golden) && use.hasAny(in: RecordingFile(golden: golden).folder)
    }
    return logless + unused.map { ObsoleteGolden(store: GoldenStore(file: $0), cause: "is asked for by no test") }
  }
}

/// A pattern, by which logs are chosen, and so no golden that has none.
private struct PatternForGoldens: Error, CustomStringConvertible {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  var description: String {
    "'\(Escaping.escaped(pattern))' is a pattern, which chooses among logs alone; name the folders whose goldens are "
      + "to be looked at"
  }
}

/// Notes of a run that left tests out.
struct PartialUse: Error, CustomStringConvertible {
  let folder: String

  var description: String {
    "\(Escaping.escaped(folder)) is of a run that left some tests out, so nothing can be called obsolete; "
      + "empty the folder and run all tests, without --filter, --skip or --parallel"
  }
}
