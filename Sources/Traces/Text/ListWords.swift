extension ListStep {
  /// The fourth column.
  var word: String {
    switch self {
    case .selected: "selected"
    case .deselected: "deselected"
    case .refused(_, .deselectionSaidNo): "stays selected"
    case .refused: "not selected"
    }
  }

  /// `0-14`, `0-14  shouldHighlight said no`
  func write(to writer: inout LineWriter) {
    switch self {
    case .selected(let place), .deselected(let place): place.write(to: &writer)
    case .refused(let place, let refusal):
      place.write(to: &writer)
      writer.words("  \(refusal.text)")
    }
  }
}

extension ListStep.Place {
  /// `0-14`
  var text: String { "\(section)-\(item)" }

  fileprivate func write(to writer: inout LineWriter) {
    writer.integer(section)
    writer.words("-")
    writer.integer(item)
  }
}

extension ListStep.Refusal {
  fileprivate var text: String {
    switch self {
    case .notAllowed: "selection is not allowed"
    case .shouldHighlightSaidNo: "its delegate's shouldHighlight said no"
    case .selectionSaidNo: "its delegate kept it from being selected"
    case .deselectionSaidNo: "its delegate kept it from being deselected"
    }
  }
}
