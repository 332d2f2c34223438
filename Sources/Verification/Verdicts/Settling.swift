/// How several replays of one recording come to one outcome.
extension Outcome {
  /// What stands after a failure was replayed again, alone in a fresh process.
  ///
  /// The fresh replay's word counts, except that one which matches makes the failure *order-dependent*.
  public func settled(by fresh: Outcome) -> Outcome {
    var outcome = fresh
    if fresh.verdict == .matches, let evidence = verdict.evidence {
      outcome.verdict = .orderDependent(evidence)
    } else if let fingerprint, let other = fresh.fingerprint, fingerprint != other {
      outcome.remark = "two replays of it were not the same; `replay verify --repeat 10` shows how"
    }
    return outcome
  }

  /// What stands after several replays: the first one's outcome, unless another differs from it; then *unstable*.
  ///
  /// Traces are told apart by their fingerprints, so the verifier must have taken them.
  public static func settled(_ replays: [Outcome]) -> Outcome? {
    guard let first = replays.first else { return nil }
    for (index, other) in replays.enumerated().dropFirst() where !first.isAlike(other) {
      // Of the two, the one that failed is told: the first where the other one matches.
      let isFirstTold = other.verdict == .matches
      let told = isFirstTold ? first : other
      var outcome = first
      outcome.verdict = .unstable(
        Instability(
          replay: isFirstTold ? 1 : index + 1, of: replays.count, evidence: told.verdict.evidence ?? .otherTrace))
      return outcome
    }
    return first
  }

  private func isAlike(_ other: Outcome) -> Bool {
    verdict.name == other.verdict.name && fingerprint == other.fingerprint
  }

  /// Whether another replay could come out otherwise.
  public var isOfOneReplay: Bool { verdict.evidence != nil }
}
