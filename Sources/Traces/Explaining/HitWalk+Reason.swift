extension HitWalk {
  /// What the walk came to: what the first window that had an answer said.
  public var answer: String? {
    for ask in asks where ask.depth == 0 {
      if let answer = ask.answer { return answer }
    }
    return nil
  }

  /// Why the view at that path was hit, or was not.
  ///
  /// Read off what was kept: its own refusal, else what its nearest superview that was asked did instead. A view
  /// that is in no such hierarchy at all gets nil.
  public func reason(for path: String) -> Reason? {
    if answer == path { return .frontmost }
    if let ask = asks.first(where: { $0.subject == path }) { return ask.refusal ?? reason(ofAsked: ask) }
    if let parent = nearestAsked(above: path) {
      if let refusal = parent.refusal { return refusal.inside(parent.subject) }
      guard isThere(path) else { return nil }
      guard !parent.isOwnAnswer, let answer = parent.answer else { return .overrideAnswered(by: parent.subject) }
      return .covered(by: answer)
    }
    return isThere(path) ? answer.map { .covered(by: $0) } : nil
  }

  /// Whether a view that nobody asked is there: a golden may have one that is called otherwise by now, or is gone.
  private func isThere(_ path: String) -> Bool { unasked.contains { path == $0 || path.below($0) != path } }

  /// Of a view that didn't say no and was not hit: what became of its answer.
  private func reason(ofAsked ask: Ask) -> Reason {
    guard let own = ask.answer else { return .answeredNothing }
    if own != answer {
      let above = asks.last { ask.subject.below($0.subject) != ask.subject && $0.isOwnAnswer }
      return .passedOver(by: above?.subject ?? answer ?? own)
    }
    if own.below(ask.subject) != own { return .subviewHit(own) }
    if ask.isOwnAnswer { return .answeredElsewhere(own) }
    let inside = asks.first { $0.subject.below(ask.subject) != $0.subject && $0.isOwnAnswer && $0.answer == own }
    return .passedOver(by: inside?.subject ?? own)
  }

  /// The ask of the nearest superview of the path, by its name.
  public func nearestAsked(above path: String) -> Ask? {
    var best: Ask?
    for ask in asks where path.below(ask.subject) != path {
      if ask.subject.utf8.count >= best?.subject.utf8.count ?? 0 { best = ask }
    }
    return best
  }

  /// Why the view at that path was not hit, in one sentence with its rules; nil where it was, or nothing is known.
  ///
  /// `tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), so centerButton was never asked
  /// (H11).`
  public func sentence(whyNot path: String) -> String? {
    guard let reason = reason(for: path) else { return absence(of: path) }
    guard reason != .frontmost else { return nil }
    guard case .notAsked(let parent, let rule) = reason,
      let refusal = asks.first(where: { $0.subject == parent })?.refusal
    else { return reason.sentence(about: path.lastName) }
    let name = Escaping.escaped(parent.lastName)
    let missed = Escaping.escaped(path.lastName)
    let place = isInFront(parent) ? "is in front but " : ""
    let clause: String
    if case .outside = refusal {
      clause =
        "\(name) \(place.isEmpty ? "does not contain the point: it is" : "\(place)the point is") \(refusal.text)"
    } else {
      clause = "\(name) \(place)\(refusal.predicate)"
    }
    let follows = rule == refusal.rule ? "" : " (\(rule))"
    return "\(clause) (\(refusal.rule)), so \(missed) was never asked\(follows)."
  }

  /// `There is no home/footer any more.`: what is the first that is missing on the way to a view that is nowhere.
  private func absence(of path: String) -> String? {
    guard !asks.isEmpty else { return nil }
    let above = nearestAsked(above: path)?.subject
    let rest = path.dropFirst(above.map { $0.count + 1 } ?? 0)
    guard let missing = rest.split(separator: "/").first else { return nil }
    return "There is no \(Escaping.escaped((above.map { $0 + "/" } ?? "") + missing)) any more."
  }

  /// Whether the view was asked before the one that was hit, which is not below it.
  private func isInFront(_ path: String) -> Bool {
    guard let answer, let asked = asks.firstIndex(where: { $0.subject == path }),
      let hit = asks.firstIndex(where: { $0.subject == answer })
    else { return false }
    return asked < hit
  }
}
