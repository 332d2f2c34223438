import Foundation

/// The menus that a delegate has for rows.
extension UITableView: MenuList {
  func placeOfMenu(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func menu(of place: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: place, point: point)
  }

  func menuComes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: MenuAnimator())
  }

  func menuGoes(_ configuration: UIContextMenuConfiguration, at place: IndexPath) {
    _ = delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: MenuAnimator())
  }
}
