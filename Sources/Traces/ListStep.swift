/// What a table or a collection made of a finger on one of its items.
public enum ListStep: Hashable, Sendable {
  /// The finger selected the item.
  case selected(Place)
  /// The finger, or the selection of another item, deselected it.
  case deselected(Place)
  /// The finger landed on the item, or lifted on it, and nothing comes of it.
  case refused(Place, Refusal)

  /// The id of the rule that it follows.
  public var rule: String {
    switch self {
    case .selected: "V3"
    case .deselected: "V10"
    case .refused(_, let refusal): refusal.rule
    }
  }

  /// An item of a list, both counted from 0.
  public struct Place: Hashable, Sendable {
    /// Which section.
    public var section: Int
    /// Which of its rows or items.
    public var item: Int

    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// Why nothing comes of a finger on an item.
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
