import Foundation
public import Goldens
import Traces

/// A log on disk, with its golden beside it.
public struct RecordingFile: Hashable, Sendable {
  /// The log's path, as it was found: `recordings/five-views/tap-e.touchlog`.
  public let path: String

  public init(path: String) { self.path = path }

  /// The recording that a golden was made of.
  public init(golden: String) {
    path = (golden.hasSuffix(".golden") ? String(golden.dropLast(".golden".count)) : golden) + Self.ending
  }

  /// What people call it: its folder's name and its own, `five-views/tap-e`.
  public var title: String {
    guard let folder = folder.split(separator: "/").last else { return name }
    return "\(folder)/\(name)"
  }

  /// Its own name: `tap-e`.
  public var name: String {
    fileName.hasSuffix(Self.ending) ? String(fileName.dropLast(Self.ending.count)) : fileName
  }

  /// Where it lies, without a closing slash: `recordings/five-views`; `.` for a bare name.
  public var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path as a word of a shell's command line.
  public var word: String { ShellWord.quoted(path) }

  /// The log's name without its folder: `tap-e.touchlog`.
  public var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  var url: URL { URL(fileURLWithPath: path) }
  public var store: GoldenStore { GoldenStore(log: path) }

  static let ending = ".touchlog"
}

/// A path as people paste it into a shell.
public enum ShellWord {
  /// In single quotes where a shell would read more into it than a name; never what looks like an option.
  public static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        true
      default: "/._-+=@%:,".utf8.contains(byte)
      }
    }
    if text.hasPrefix("-") { return quoted("./" + text) }
    guard !plain || text.isEmpty else { return text }
    return "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}

/// What a search for recordings found.
public struct FoundRecordings: Hashable, Sendable {
  /// In order of their paths; each once.
  public var recordings: [RecordingFile]
  /// Goldens in the folders that were searched whose log is gone.
  public var obsolete: [String]
}

/// Looks for recordings: paths are logs, or folders that are searched for logs.
public enum RecordingSearch {
  /// Folders in folders; what lies deeper must be a circle of links.
  private static let mostFolders = 64

  /// - Throws: `SearchError` for a path that does not exist or can't be listed.
  public static func find(_ paths: [String]) throws(SearchError) -> FoundRecordings {
    var logs: Set<String> = []
    var goldens: Set<String> = []
    for path in paths {
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SearchError(path: path, problem: .missing)
      }
      if isFolder.boolValue {
        try search(path, depth: 0, logs: &logs, goldens: &goldens)
      } else {
        logs.insert(path)
      }
    }
    let obsolete = goldens.filter { !logs.contains($0.dropLast(".golden".count) + RecordingFile.ending) }
    return FoundRecordings(
      recordings: logs.sorted(by: byBytes).map { RecordingFile(path: $0) }, obsolete: obsolete.sorted(by: byBytes))
  }

  private static func search(
    _ folder: String, depth: Int, logs: inout Set<String>, goldens: inout Set<String>
  ) throws(SearchError) {
    guard depth < mostFolders else { throw SearchError(path: folder, problem: .tooDeep) }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw SearchError(path: folder, problem: .unreadable)
    }
    for name in names {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if name.hasSuffix(RecordingFile.ending) {
        logs.insert(path)
      } else if name.hasSuffix(".golden") {
        goldens.insert(path)
      } else if isFolder(path) {
        try search(path, depth: depth + 1, logs: &logs, goldens: &goldens)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The order of bytes, which is the same in every language and on every system.
  private static func byBytes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// A path that can't be searched for recordings.
public struct SearchError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable { case missing, unreadable, tooDeep }
  public let path: String
  public let problem: Problem

  public var description: String {
    let path = Escaping.escaped(path)
    return switch problem {
    case .missing: "\(path) does not exist; name a log or a folder of logs"
    case .unreadable: "\(path) can't be listed; make the folder readable"
    case .tooDeep: "\(path) lies too deep; look for a link that leads back to a folder above it"
    }
  }
}
