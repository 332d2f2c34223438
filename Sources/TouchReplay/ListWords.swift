import HeadlessUIKit
import Traces

/// What tables and collections decided, as a trace says it.
@MainActor enum ListWords {
  static func of(_ decision: ListDecision) -> ListStep {
    switch decision {
    case .selects(let place): .selected(.init(section: place.section, item: place.item))
    case .deselects(let place): .deselected(.init(section: place.section, item: place.item))
    case .refuses(let place, let why): .refused(.init(section: place.section, item: place.item), of(why))
    }
  }

  private static func of(_ refusal: RefusedItem) -> ListStep.Refusal {
    switch refusal {
    case .notAllowed: .notAllowed
    case .shouldHighlightSaidNo: .shouldHighlightSaidNo
    case .selectionSaidNo: .selectionSaidNo
    case .deselectionSaidNo: .deselectionSaidNo
    }
  }
}
