import Foundation

/// Cells and section views that are used again.
extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return tiles.pool.register(identifier, nil) }
    guard let kind = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(type(of: self)): \(cellClass) is registered for cells, and is no UITableViewCell")
    }
    tiles.pool.register(identifier) { kind.make(registeredAs: $0) }
  }

  func registerSectionView(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return tiles.sections.pool.register(identifier, nil) }
    guard let kind = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(type(of: self)): \(aClass) is registered for headers, and is no UITableViewHeaderFooterView")
    }
    tiles.sections.pool.register(identifier) { kind.make(registeredAs: $0) }
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = tiles.pool.take(identifier, else: identifier) else { return nil }
    if isUsed {
      (cell.draggedAs, cell.isSwiped, cell.showsDeleteConfirmation) = (.none, false, false)
      cell.prepareForReuse()
    }
    return cell
  }

  func takeCell(_ identifier: String, at indexPath: IndexPath) -> UITableViewCell {
    guard let cell = takeCell(identifier) else {
      preconditionFailure(
        "\(type(of: self)): no cell for \"\(identifier)\": register(_:forCellReuseIdentifier:) comes first")
    }
    let size = rectForRow(at: indexPath).size
    if size != .zero { cell.frame.size = size }
    return cell
  }

  func takeSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = tiles.sections.pool.take(identifier, else: identifier) else { return nil }
    if isUsed { view.prepareForReuse() }
    return view
  }
}
