import Traces

extension ReplayedExample {
  /// What one recognizer did and what became of it, in order, without its changes and actions.
  func steps(of recognizer: String) -> [GestureStep.What] {
    entries.compactMap {
      guard $0.subject.hasSuffix(recognizer), case .gesture(let step) = $0.event else { return nil }
      if case .action = step.what { return nil }
      return step.what == .changed ? nil : step.what
    }
  }
}
