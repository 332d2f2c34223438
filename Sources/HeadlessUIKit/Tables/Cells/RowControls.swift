import Foundation

/// What editing puts beside a cell's content: the control that deletes or inserts, or a mark of selection, before
/// it, and what a finger takes the row by after everything else. The places are ours.
@MainActor final class RowControls {
  private var edit: UITableViewCellEditControl?
  private var reorder: UITableViewCellReorderControl?

  /// How much of the cell's width is taken before the content.
  func leadingWidth(of cell: UITableViewCell) -> CGFloat {
    cell.rowEditing?.indents == true ? TableMetrics.editControl : 0
  }

  /// How much of it is taken behind the accessory.
  func trailingWidth(of cell: UITableViewCell) -> CGFloat {
    cell.rowEditing?.isReordered == true ? TableMetrics.reorderControl : 0
  }

  func layOut(_ cell: UITableViewCell, within bounds: CGRect) {
    if let control = cell.rowEditing?.control {
      let shown = edit ?? UITableViewCellEditControl(of: cell)
      edit = shown
      cell.addSubview(shown)
      shown.isUserInteractionEnabled = control != .selectionMark
      let box = CGRect(x: bounds.minX, y: 0, width: TableMetrics.editControl, height: bounds.height)
      shown.frame = cell.byReading(box)
    } else {
      edit?.removeFromSuperview()
      edit = nil
    }
    if cell.rowEditing?.isReordered == true {
      let shown = reorder ?? UITableViewCellReorderControl(of: cell)
      reorder = shown
      cell.addSubview(shown)
      let width = TableMetrics.reorderControl
      shown.frame = cell.byReading(CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height))
    } else {
      reorder?.removeFromSuperview()
      reorder = nil
    }
  }
}

/// UIKit's name for the round control that deletes or inserts.
final class UITableViewCellEditControl: UIControl {
  convenience init(of cell: UITableViewCell) {
    self.init(frame: .zero)
    addAction(UIAction(title: "edit") { [weak cell] _ in cell.map { $0.editAction($0) } }, for: .touchUpInside)
  }
}

/// UIKit's name for what a finger takes a row by. It does so as soon as it lands, before anything scrolls.
final class UITableViewCellReorderControl: UIControl {
  convenience init(of cell: UITableViewCell) {
    self.init(frame: .zero)
    addGestureRecognizer(
      GripPress(name: "reorder") { [weak cell] press in cell.map { $0.reorderAction($0, press) } })
  }
}
