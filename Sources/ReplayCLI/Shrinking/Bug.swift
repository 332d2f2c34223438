import Goldens
import TouchLogs
import Traces
import Verification

/// What a smaller log must show, too.
enum Bug: CustomStringConvertible {
  case asked(AskedBug)
  /// A line that the golden has nowhere.
  case newLine(LineWords)
  /// The replay comes to such an end.
  case end(Breakdown.Kind, cause: String, message: String?)

  /// - Parameters:
  ///   - first: what came of a replay of the whole log.
  ///   - asked: what was asked for; nil leaves it to the replay and the golden.
  /// - Throws: where neither says what the bug is.
  init(_ first: Trial, asked: AskedBug?, of path: String) throws {
    switch (first, asked) {
    case (_, let asked?): self = .asked(asked)
    case (.broken(let end), nil): self = .end(end.kind, cause: end.cause, message: end.message)
    case (.unreplayable(let reason), nil):
      throw InputFileError(path: HeldLog.shown(path), problem: .named(reason))
    case (.trace(let lines), nil): self = .newLine(try Self.newLine(among: lines, path))
    }
  }

  /// The first line that the golden has nowhere.
  private static func newLine(among lines: [GoldenLine], _ path: String) throws -> LineWords {
    guard try HeldLog.bytes(of: path) == nil, let golden = try RecordingFile(path: path).store.golden() else {
      throw NothingAsked(path: path, why: "has no golden")
    }
    let known = golden.lines.compactMap { GoldenLine($0) }
    // Most are told in the same words, which takes no search; of a long trace each search is long.
    let told = Set(known.map(LineWords.init(telling:)))
    for words in lines.map(LineWords.init(telling:)) where !told.contains(words) {
      if !known.contains(where: words.areIn) { return words }
    }
    throw NothingAsked(path: path, why: "shows no line that its golden has nowhere")
  }

  /// Whether the process that replays it comes to its end.
  var endsReplay: Bool { if case .end = self { true } else { false } }

  var description: String {
    switch self {
    case .asked(let asked): "\(asked)"
    case .newLine(let words): "a line with '\(words)', which its golden has nowhere"
    case .end(let kind, let cause, let message):
      "that it \(kind.words): \(cause)\(message.map { ", \(Escaping.escaped($0))" } ?? "")"
    }
  }

  /// - Parameter other: the same touches on the stage that it is held against; nil where that is not asked.
  func shows(in trial: Trial, other: Trial?) -> Bool {
    switch (self, trial) {
    case (.end(let kind, let cause, let message), .broken(let end)):
      (end.kind, end.cause, end.message) == (kind, cause, message)
    case (.newLine(let words), .trace(let lines)): lines.contains(where: words.areIn)
    case (.asked(let asked), .trace(let lines)): asked.shows(in: lines, other: other)
    case (.asked, _), (.newLine, _), (.end, _): false
    }
  }
}

/// What a person says that the bug is: all of it.
struct AskedBug: CustomStringConvertible {
  let shows: [LineWords]
  let lacks: [LineWords]
  /// A stage whose trace is another one.
  let against: String?

  func shows(in lines: [GoldenLine], other: Trial?) -> Bool {
    func has(_ words: LineWords) -> Bool { lines.contains(where: words.areIn) }
    guard shows.allSatisfy(has), !lacks.contains(where: has) else { return false }
    guard against != nil, case .trace(let others)? = other else { return true }
    return lines.map(\.description) != others.map(\.description)
  }

  var description: String {
    let parts =
      shows.map { "a line with '\($0)'" } + lacks.map { "no line with '\($0)'" }
      + (against.map { ["another trace than on \(Escaping.escaped($0))"] } ?? [])
    return parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
  }
}

/// Nobody said what the bug is.
struct NothingAsked: Error, CustomStringConvertible {
  let path: String
  let why: String
  var description: String {
    "\(Escaping.escaped(HeldLog.shown(path))) \(why), so nothing says what the bug is; give --shows, --lacks or --against"
  }
}

extension Breakdown {
  /// What a Swift program says as it stops itself.
  fileprivate var message: String? {
    printed.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
  }
}

extension Breakdown.Kind {
  fileprivate var words: String {
    switch self {
    case .crashed: "crashes"
    case .timedOut: "hangs"
    case .outOfMemory: "runs out of memory"
    }
  }
}
