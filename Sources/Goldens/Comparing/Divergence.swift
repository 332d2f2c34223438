public import Traces

/// The first place where a trace left its golden.
public struct Divergence: Sendable {
  /// The golden's line; nil where the trace has one more.
  public let golden: String?
  /// The trace's line; nil where it has one less.
  public let actual: String?
  /// Where it is in the golden's file, counted from 1; where the trace has one more, the line that it would push
  /// down.
  public let line: Int
  /// What the trace's line is about, typed; for a hit with every view that was asked.
  public let entry: TraceLine?
  /// The last hit up to there, as a divergence often follows from it.
  public let lastHit: TraceEntry?

  /// The columns of the golden's line, else of the trace's.
  public var columns: GoldenLine? { (golden ?? actual).flatMap { GoldenLine($0) } }

  /// `frame 1 (0 ms)`; `150 ms` for what a timer did.
  public var place: String {
    guard let columns else { return "a line that no trace has" }
    guard let frame = columns.frame else { return "\(columns.milliseconds) ms" }
    return "frame \(frame) (\(columns.milliseconds) ms)"
  }

  /// What happened otherwise, in one sentence.
  ///
  /// `The touch at 195,749 went to home/list/row14 instead of home/tabBar/centerButton.`
  public var sentence: String {
    let old = golden.flatMap { GoldenLine($0) }
    let new = actual.flatMap { GoldenLine($0) }
    if let words = hitSentence(old, new) { return words }
    switch (old, new) {
    case (let old?, let new?) where (old.subject, old.what) == (new.subject, new.what):
      return "\(old.subject): \(old.what) came out otherwise."
    case (let old?, let new?):
      if let finger = droppedFinger { return "Touch \(finger) did not reach \(old.subject)." }
      return "\(new.subject): \(new.what) came where \(old.subject): \(old.what) was expected."
    case (let old?, nil): return "\(old.subject): \(old.what) did not happen."
    case (nil, let new?): return "\(new.subject): \(new.what) was not in the golden."
    case (nil, nil): return "The golden has a line that no trace has."
    }
  }

  private func hitSentence(_ old: GoldenLine?, _ new: GoldenLine?) -> String? {
    guard let old, let new, old.what == "hit", new.what == "hit" else { return nil }
    let (was, now) = (old.hitView ?? "nobody", new.hitView ?? "nobody")
    var touch = "A touch"
    if case .hit(let hit)? = entry?.entry.event { touch = "The touch at \(hit.point)" }
    guard was == now else { return "\(touch) went to \(now) instead of \(was)." }
    guard old.answeredBy != new.answeredBy else {
      return old.milliseconds == new.milliseconds
        ? nil : "\(touch) went to \(now) as before, at \(new.milliseconds) ms instead of \(old.milliseconds) ms."
    }
    return "\(touch) went to \(now) as before, answered by \(new.answeredBy ?? "the view itself") instead of "
      + "\(old.answeredBy ?? "the view itself")."
  }

  /// The rules that decided it, most telling first; empty where none is known.
  ///
  /// Of a hit those by which the golden's view was passed over, of another line that of its own reason.
  public var rules: [String] {
    guard let event = entry?.entry.event else { return [] }
    guard case .hit(let hit) = event else { return event.rule.map { [$0] } ?? [] }
    guard let expected = golden.flatMap({ GoldenLine($0) })?.hitView, let reason = hit.walk.reason(for: expected)
    else { return [] }
    guard case .notAsked(let parent, let rule) = reason,
      let refusal = hit.walk.asks.first(where: { $0.subject == parent })?.refusal, refusal.rule != rule
    else { return [reason.rule] }
    return [refusal.rule, rule]
  }

  /// The finger whose touch did not arrive, where that is the divergence.
  private var droppedFinger: Int? {
    guard case .dropped(let dropped)? = entry?.entry.event, case .touch(let finger) = dropped.what else {
      return nil
    }
    return finger
  }

  /// Why: sentences with their rules, read off the hit walk, or what the line itself has as its reason. Empty where
  /// there is nothing to explain it by.
  public var reasons: [String] {
    if let own = entry?.entry.event.reason { return [own] }
    guard case .hit(let hit)? = entry?.entry.event, let old = golden.flatMap({ GoldenLine($0) }),
      let expected = old.hitView, expected != hit.view.map(Escaping.escaped),
      // The walk has names as they are; one that was escaped in print is not to be found there.
      !expected.contains("\\")
    else { return [] }
    var reasons = hit.walk.sentence(whyNot: expected).map { [$0] } ?? []
    if let answerer = old.answeredBy, hit.answeredBy == nil {
      reasons.append("The golden's hit was \(answerer)'s own answer; it gives none now.")
    }
    return reasons
  }
}

extension TraceEvent {
  /// The reason that the entry itself bears, as a sentence with its rule.
  fileprivate var reason: String? {
    switch self {
    case .dropped(let dropped): "\(dropped.reason)."
    case .gesture(let step): step.reason.map { "\($0)." }
    case .scroll(.refused(_, let refusal)): "\(refusal)."
    default: nil
    }
  }

  /// The rule of the reason that the entry itself bears.
  fileprivate var rule: String? {
    switch self {
    case .dropped(let dropped): dropped.reason.rule
    case .gesture(let step): step.reason?.rule
    case .scroll(.refused(_, let refusal)): refusal.rule
    default: nil
    }
  }
}
