extension NSLayoutConstraint.Attribute {
  /// What two attributes have in common that a rule may be about.
  private enum Kind { case length, anyPlaceAcross, placeByReading, placeBySide, placeDown, none }

  private var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .length
    case .centerX, .centerXWithinMargins: .anyPlaceAcross
    case .leading, .trailing, .leadingMargin, .trailingMargin: .placeByReading
    case .left, .right, .leftMargin, .rightMargin: .placeBySide
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins: .placeDown
    case .firstBaseline, .lastBaseline: .placeDown
    }
  }

  /// Why no rule can be about both; nil where one can. A length may stand alone, a place may not.
  func fault(with second: Self) -> String? {
    switch (kind, second.kind) {
    case (.none, _), (.length, .none), (.length, .length), (.placeDown, .placeDown): nil
    case (.anyPlaceAcross, .anyPlaceAcross), (.anyPlaceAcross, .placeByReading), (.anyPlaceAcross, .placeBySide):
      nil
    case (.placeByReading, .anyPlaceAcross), (.placeByReading, .placeByReading): nil
    case (.placeBySide, .anyPlaceAcross), (.placeBySide, .placeBySide): nil
    case (_, .none): "a place must be paired with another one"
    case (.placeByReading, .placeBySide), (.placeBySide, .placeByReading):
      "leading and trailing can't be paired with left and right"
    default: "these attributes can't be paired"
    }
  }
}
