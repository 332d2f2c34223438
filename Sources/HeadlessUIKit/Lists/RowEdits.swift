import Foundation

/// The menu of edits that a delegate had for rows before there were context menus: shown by the application's
/// `UIMenuController`, at the row.
///
/// It has cut, copy and paste, then the controller's own items, each where the delegate lets it. The delegate
/// performs the first three; the others the cell does.
final class RowEdits: UIContextMenuConfiguration {
  private weak var list: (any MenuList)?
  private let place: IndexPath
  private let rows: [UIMenuElement]

  private init(_ rows: [UIMenuElement], of place: IndexPath, in list: any MenuList) {
    (self.rows, self.place, self.list) = (rows, place, list)
    super.init()
  }

  /// Nil where the delegate has none for the row, or lets it have nothing.
  static func of(_ place: IndexPath, in list: any MenuList) -> RowEdits? {
    guard list.cellOfMenu(at: place) != nil, list.showsEdits(of: place) else { return nil }
    let controller = UIMenuController.shared
    let edits = [StandardEdit.cut, .copy, .paste].map { edit in
      (title: edit.title, action: Selector(edit.rawValue), isOfDelegate: true)
    }
    let own = (controller.menuItems ?? []).map { (title: $0.title, action: $0.action, isOfDelegate: false) }
    let rows = (edits + own).filter { list.canPerform($0.action, at: place, for: controller) }
      .map { row in
        UIAction(title: row.title) { [weak list] _ in
          if row.isOfDelegate {
            list?.perform(row.action, at: place, for: controller)
          } else if let cell = list?.cellOfMenu(at: place) {
            ActionLookup.call(row.action, of: cell, with: controller, from: controller)
          }
        }
      }
    return rows.isEmpty ? nil : RowEdits(rows, of: place, in: list)
  }

  func show() {
    guard let cell = list?.cellOfMenu(at: place) else { return }
    UIMenuController.shared.show(rows, at: cell.bounds, of: cell)
  }
}
