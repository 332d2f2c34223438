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

  func cellOfMenu(at place: IndexPath) -> UIView? { cellForRow(at: place) }
  func showsEdits(of place: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: place) ?? false
  }
  func canPerform(_ edit: Selector, at place: IndexPath, for sender: Any) -> Bool {
    delegate?.tableView(self, canPerformAction: edit, forRowAt: place, withSender: sender) ?? false
  }
  func perform(_ edit: Selector, at place: IndexPath, for sender: Any) {
    delegate?.tableView(self, performAction: edit, forRowAt: place, withSender: sender)
  }
}
