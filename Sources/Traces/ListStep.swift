/// What a table or a collection made of a finger on one of its items.
public enum ListStep: Hashable, Sendable {
  case selected(Place)
  case deselected(Place)
  /// The finger landed on the item, or lifted on it, and nothing comes of it.
  case refused(Place, Refusal)

  /// An item of a list, both counted from 0.
  public struct Place: Hashable, Sendable {
    /// Counted from 0.
    public var section: Int
    /// The row or item of the section, counted from 0.
    public var item: Int

    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// Why a tap on a list selects nothing.
  public enum Refusal: Hashable, Sendable {
    /// `allowsSelection`, or the like for editing, is off.
    case notAllowed
    /// The delegate's should-highlight method said no.
    case shouldHighlightSaidNo
    /// The delegate's will-select or should-select method said no.
    case selectionSaidNo
    /// The delegate's will-deselect or should-deselect method said no.
    case deselectionSaidNo

    /// The id of the rule that decides it.
    public var rule: String {
      switch self {
      case .notAllowed: "V4"
      case .shouldHighlightSaidNo: "V5"
      case .selectionSaidNo: "V7"
      case .deselectionSaidNo: "V8"
      }
    }
  }
}
