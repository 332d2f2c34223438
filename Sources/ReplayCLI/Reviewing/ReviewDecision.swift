import Goldens

/// What a person decided about some goldens that wait.
struct ReviewDecision {
  enum Verb { case accept, reject }

  /// What became of each golden: one that can't be decided on doesn't hold up the others.
  struct Outcome {
    let verb: Verb
    private(set) var done: [PendingGolden] = []
    /// Decided on by somebody else meanwhile, or dropped by a run that matches again.
    private(set) var gone: [PendingGolden] = []
    /// Of those that still wait.
    private(set) var failures: [GoldenError] = []

    fileprivate mutating func add(_ golden: PendingGolden, _ error: GoldenError?) {
      switch error?.problem {
      case nil: done.append(golden)
      case .nothingPending: gone.append(golden)
      case .some: if let error { failures.append(error) }
      }
    }
  }

  let verb: Verb
  let goldens: [PendingGolden]

  func carriedOut() -> Outcome {
    var outcome = Outcome(verb: verb)
    for golden in goldens {
      do throws(GoldenError) {
        switch verb {
        case .accept: try golden.accept()
        case .reject: try golden.store.reject()
        }
        outcome.add(golden, nil)
      } catch { outcome.add(golden, error) }
    }
    return outcome
  }
}
