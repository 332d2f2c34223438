extension DragStep {
  /// The fourth column.
  var word: String {
    switch what {
    case .lifted: "lifted"
    case .notLifted: "not lifted"
    case .began: "drag began"
    case .added: "drag grew"
    case .calledOff: "lift called off"
    case .declined: "drop declined"
    case .entered: "drag entered"
    case .proposed: "drop proposed"
    case .left: "drag left"
    case .springLoaded: "spring loaded"
    case .taken: "drop taken"
    case .reordered: "reordered"
    case .ended: "drag ended"
    }
  }

  /// `0  2 items`, `0  move`, `0  its delegate gave no items`
  func write(to writer: inout LineWriter) {
    writer.integer(finger)
    if let outcome { writer.words("  \(outcome)") }
  }

  /// `lifted 2 items`, `drag began`: in the story of its finger.
  var story: String { outcome.map { "\(word) \($0)" } ?? word }

  private var outcome: String? {
    switch what {
    case .lifted(let items), .added(let items): items == 1 ? "1 item" : "\(items) items"
    case .notLifted(let refusal): refusal.text
    case .proposed(let operation), .taken(let operation), .ended(let operation): operation.rawValue
    case .reordered(let from, let to): from == to ? "\(from.text) stays" : "\(from.text) → \(to.text)"
    case .began, .calledOff, .declined, .entered, .left, .springLoaded: nil
    }
  }
}

extension DragStep.Refusal {
  fileprivate var text: String {
    switch self {
    case .notEnabled: "dragging is not enabled"
    case .noItems: "its delegate gave no items"
    case .noDelegate: "its delegate is gone"
    }
  }
}
