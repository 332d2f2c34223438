import Foundation
import Traces

/// Recordings that are known to fail, and how: a list kept beside them, a line each.
///
/// ```
/// # until keyboards are modelled
/// differs keyboards/scroll-down.touchlog
/// ```
/// Paths are taken from the list's own folder. What fails as its line says does not fail the run; what fails
/// otherwise does, and so does what matches again, until its line is gone.
public struct KnownFailures: Hashable, Sendable {
  private var verdicts: [String: Verdict.Name] = [:]

  public init() {}

  /// - Parameter file: where the list lies.
  /// - Throws: for a line that is none, one that is there twice, and one whose log is not there any more.
  public init(_ text: String, file: String) throws(KnownFailureError) {
    let folder = RecordingFile(path: file).folder
    var packs = PackNames()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.drop { $0.isWhitespace }
      guard let first = line.first, first != "#" else { continue }
      func fail(_ problem: KnownFailureError.Problem) -> KnownFailureError {
        KnownFailureError(file: file, line: index + 1, problem: problem)
      }
      guard let space = line.firstIndex(of: " "), let verdict = Verdict.Name(rawValue: String(line[..<space])),
        verdict != .matches, verdict != .obsolete
      else { throw fail(.noVerdict) }
      var name = line[space...].drop { $0 == " " }
      while name.last?.isWhitespace == true { name.removeLast() }
      let path = name.hasPrefix("/") || folder == "." ? String(name) : "\(folder)/\(name)"
      guard access(path, F_OK) == 0 || packs.has(path) else { throw fail(.gone(path)) }
      guard verdicts.updateValue(verdict, forKey: RecordingFile(path: path).standardPath) == nil else {
        throw fail(.twice(path))
      }
    }
  }

  /// How the recording is known to fail; nil where it isn't.
  public func verdict(of recording: RecordingFile) -> Verdict.Name? {
    verdicts.isEmpty ? nil : verdicts[recording.standardPath]
  }

  /// Holds an outcome against the list.
  public func judge(_ outcome: inout Outcome) {
    guard let known = verdict(of: outcome.recording) else { return }
    if outcome.verdict == .matches {
      outcome.expectation = .passesAgain
    } else if outcome.verdict.name == known, outcome.trouble == nil {
      outcome.expectation = .fails
    }
  }
}

/// What lies in the packs that a list names, each read once.
private struct PackNames {
  private var names: [String: Set<String>] = [:]

  /// Whether the path leads into a pack, to something that is in it; of one that can't be read nothing is.
  mutating func has(_ path: String) -> Bool {
    guard let place = PackedPath(path) else { return false }
    let known = names[place.pack] ?? (try? RecordingPack(place.pack)).map { Set($0.names) } ?? []
    names[place.pack] = known
    return known.contains(place.name)
  }
}

/// Why a list of known failures is none.
public struct KnownFailureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why a line is none.
  public enum Problem: Hashable, Sendable {
    case noVerdict
    case twice(String)
    case gone(String)
  }
  /// The list.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// What is wrong with the line.
  public let problem: Problem

  public var description: String {
    let place = "\(Escaping.escaped(file)):\(line)"
    return switch problem {
    case .noVerdict:
      "\(place) is no known failure; write a verdict such as 'differs', a space, and a log's path"
    case .twice(let path): "\(place) names \(Escaping.escaped(path)) a second time; take one of the lines out"
    case .gone(let path): "\(place) names \(Escaping.escaped(path)), which is not there; take the line out"
    }
  }
}
