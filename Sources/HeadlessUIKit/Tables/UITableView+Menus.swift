import Foundation

/// The menus that a delegate has for rows.
extension UITableView: MenuList {
  func placeOfMenu(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func placesOfMenu(at point: CGPoint) -> [IndexPath] { placeOfMenu(at: point).map { [$0] } ?? [] }

  func menu(of places: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    places.first.flatMap { tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func cellOfMenu(at place: IndexPath) -> UIView? { cellForRow(at: place) }
  func showsEdits(of place: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldShowMenuForRowAt: place) ?? false
  }
  func canPerform(_ edit: Selector, at place: IndexPath, for sender: Any) -> Bool {
    tableDelegate?.tableView(self, canPerformAction: edit, forRowAt: place, withSender: sender) ?? false
  }
  func perform(_ edit: Selector, at place: IndexPath, for sender: Any) {
    tableDelegate?.tableView(self, performAction: edit, forRowAt: place, withSender: sender)
  }
}
