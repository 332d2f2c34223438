import ArgumentParser
import Foundation
import Goldens
import Traces
import Verification

/// `replay accept PATH…`
struct AcceptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes pending goldens the goldens: what is traced now is what should be.",
    discussion: "Renames NAME.golden.new to NAME.golden. Nothing is renamed unless all of them can be read.")

  @Argument(help: ArgumentHelp("Logs, goldens, or folders that are searched for both.", valueName: "path"))
  var paths: [String]

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let pending = try PendingGoldens.find(paths)
    for store in pending.stores { try store.accept() }
    try surroundings.output.write(pending.told(name: surroundings.name, paths: paths))
    return ToolExit.done
  }
}

/// The goldens that wait for their review.
struct PendingGoldens {
  let stores: [GoldenStore]

  /// Finds and reads them; nothing is changed.
  /// - Throws: where nothing waits, a path does not exist, or what waits can't be read as a golden.
  static func find(_ paths: [String]) throws -> PendingGoldens {
    var stores: [GoldenStore] = []
    for path in paths { stores += try PendingSearch.stores(at: path) }
    var seen: Set<String> = []
    stores.removeAll { !seen.insert($0.path).inserted }
    guard !stores.isEmpty else { throw PendingError(paths: paths) }
    for store in stores { _ = try store.pending() }
    return PendingGoldens(stores: stores)
  }

  func told(name: String, paths: [String]) -> String {
    let lines = stores.map { "accepted \(Escaping.escaped($0.path))\n" }.joined()
    return lines + "Next: \(name) verify \(paths.map(ShellWord.quoted).joined(separator: " "))\n"
  }
}

/// Nothing waits for its review.
struct PendingError: Error, ExitCoded, CustomStringConvertible {
  let paths: [String]
  var exitCode: Int32 { ToolExit.nothingSelected }

  var description: String {
    "nothing is pending in \(paths.map(Escaping.escaped).joined(separator: ", ")); "
      + "`replay verify` leaves a .golden.new where a trace is not what its golden says"
  }
}

/// Looks for `.golden.new` files: beside a log, of a golden, or in a folder and those in it.
private enum PendingSearch {
  static func stores(at path: String) throws -> [GoldenStore] {
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".golden.new") }
      let folder = path.hasSuffix("/") ? path : path + "/"
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { store(of: folder + $0) }
    }
    let near = store(of: path)
    if try FileManager.default.fileExists(atPath: near.pendingPath()) { return [near] }
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputFileError(path: path, problem: .missing)
    }
    return []
  }

  private static func store(of path: String) -> GoldenStore {
    for ending in [".golden.new", ".golden"] where path.hasSuffix(ending) {
      return GoldenStore(log: path.dropLast(ending.count) + ".touchlog")
    }
    return GoldenStore(log: path)
  }
}
