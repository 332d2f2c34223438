import Foundation
import Traces

/// Looks for goldens that wait for their review.
public enum PendingSearch {
  /// Those of a log or a golden, or of a folder and the folders in it; in order of their paths, each once.
  ///
  /// Hidden folders are left out, for what is built lies there.
  /// - Throws: `PendingSearchError` for a path where nothing is, or a folder that can't be listed.
  public static func find(_ paths: [String]) throws(PendingSearchError) -> [GoldenStore] {
    var found: Set<String> = []
    for path in paths { found.formUnion(try search(path)) }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { GoldenStore(file: $0) }
  }

  private static func search(_ path: String) throws(PendingSearchError) -> [String] {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return try files(in: path) }
    let store = GoldenStore(file: path)
    // One that can't be resolved is found here, and told when it is read.
    let pending = (try? store.pendingPath()) ?? store.path
    if FileManager.default.fileExists(atPath: pending) { return [store.path] }
    guard exists else { throw PendingSearchError(path: path, problem: .missing) }
    return []
  }

  private static func files(in folder: String) throws(PendingSearchError) -> [String] {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    var unreadable: String?
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ) { place, _ in
      unreadable = unreadable ?? place.path
      return false
    }
    // As they were asked for, so that what is printed can be pasted.
    let shown = folder.hasSuffix("/") ? folder : folder == "." ? "" : folder + "/"
    let root = url.standardizedFileURL.path + (url.path == "/" ? "" : "/")
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      guard path.hasSuffix(ending), path.hasPrefix(root) else { continue }
      found.append(shown + path.dropFirst(root.count).dropLast(".new".count))
    }
    if let unreadable { throw PendingSearchError(path: unreadable, problem: .unreadable) }
    return found
  }

  private static let ending = ".golden.new"
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
