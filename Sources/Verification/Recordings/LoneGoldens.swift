import Goldens

/// Goldens whose logs are gone, held against what was traced of logs that have no golden.
///
/// They are read when the first such log comes up: most runs have none.
public struct LoneGoldens {
  private let paths: [String]
  private var goldens: [(path: String, golden: Golden, lines: Int)]?
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
    let known = goldens ?? paths.compactMap(Self.read)
    goldens = known
    let name = outcome.recording.fileName
    let same = known.first { one in
      moved[one.path] == nil && one.lines == outcome.lines
        && one.golden.fingerprint(asOf: name).hex == outcome.fingerprint
    }
    if let same {
      moved[same.path] = outcome.recording.path
      return .from(same.path)
    }
    let namesakes = known.filter { moved[$0.path] == nil && $0.golden.isOf(log: name) }
    return namesakes.count == 1 ? .perhapsFrom(namesakes[0].path) : nil
  }

  /// Nil for what is no golden any more: it is called obsolete all the same.
  private static func read(_ path: String) -> (path: String, golden: Golden, lines: Int)? {
    guard let golden = try? GoldenStore(file: path).golden() else { return nil }
    return (path, golden, golden.lines.count)
  }
}
