import Foundation

/// What a table says of its contents' sides.
struct CellSides: Equatable {
  /// What they keep out of.
  var clear = UIEdgeInsets.zero
  /// How wide their margins are.
  var margins = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: TableMetrics.margin)

  /// Those of a cell, and of what is in it.
  static func margins(_ sides: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: TableMetrics.textPadding, left: sides.left, bottom: TableMetrics.textPadding, right: sides.right)
  }
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
  override var usualMargins: UIEdgeInsets { CellSides.margins(sideMargins) }
}

/// What fingers on a header or footer hit.
final class UITableViewHeaderFooterContentView: TableContentView {}
