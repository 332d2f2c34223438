import HeadlessUIKit
import Traces

/// What became of a drag, as a trace says it.
@MainActor enum DragWords {
  static func of(_ decision: DragDecision, by touch: UITouch) -> DragStep {
    DragStep(what(decision), finger: touch.identifier)
  }

  private static func what(_ decision: DragDecision) -> DragStep.What {
    switch decision {
    case .lifts(let items): .lifted(items: items)
    case .liftsNothing(let why): .notLifted(of(why))
    case .begins: .began
    case .adds(let items): .added(items: items)
    case .callsOff: .calledOff
    case .declines: .declined
    case .enters: .entered
    case .proposes(let operation): .proposed(of(operation))
    case .leaves: .left
    case .springLoads: .springLoaded
    case .takes(let operation): .taken(of(operation))
    case .reorders(let from, let to): .reordered(from: of(from), to: of(to))
    case .ends(let operation): .ended(of(operation))
    }
  }

  private static func of(_ place: IndexPath) -> ListStep.Place { .init(section: place.section, item: place.item) }

  private static func of(_ refusal: RefusedLift) -> DragStep.Refusal {
    switch refusal {
    case .notEnabled: .notEnabled
    case .noItems: .noItems
    case .noDelegate: .noDelegate
    }
  }

  private static func of(_ operation: UIDropOperation) -> DragStep.Operation {
    switch operation {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}
