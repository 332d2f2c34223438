import Foundation

/// What a table says of its contents' sides.
struct CellSides: Equatable {
  /// What they keep out of.
  var clear = UIEdgeInsets.zero
  /// How wide their margins are.
  var margins = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: TableMetrics.margin)
}

/// What is in a table's cell, header or footer, unless a configuration has a view of its own: its margins at the
/// sides are the table's, unless code sets others.
class TableContentView: UIView {
  final var sideMargins = CellSides().margins { didSet { if sideMargins != oldValue { usualMarginsDidChange() } } }
  override var usualMargins: UIEdgeInsets {
    var margins = super.usualMargins
    (margins.left, margins.right) = (sideMargins.left, sideMargins.right)
    return margins
  }
}

/// What fingers on a cell hit. UIKit's has this name, too, and code looks for it.
final class UITableViewCellContentView: TableContentView {
  override var usualMargins: UIEdgeInsets {
    var margins = super.usualMargins
    (margins.top, margins.bottom) = (TableMetrics.textPadding, TableMetrics.textPadding)
    return margins
  }
}

/// What fingers on a header or footer hit.
final class UITableViewHeaderFooterContentView: TableContentView {}
