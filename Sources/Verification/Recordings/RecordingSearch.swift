import Foundation
import Goldens
import Traces

/// What a search for recordings found.
public struct FoundRecordings: Hashable, Sendable {
  /// In order of their paths; each once.
  public var recordings: [RecordingFile]
  /// Goldens in the folders that were searched whose log is gone, in order of their paths.
  public var obsolete: [String]
  /// Goldens of touches that tests have in their own code, which never had a log; in order of their paths.
  public var ofTests: [String]

  public init(recordings: [RecordingFile], obsolete: [String] = [], ofTests: [String] = []) {
    self.recordings = recordings
    self.obsolete = obsolete
    self.ofTests = ofTests
  }
}

extension FoundRecordings {
  /// Of `a.touchlog`, `./a.touchlog` and its whole path only the first stays: two workers would write one golden.
  fileprivate mutating func leaveOutOtherSpellings() {
    // Bytes, for an accent that is put together otherwise makes another file.
    var seen: Set<[UInt8]> = []
    recordings.removeAll { !seen.insert(Array($0.standardPath.utf8)).inserted }
  }

  /// The first two logs that have one golden: `tap`, which was named, and `tap.touchlog`.
  fileprivate var firstWithOneGolden: (String, String)? {
    if recordings.allSatisfy({ $0.path.hasSuffix(FileEnding.log) }) { return nil }
    var seen: [String: String] = [:]
    for recording in recordings {
      let other = seen.updateValue(recording.path, forKey: recording.store.path)
      if let other { return (other, recording.path) }
    }
    return nil
  }
}

/// Looks for recordings: paths are logs, or folders that are searched for logs.
///
/// Hidden files and folders are left out unless they are named: what is built, and what version control keeps, lies
/// there.
public struct RecordingSearch {
  private var logs: [String] = []
  private var goldens: [String] = []
  /// Folders that were searched, whatever they were called: so links in a circle end.
  ///
  /// Looked through one by one, as a folder is opened for each: to have the first set of its kind made, the process
  /// would look through everything that its types conform to.
  private var visited: [FolderNumber] = []

  private enum Kind { case missing, file, folder(FolderNumber) }

  /// - Parameter paths: logs, folders, or patterns such as `recordings/**/tap-*.touchlog`; a name that exists is
  ///   no pattern.
  /// - Throws: `SearchError` for a path that does not exist or can't be listed, for a pattern that is none, and for
  ///   two logs whose names differ only in case or in how an accent is put together, or that have one golden: on
  ///   many disks they, or their goldens, would be one file.
  public static func find(_ paths: [String]) throws(SearchError) -> FoundRecordings {
    var search = RecordingSearch()
    for path in paths {
      switch kind(of: path) {
      case .missing where PackedPath(path) != nil:
        search.logs.append(RecordingFile(besideGolden: path)?.path ?? path)
      case .missing:
        guard let pattern = PathPattern(path) else { throw SearchError(path: path, problem: .missing) }
        search.logs += try logs(matching: pattern)
      case .file where path.hasSuffix(RecordingPack.ending): try search.open(path)
      case .file: try search.take(path)
      case .folder(let number): try search.search(path, number)
      }
    }
    var found = search.found
    // A single path says everything once.
    if paths.count > 1 { found.leaveOutOtherSpellings() }
    if let (one, other) = GoldenName.clash(among: found.recordings.map(\.path)) {
      throw SearchError(path: other, problem: .clash(with: one))
    }
    if let (one, other) = found.firstWithOneGolden {
      throw SearchError(path: other, problem: .oneGolden(with: one))
    }
    return found
  }

  /// Goldens are not looked at: a pattern chooses among logs.
  private static func logs(matching pattern: PathPattern) throws(SearchError) -> [String] {
    guard case .folder(let number) = kind(of: pattern.folder) else {
      throw SearchError(path: pattern.text, problem: .missing)
    }
    guard let matches = try? pattern.matcher() else { throw SearchError(path: pattern.text, problem: .noPattern) }
    var search = RecordingSearch()
    try search.search(pattern.folder, number)
    return search.logs.filter(matches)
  }

  private var found: FoundRecordings {
    let (logs, goldens) = (Self.inOrder(logs), Self.inOrder(goldens))
    var found = FoundRecordings(recordings: logs.map { RecordingFile(path: $0) })
    for (place, golden) in goldens.enumerated() where !Self.isThere(logOf: golden, in: logs, near: place) {
      // One that can't be read is told of as obsolete: without a log nobody else would.
      if (try? GoldenStore(file: golden).golden())?.header.touches == .test {
        found.ofTests.append(golden)
      } else {
        found.obsolete.append(golden)
      }
    }
    return found
  }

  /// Each once; two that are equal strings of other bytes are two files.
  private static func inOrder(_ paths: [String]) -> [String] {
    var last: String?
    return paths.sorted(by: byBytes).filter { path in
      defer { last = path }
      return last.map { byBytes($0, path) } ?? true
    }
  }

