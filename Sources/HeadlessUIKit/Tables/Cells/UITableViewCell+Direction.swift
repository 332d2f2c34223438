import Foundation

/// Rows that people read from the right begin there.
extension UITableViewCell {
  /// Whether the row begins at the right: as the cell's attribute says, and as its table reads where that leaves it
  /// open.
  var rowReadsFromTheRight: Bool {
    readsFromTheRight
      || semanticContentAttribute == .unspecified && (superview as? UITableView)?.readsFromTheRight == true
  }

  /// Where a part of the row stands, by where it does in one that is read from the left.
  func byReading(_ box: CGRect) -> CGRect { rowReadsFromTheRight ? box.mirrored(in: bounds) : box }
}
