/// The choices that a table has.
extension UITableView {
  /// How sections stand: plain headers float; groups stand apart, inset ones also from the sides.
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  /// What would be drawn between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  /// What separators' insets count from; they are not drawn. Raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Hashable, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// Of what cells in sight are asked for their sizes anew: of nothing, when code says so, or also when rules in
  /// their content place something anew. Raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  /// Kept: changes happen at once.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableView {
  /// Stands in an index for the search bar at the table's top.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when a finger has selected or deselected a row, once the delegate was told.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