  /// Whether the golden's log is one of those, which are in order.
  /// - Parameter place: where it is, if each log has a golden and each golden its log.
  private static func isThere(logOf golden: String, in paths: [String], near place: Int) -> Bool {
    if paths.indices.contains(place), isSpelled(paths[place], asLogOf: golden) { return true }
    let path = RecordingFile(golden: golden).path
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if byBytes(paths[middle], path) { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && !byBytes(path, paths[low])
  }

  /// Whether it is the path of the golden's log, byte for byte: then that need not be put together.
  private static func isSpelled(_ log: String, asLogOf golden: String) -> Bool {
    let (ending, goldensEnding) = (FileEnding.log, FileEnding.golden)
    let stem = golden.utf8.count - goldensEnding.utf8.count
    guard stem >= 0, log.utf8.count == stem + ending.utf8.count else { return false }
    return log.withCString { log in
      golden.withCString { golden in
        memcmp(log, golden, stem) == 0 && strcmp(log + stem, ending) == 0
          && strcmp(golden + stem, goldensEnding) == 0
      }
    }
  }

  private mutating func search(_ folder: String, _ number: FolderNumber) throws(SearchError) {
    if visited.contains(number) { return }
    visited.append(number)
    guard let entries = FolderEntry.all(in: folder) else { throw SearchError(path: folder, problem: .unreadable) }
    var deeper: [String] = []
    for entry in entries {
      let path = entry.path
      if path.hasSuffix(FileEnding.golden) {
        goldens.append(path)
      } else if path.hasSuffix(FileEnding.log), !Self.isFolder(entry) {
        logs.append(path)
      } else if entry.kind != .file || path.hasSuffix(RecordingPack.ending) {
        deeper.append(path)
      }
    }
    // In order, so that of two links to one folder the same one is always searched.
    for path in deeper.sorted(by: Self.byBytes) {
      if case .folder(let number) = Self.kind(of: path) {
        try search(path, number)
      } else if path.hasSuffix(RecordingPack.ending) {
        // One of many that can't be read costs its own verdict, as a log does.
        do { try open(path) } catch { logs.append(path) }
      }
    }
  }

  private static func isFolder(_ entry: FolderEntry) -> Bool {
    if entry.kind == .unsaid, case .folder = kind(of: entry.path) { return true }
    return entry.kind == .folder
  }

  /// Of a golden, or of what waits to become one, its log is meant: goldens are what failures and `git status`
  /// name.
  private mutating func take(_ file: String) throws(SearchError) {
    guard let recording = RecordingFile(besideGolden: file) else { return logs.append(file) }
    if case .file = Self.kind(of: recording.path) { return logs.append(recording.path) }
    guard file.hasSuffix(FileEnding.golden) else { throw SearchError(path: file, problem: .logless) }
    goldens.append(file)
  }

  /// What lies in a pack, as if it were a folder.
  private mutating func open(_ pack: String) throws(SearchError) {
    let names: [String]
    do { names = try RecordingPack(pack).names } catch { throw SearchError(path: pack, problem: .pack(error)) }
    for name in names {
      if name.hasSuffix(FileEnding.golden) { goldens.append("\(pack)/\(name)") }
      if name.hasSuffix(FileEnding.log) { logs.append("\(pack)/\(name)") }
    }
  }

  /// What a path leads to, through links.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return FolderNumber(status).map { .folder($0) } ?? .file
  }

  /// The order of bytes, which is the same in every language and on every system.
  private static func byBytes(_ one: String, _ other: String) -> Bool {
    one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        let isShorter = one.count < other.count
        guard let start = one.baseAddress, let otherStart = other.baseAddress else { return isShorter }
        let order = memcmp(start, otherStart, min(one.count, other.count))
        return order == 0 ? isShorter : order < 0
      }
    }.flatMap { $0 } ?? one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// A path that can't be searched for recordings.
public struct SearchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a path gave no recordings.
  public enum Problem: Hashable, Sendable {
    case missing, unreadable, noPattern
    /// It waits to become the golden of a log that is not there.
    case logless
    /// Told in the error's own sentence.
    case pack(PackError)
    /// Its name differs from the other's only in case, or in how an accent is put together.
    case clash(with: String)
    /// Its golden would be the other's too, for their names differ only in their ending.
    case oneGolden(with: String)
  }
  /// The path as it was given.
  public let path: String
  /// What is wrong with it.
  public let problem: Problem

  public var description: String {
    let path = Escaping.escaped(path)
    return switch problem {
    case .missing: "\(path) does not exist; name a log or a folder of logs"
    case .pack(let error): error.description
    // Both look alike.
    case .clash(let other) where other == self.path:
      "\(path) is there twice, its accents put together otherwise, which many disks take for one file; rename one of "
        + "them"
    case .clash(let other):
      "\(path) and \(Escaping.escaped(other)) are one file on disks that don't tell case apart; rename one of them"
    case .oneGolden(let other):
      "\(path) and \(Escaping.escaped(other)) would have one golden; rename one of them"
    case .noPattern: "\(path) is no pattern; between [ and ] stand letters, or a range such as a-z"
    case .unreadable: "\(path) can't be listed; make the folder readable"
    case .logless: "\(path) has no log beside it; if a test has its touches in its own code, run that"
    }
  }
}
