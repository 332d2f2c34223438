import Goldens
import TouchLogs
import Traces
import Verification

/// What a smaller log must show, too.
enum Bug: CustomStringConvertible {
  case asked(AskedBug)
  /// A line that the golden has nowhere, or not as often.
  case more(LineChange)
  /// The replay comes to such an end.
  case end(Breakdown.Kind, cause: String, message: String?)

  /// - Parameters:
  ///   - first: what came of a replay of the whole log.
  ///   - other: and of one on the stage that it is held against.
  ///   - asked: what was asked for; nil leaves it to the replay and the golden.
  /// - Throws: where neither says what the bug is.
  init(_ first: Trial, other: Trial?, asked: AskedBug?, of path: String) throws {
    switch (first, asked) {
    case (.trace(let lines), var asked?):
      if case .trace(let right)? = other {
        asked.unlike = LineChange(from: right, to: lines, isMoreOnly: false)
      }
      self = .asked(asked)
    case (_, let asked?): self = .asked(asked)
    case (.broken(let end), nil): self = .end(end.kind, cause: end.cause, message: end.message)
    case (.unreplayable(let reason), nil):
      throw InputFileError(path: HeldLog.shown(path), problem: .named(reason))
    case (.trace(let lines), nil): self = .more(try Self.more(in: lines, path))
    }
  }

  private static func more(in lines: [GoldenLine], _ path: String) throws -> LineChange {
    guard try HeldLog.bytes(of: path) == nil, let golden = try RecordingFile(path: path).store.golden() else {
      throw NothingAsked(path: path, why: "has no golden")
    }
    let known = golden.lines.compactMap { GoldenLine($0) }
    if let change = LineChange(from: known, to: lines, isMoreOnly: true) { return change }
    let gone = LineChange(from: known, to: lines, isMoreOnly: false)
    throw NothingAsked(
      path: path,
      why: "shows nothing that its golden has not"
        + (gone.map { ", it only lacks '\($0.words)'" } ?? ""))
  }

  /// Whether the process that replays it comes to its end.
  var endsReplay: Bool { if case .end = self { true } else { false } }

  var description: String {
    switch self {
    case .asked(let asked): return "\(asked)"
    case .more(let change):
      if change.known == 0 { return "a line with '\(change.words)', which its golden has nowhere" }
      let times = change.known == 1 ? "once" : "\(change.known) times"
      return "'\(change.words)' more often than in its golden, which has it \(times)"
    case .end(let kind, let cause, let message):
      return "that it \(kind.words): \(cause)\(message.map { ", \(Escaping.escaped($0))" } ?? "")"
    }
  }

  /// - Parameter other: the same touches on the stage that it is held against; nil where that is not asked.
  func shows(in trial: Trial, other: Trial?) -> Bool {
    switch (self, trial) {
    case (.end(let kind, let cause, let message), .broken(let end)):
      (end.kind, end.cause, end.message) == (kind, cause, message)
    case (.more(let change), .trace(let lines)): change.count(in: lines) > change.known
    case (.asked(let asked), .trace(let lines)): asked.shows(in: lines, other: other)
    case (.asked, _), (.more, _), (.end, _): false
    }
  }
}

/// What a person says that the bug is: all of it.
struct AskedBug: CustomStringConvertible {
  let shows: [LineWords]
  let lacks: [LineWords]
  /// A stage whose trace is another one.
  let against: String?
  /// What that says more or less often; nil where it says the same in other words.
  var unlike: LineChange?

  func shows(in lines: [GoldenLine], other: Trial?) -> Bool {
    func has(_ words: LineWords) -> Bool { lines.contains(where: words.areIn) }
    guard shows.allSatisfy(has), !lacks.contains(where: has) else { return false }
    guard against != nil, case .trace(let others)? = other else { return true }
    guard let unlike else { return lines.map(\.description) != others.map(\.description) }
    let (here, there) = (unlike.count(in: lines), unlike.count(in: others))
    return unlike.isMore ? here > there : here < there
  }

  var description: String {
    let parts =
      shows.map { "a line with '\($0)'" } + lacks.map { "no line with '\($0)'" }
      + (against.map { [difference(from: Escaping.escaped($0))] } ?? [])
    return parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
  }

  private func difference(from stage: String) -> String {
    guard let unlike else { return "another trace than on \(stage)" }
    return "'\(unlike.words)' \(unlike.isMore ? "more" : "less") often than on \(stage)"
  }
}

/// Nobody said what the bug is.
struct NothingAsked: Error, CustomStringConvertible {
  let path: String
  let why: String
  var description: String {
    "\(Escaping.escaped(HeldLog.shown(path))) \(why), so nothing says what the bug is; give --shows or --against"
  }
}

extension Breakdown {
  /// What a Swift program says as it stops itself.
  fileprivate var message: String? {
    printed.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
  }
}

extension Breakdown.Kind {
  /// `crashes`
  var words: String {
    switch self {
    case .crashed: "crashes"
    case .timedOut: "hangs"
    case .outOfMemory: "runs out of memory"
    }
  }
}
