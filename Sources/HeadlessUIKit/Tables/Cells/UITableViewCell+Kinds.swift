extension UITableViewCell {
  /// Called with the cell and its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// What a table's separators are.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
  /// How far a row is dragged. Raw values are UIKit's.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// What editing would do to a row. Raw values are UIKit's.
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }
  /// How a focused cell looks. Raw values are UIKit's.
  public enum FocusStyle: Int, Hashable, Sendable { case `default`, custom }

  /// What a row shows beside its content. Raw values are UIKit's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// While it is edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// While a swipe has opened the actions at its end.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    /// Nothing.
    public static let defaultMask: StateMask = []
  }

  /// Which labels a cell has; where they stand is the same for all.
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  /// Whether what is in a cell shows that it is highlighted or selected.
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  /// What stands at a cell's right side.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
