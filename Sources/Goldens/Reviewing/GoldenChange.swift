import Traces

/// What accepting a pending golden would change, put so that alike changes can be told by it.
public struct GoldenChange: Hashable, Sendable {
  /// Of which kind it is: those that say nothing about behaviour are told apart from those that do.
  public enum Kind: Hashable, Sendable {
    /// Something else happened.
    case behaviour
    /// The same happened to views that have other names, or lie in one container more or less.
    case renamed([Renaming])
    /// The same happened at other times.
    case times
    /// The same happened, with other numbers: places and the like, never what a control's value is.
    case numbers
    /// The header says something else, and the lines don't.
    case header
    /// It says what the golden says: somebody mended that, or merged it.
    case same
    /// The rules of event delivery were corrected; where no line changed, that is all.
    case rules(from: Int, to: Int, changesLines: Bool)
    /// There is no golden yet.
    case new
    /// The golden that it would replace can't be read: in one sentence.
    case unreadable(String)
  }

  /// What kind of change it is.
  public let kind: Kind
  /// What happened otherwise, in one sentence: of the first place that differs, and of times and numbers the one
  /// that changed most.
  public let sentence: String
  /// By how much times and numbers changed, where nothing else did; 0 elsewhere.
  public let amount: ChangedAmount
  /// The rules that decided it, as the run that left the pending golden knew them.
  public let why: [String]
  /// The lines that went and came, without times: equal in every golden where the same changed. Of many the first,
  /// and what stands for all.
  let lines: [String]
  /// The lines that changed, with their numbers left out; of a change of numbers alone.
  let patterns: [String]
  /// Of all lines, where there is no golden yet: two that say otherwise are two things to read.
  let trace: Fingerprint?

  /// The stage whose goldens it is about.
  public let stage: String

  /// - Parameter golden: nil where there is none yet.
  init(from golden: Golden?, to pending: Golden) {
    stage = pending.header.stage
    why = pending.header.why
    guard let golden else {
      let count = pending.lines.count
      (kind, lines, patterns, amount) = (.new, [], [], ChangedAmount())
      trace = Fingerprint(pending.lines.joined(separator: "\n"))
      sentence = "There is no golden yet; \(count) \(count == 1 ? "line was" : "lines were") traced."
      return
    }
    let difference = Difference.between(golden, pending)
    let pairs = LinePairs(golden.lines, pending.lines)
    let (old, new) = (golden.header.rules, pending.header.rules)
    if old != new {
      kind = .rules(from: old, to: new, changesLines: !pairs.isEmpty)
    } else {
      kind = !pairs.isEmpty ? pairs.kind : difference == nil ? .same : .header
    }
    (patterns, trace) = (kind == .numbers ? pairs.patterns : [], nil)
    let isAmount = kind == .numbers || kind == .times
    let most = isAmount ? pairs.most(byNumber: kind == .numbers) : nil
    amount = isAmount ? pairs.amount : ChangedAmount()
    sentence =
      most.map(Self.sentence) ?? difference?.first?.sentence ?? Self.sentence(on: difference?.header.first)
    lines = difference.map(Self.lines) ?? []
  }

  /// The golden that is there can't be read, so nothing can be said of what would change.
  init(unreadable error: GoldenError, pending: Golden) {
    (kind, sentence) = (.unreadable("\(error)"), "\(error)")
    (why, lines, stage, patterns, trace) = (pending.header.why, [], pending.header.stage, [], nil)
    amount = ChangedAmount()
  }

  private init(_ change: GoldenChange, kind: Kind) {
    (self.kind, sentence, why, lines) = (kind, change.sentence, change.why, change.lines)
    (stage, patterns, trace, amount) = (change.stage, change.patterns, change.trace, change.amount)
  }

  /// The same as a change of behaviour: where names changed because other views were meant.
  var asBehaviour: GoldenChange { GoldenChange(self, kind: .behaviour) }

  /// The same with more views that went into, or out of, the same container.
  func with(_ renamings: [Renaming]) -> GoldenChange { GoldenChange(self, kind: .renamed(renamings)) }

  private static func sentence(of pair: (old: GoldenLine, new: GoldenLine)) -> String {
    let (old, new) = pair
    let what = "\(new.subject): \(new.what)"
    return old.detail == new.detail
      ? "\(what) at \(new.milliseconds) ms instead of \(old.milliseconds) ms."
      : "\(what) \(new.detail) instead of \(old.detail)."
  }

  private static func sentence(on header: Difference.HeaderChange?) -> String {
    switch (header?.golden, header?.actual) {
    case (let old?, let new?): "The header said '\(old)' and says '\(new)'."
    case (let old?, nil): "The header said '\(old)'."
    case (nil, let new?): "The header says '\(new)', too."
    case (nil, nil): "Nothing changed: accepting or rejecting it comes to the same."
    }
  }

  private static func lines(of difference: Difference) -> [String] {
    let header = difference.header.flatMap { [$0.golden.map { "- \($0)" }, $0.actual.map { "+ \($0)" }] }
    let hunks = difference.hunks.flatMap(\.lines).filter { $0.kind != .same }
    return header.compactMap { $0 }
      + hunks.map { line in
        guard let columns = GoldenLine(line.text) else { return line.kind.rawValue + line.text }
        return line.kind.rawValue + "\(columns.subject)  \(columns.what)  \(columns.detail)"
      } + (difference.isCut ? [difference.likeness.hex] : [])
  }
}
