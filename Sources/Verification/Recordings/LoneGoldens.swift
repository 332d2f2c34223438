import Goldens
import Traces

/// Goldens whose logs are gone, held against what was traced of logs that have no golden.
///
/// They are read when the first such log comes up: most runs have none.
public struct LoneGoldens {
  private let paths: [String]
  private var shelf: Shelf?
  /// Where their logs are now, by path.
  private var moved: [String: String] = [:]

  /// Those at some paths, of which none is read yet.
  public init(_ paths: [String]) { self.paths = paths }

  /// Says of a log without a golden where that came from, and of a golden without a log where that went.
  ///
  /// A trace that is the same, line for line, is proof; a log's name is a hint where no other golden bears it, too.
  public mutating func judge(_ outcome: inout Outcome) {
    switch outcome.verdict {
    case .missing: outcome.move = origin(of: outcome)
    case .obsolete: outcome.move = moved[outcome.recording.store.path].map { .to($0) }
    default: break
    }
  }

  private mutating func origin(of outcome: Outcome) -> GoldenMove? {
    guard !paths.isEmpty else { return nil }
    var known = shelf ?? Shelf(paths)
    defer { shelf = known }
    if let path = known.take(outcome) {
      moved[path] = outcome.recording.path
      return .from(path)
    }
    return known.onlyNamesake(of: outcome.recording.fileName).map { .perhapsFrom($0) }
  }
}

/// The goldens by what is asked of them, so that a log is held against few, however many there are.
private struct Shelf {
  private struct Entry {
    let path: String
    /// The log that it names.
    let log: String
  }
  /// By the digits of their lines, and by their headers without the log's name; in the order of the paths.
  private var byLines: [Substring: [GoldenHeader: [Entry]]] = [:]
  /// Paths by the logs that they name.
  private var byLog: [String: Set<String>] = [:]

  /// What is no golden any more is left out: it is called obsolete all the same.
  init(_ paths: [String]) {
    for path in paths {
      guard let golden = try? GoldenStore(file: path).golden() else { continue }
      let log = golden.header.log
      byLines[golden.linesFingerprint.hex[...], default: [:]][golden.header.ofLog(named: ""), default: []]
        .append(Entry(path: path, log: log))
      if golden.header.touches == .log { byLog[log, default: []].insert(path) }
    }
  }

  /// The first golden that says what was traced, which is no other log's then.
  mutating func take(_ outcome: Outcome) -> String? {
    guard let traced = outcome.fingerprint else { return nil }
    let lines = traced.prefix(TraceFingerprint.digitsOfLines)
    for (header, entries) in byLines[lines] ?? [:] {
      let header = header.ofLog(named: outcome.recording.fileName)
      guard let first = entries.first, TraceFingerprint.hex(of: header, lines: lines) == traced else { continue }
      byLines[lines]?[header.ofLog(named: "")]?.removeFirst()
      byLog[first.log]?.remove(first.path)
      return first.path
    }
    return nil
  }

  /// Nil where several are of a log of that name.
  func onlyNamesake(of log: String) -> String? {
    let paths = byLog[Escaping.escaped(log)] ?? []
    return paths.count == 1 ? paths.first : nil
  }
}
