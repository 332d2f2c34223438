import Foundation

/// What a table or a collection makes of fingers on its items.
package enum ListDecision {
  case selects(IndexPath)
  case deselects(IndexPath)
  /// A finger landed on the item, or lifted on it, and nothing comes of it.
  case refuses(IndexPath, RefusedItem)
}

/// Why a finger selects nothing.
package enum RefusedItem {
  /// `allowsSelection`, or the like for editing, is off.
  case notAllowed
  /// The delegate's should-highlight method said no.
  case shouldHighlightSaidNo
  /// The delegate's will-select or should-select method said no.
  case selectionSaidNo
  /// The delegate's will-deselect or should-deselect method said no.
  case deselectionSaidNo
}
