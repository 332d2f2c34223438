import Foundation
import TouchLogs
import Traces

/// What to do about a log that came without its journal: until a recorder stops, what it took last is there alone.
enum MissingJournal {
  /// - Parameter log: one without an end.
  /// - Returns: nil where something lies in the journal's place, or the log is in no file of its own.
  static func words(for log: String) -> String? {
    let journal = LogRepair.journal(besides: log)
    let files = FileManager.default
    guard files.fileExists(atPath: log), !files.fileExists(atPath: journal) else { return nil }
    return "\(Escaping.escaped(journal)), which has what was recorded last; bring it from where this was recorded"
  }
}
