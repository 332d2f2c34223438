import Foundation
import Traces

/// Looks for goldens that wait for their review.
public enum PendingSearch {
  /// Those of a log or a golden, or of a folder and the folders in it; in order of their paths, each once, however
  /// often and by whatever name it was found.
  ///
  /// Hidden folders are left out, for what is built lies there.
  /// - Throws: `PendingSearchError` for a path where nothing is, or a folder that can't be listed.
  public static func find(_ paths: [String]) throws(PendingSearchError) -> [GoldenStore] {
    var found: [String] = []
    for path in paths { found += try search(path) }
    // Of `a.golden`, `./a.golden` and a link to it only the first stays: one can be accepted once.
    var pending: Set<[UInt8]> = []
    return found.map { GoldenStore(file: $0) }.filter { pending.insert(file(of: $0)).inserted }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The path of the file that waits: the same for every way to name it, byte by byte as disks keep names apart.
  private static func file(of store: GoldenStore) -> [UInt8] {
    Array(URL(fileURLWithPath: (try? store.pendingPath()) ?? store.path).standardizedFileURL.path.utf8)
  }

  private static func search(_ path: String) throws(PendingSearchError) -> [String] {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue {
      var visited: Set<FolderNumber> = []
      return try files(in: path, &visited)
    }
    let store = GoldenStore(file: path)
    // One that can't be resolved is found here, and told when it is read.
    let pending = (try? store.pendingPath()) ?? store.path
    if FileManager.default.fileExists(atPath: pending) { return [store.path] }
    guard exists else { throw PendingSearchError(path: path, problem: .missing) }
    return []
  }

  /// Goes through links, each folder once.
  private static func files(
    in folder: String, _ visited: inout Set<FolderNumber>
  ) throws(PendingSearchError) -> [String] {
    guard let number = FolderNumber(folder), visited.insert(number).inserted else { return [] }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw PendingSearchError(path: folder, problem: .unreadable)
    }
    // As they were asked for, so that what is printed can be pasted.
    let shown = folder.hasSuffix("/") ? folder : folder == "." ? "" : folder + "/"
    var found: [String] = []
    // In order, so that of two links to one folder the same one is always searched.
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      if name.hasSuffix(FileEnding.golden + FileEnding.pending) {
        found.append(shown + name.dropLast(FileEnding.pending.count))
      } else if name.hasSuffix(FileEnding.golden), leadsToPending(shown + name) {
        found.append(shown + name)
      } else {
        found += try files(in: shown + name, &visited)
      }
    }
    return found
  }

  /// Of a golden that is a link what is pending lies where the link leads to.
  private static func leadsToPending(_ golden: String) -> Bool {
    guard let pending = try? GoldenStore(file: golden).pendingPath(), pending != golden + FileEnding.pending
    else { return false }
    return FileManager.default.fileExists(atPath: pending)
  }
}

/// A path that can't be searched for what is pending.
public struct PendingSearchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a path gave no pending goldens.
  public enum Problem: Hashable, Sendable { case missing, unreadable }
  /// The path as it was given.
  public let path: String
  /// What is wrong with it.
  public let problem: Problem

  public var description: String {
    switch problem {
    case .missing: "\(Escaping.escaped(path)) does not exist; name a log, a golden, or a folder of them"
    case .unreadable: "\(Escaping.escaped(path)) can't be listed; make the folder readable"
    }
  }
}
