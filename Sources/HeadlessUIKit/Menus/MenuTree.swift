import Foundation

/// A menu of the system's on its way through those who change it, each by `buildMenu(with:)`.
@MainActor final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(of system: UIMenuSystem, _ children: [UIMenuElement]) {
    self.system = system
    root = UIMenu(identifier: .root, children: children)
  }

  // MARK: Looking

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    everything(in: root).lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    everything(in: root).lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    everything(in: root).lazy.compactMap { $0 as? UICommand }
      .first { $0.action == action && Self.comparable($0.propertyList) == Self.comparable(propertyList) }
  }

  private static func comparable(_ propertyList: Any?) -> AnyHashable? {
    propertyList.map { $0 as? AnyHashable ?? AnyHashable(String(describing: $0)) }
  }

  private func everything(in menu: UIMenu) -> [UIMenuElement] {
    [menu] + menu.children.flatMap { ($0 as? UIMenu).map(everything) ?? [$0] }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    put([replacementMenu], inPlaceOf: replacedIdentifier)
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change { menu, children in menu.identifier == parentIdentifier ? childrenBlock(children) : children }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    put([siblingMenu, nil], inPlaceOf: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    put([nil, siblingMenu], inPlaceOf: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { put([], inPlaceOf: removedIdentifier) }

  /// - Parameter menus: nil for the one that is there.
  private func put(_ menus: [UIMenu?], inPlaceOf identifier: UIMenu.Identifier) {
    change { _, children in
      children.flatMap { child in
        (child as? UIMenu)?.identifier == identifier ? menus.map { $0 ?? child } : [child]
      }
    }
  }

  private func change(_ children: (UIMenu, [UIMenuElement]) -> [UIMenuElement]) {
    root = changed(root, children)
  }

  /// From the innermost menu outwards, so that what is put in is not looked at.
  private func changed(_ menu: UIMenu, _ children: (UIMenu, [UIMenuElement]) -> [UIMenuElement]) -> UIMenu {
    let inner = menu.children.map { child in (child as? UIMenu).map { changed($0, children) } ?? child }
    return menu.replacingChildren(children(menu, inner))
  }
}
