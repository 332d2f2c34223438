import HeadlessUIKit
import Traces

extension ListStep {
  /// What a table or a collection decided, as a trace says it.
  init(_ decision: ListDecision) {
    self =
      switch decision {
      case .selects(let place): .selected(Place(place))
      case .deselects(let place): .deselected(Place(place))
      case .refuses(let place, let why): .refused(Place(place), Refusal(why))
      }
  }
}

extension ListStep.Place {
  init(_ place: IndexPath) { self.init(section: place.section, item: place.item) }
}

extension ListStep.Refusal {
  fileprivate init(_ refusal: RefusedItem) {
    self =
      switch refusal {
      case .notAllowed: .notAllowed
      case .shouldHighlightSaidNo: .shouldHighlightSaidNo
      case .selectionSaidNo: .selectionSaidNo
      case .deselectionSaidNo: .deselectionSaidNo
      }
  }
}
