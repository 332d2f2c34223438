public import Foundation

/// Cells and section views that are used again.
extension UITableView {
  /// Has cells of that class made when one is dequeued and none rests. Nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return tiles.pool.register(identifier, nil) }
    guard let kind = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(type(of: self)): \(cellClass) is registered for cells, and is no UITableViewCell")
    }
    tiles.pool.register(identifier) { kind.make(registeredAs: $0) }
  }

  /// As for cells, for the headers and footers of sections.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return tiles.sections.pool.register(identifier, nil) }
    guard let kind = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(type(of: self)): \(aClass) is registered for headers, and is no UITableViewHeaderFooterView")
    }
    tiles.sections.pool.register(identifier) { kind.make(registeredAs: $0) }
  }

  /// A cell that went out of sight, after `prepareForReuse`, or a new one of the registered class; nil where there
  /// is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = tiles.pool.take(identifier) else { return nil }
    if isUsed { cell.prepareForReuse() }
    return cell
  }

  /// As without an index path, and has the row's size. Traps where no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "\(type(of: self)): no cell for \"\(identifier)\": register(_:forCellReuseIdentifier:) comes first")
    }
    let size = rectForRow(at: indexPath).size
    if size != .zero { cell.frame.size = size }
    return cell
  }

  /// As for cells.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = tiles.sections.pool.take(identifier) else { return nil }
    if isUsed { view.prepareForReuse() }
    return view
  }
}
