import Foundation

/// What stands in the middle of a bar for a title that has a menu.
final class BarTitleButton: UIButton {
  private weak var item: UINavigationItem?
  private weak var bar: UINavigationBar?

  convenience init(on bar: UINavigationBar) {
    self.init(frame: .zero)
    self.bar = bar
    accessibilityIdentifier = "title"
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  func show(_ item: UINavigationItem) {
    self.item = item
    setTitle(item.title, for: .normal)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item, let menu = titleMenu(of: item), !menu.children.isEmpty else { return nil }
    if item.documentProperties != nil {
      Decisions.tell(.warns(self, "the header of a title's menu, with its document, isn't shown here"))
    }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// What the item makes of what the system suggests; that itself, where it doesn't say.
  private func titleMenu(of item: UINavigationItem) -> UIMenu? {
    let suggested = renaming(item) + TitleEdit.allCases.compactMap { $0.element(for: item) }
    guard let provider = item.titleMenuProvider else { return UIMenu(children: suggested) }
    return provider(suggested)
  }

  private func renaming(_ item: UINavigationItem) -> [UIMenuElement] {
    guard item.mayBeRenamed else { return [] }
    let identifier = UIAction.Identifier("com.apple.menu.rename")
    return [UIAction(title: "Rename", identifier: identifier) { [weak bar] _ in bar?.beginRenaming() }]
  }
}

/// What a title's menu offers where who shows the title, or is after it in the chain, says that it can perform it.
private enum TitleEdit: String, CaseIterable {
  case duplicate = "duplicate:"
  case move = "move:"
  case export = "export:"
  case print = "printContent:"

  private var title: String {
    switch self {
    case .duplicate: "Duplicate"
    case .move: "Move"
    case .export: "Export"
    case .print: "Print"
    }
  }

  @MainActor func element(for item: UINavigationItem) -> UIMenuElement? {
    let action = Selector(rawValue)
    let target = item.owner?.target(forAction: action, withSender: item) as? UIResponder
    guard let target else { return nil }
    return UIAction(title: title) { [weak target] chosen in
      switch self {
      case .duplicate: target?.duplicate(chosen)
      case .move: target?.move(chosen)
      case .export: target?.export(chosen)
      case .print: target?.printContent(chosen)
      }
    }
  }
}

extension UINavigationItem {
  /// Whether a finger on its title brings a menu.
  var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil }
  /// Whether its title may be typed anew now.
  var mayBeRenamed: Bool { renameDelegate?.navigationItemShouldBeginRenaming(self) ?? false }
}
