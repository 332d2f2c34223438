import HeadlessUIKit
import Traces

extension DragStep {
  /// What became of a drag, as a trace says it.
  @MainActor init(_ decision: DragDecision, by touch: UITouch) {
    self.init(What(decision), finger: touch.identifier)
  }
}

extension DragStep.What {
  fileprivate init(_ decision: DragDecision) {
    self =
      switch decision {
      case .lifts(let items): .lifted(items: items)
      case .liftsNothing(let why): .notLifted(DragStep.Refusal(why))
      case .begins: .began
      case .adds(let items): .added(items: items)
      case .callsOff: .calledOff
      case .declines: .declined
      case .enters: .entered
      case .proposes(let operation): .proposed(DragStep.Operation(operation))
      case .leaves: .left
      case .springLoads: .springLoaded
      case .takes(let operation): .taken(DragStep.Operation(operation))
      case .reorders(let from, let to): .reordered(from: ListStep.Place(from), to: ListStep.Place(to))
      case .ends(let operation): .ended(DragStep.Operation(operation))
      }
  }
}

extension DragStep.Refusal {
  fileprivate init(_ refusal: RefusedLift) {
    self =
      switch refusal {
      case .notEnabled: .notEnabled
      case .noItems: .noItems
      case .noDelegate: .noDelegate
      }
  }
}

extension DragStep.Operation {
  fileprivate init(_ operation: UIDropOperation) {
    self =
      switch operation {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
  }
}
