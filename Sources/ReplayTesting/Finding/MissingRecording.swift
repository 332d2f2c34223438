import Foundation
import TouchReplay
import Verification

/// Why there is nothing to replay where a test looks for a recording: in one sentence without the path, with what
/// is there instead.
struct MissingRecording: Hashable, Sendable {
  let sentence: String

  /// A folder in which no log was found.
  /// - Parameter error: why it could not be searched; nil where it could.
  init(folder: String, _ error: SearchError?) {
    switch error?.problem {
    case nil: sentence = "there is no log in it; record one, or name another folder"
    case .missing:
      let near = Place(folder).near(ending: "")
      sentence = "there is no such folder; \(near.map { "did you mean \($0)?" } ?? "name one that has logs")"
    default: sentence = error?.description ?? ""
    }
  }

  /// Nil where the log is there, or lies in a pack, of which whoever opens it tells.
  init?(log: String) {
    if FileManager.default.fileExists(atPath: log) || PackedPath.pack(at: log) != nil { return nil }
    let place = Place(log)
    let hint =
      place.withOneEnding().map { "did you mean \($0)?" } ?? place.elsewhere().map { "there is \($0)" }
      ?? place.near(ending: FileEnding.log).map { "did you mean \($0)?" }
      ?? "record it, or name another"
    sentence = "there is no such log; \(hint)"
  }
}

/// What lies around a path that leads to nothing.
private struct Place {
  private let folder: String
  private let name: String

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The log of that name where the ending stands twice, or not at all.
  func withOneEnding() -> String? {
    var stem = name[...]
    while stem.hasSuffix(FileEnding.log) { stem = stem.dropLast(FileEnding.log.count) }
    let path = "\(folder)/\(stem)\(FileEnding.log)"
    return FileManager.default.fileExists(atPath: path) ? Self.shown(path) : nil
  }

  /// What is called nearly so in the same folder.
  func near(ending: String) -> String? {
    let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    let names = Self.names(in: folder).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    return Spelling.nearest(to: stem, among: names).map { Self.shown("\(folder)/\($0)\(ending)") }
  }

  /// What is called so in a folder beside that one, as another stage's recordings are.
  func elsewhere() -> String? {
    let parent = Place(folder)
    return Self.names(in: parent.folder).map { "\(parent.folder)/\($0)/\(name)" }
      .first { FileManager.default.fileExists(atPath: $0) }.map(Self.shown)
  }

  private static func shown(_ path: String) -> String { ShellWord.quoted(ReplayCase.shown(path)) }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
