import Foundation

/// The menu of a back button: the levels below, the nearest first (V524).
extension UINavigationBar {
  /// Made when it is opened: titles may change until then. An item of the application's own that names the way back
  /// may keep a menu away, by an override.
  func menuOfLevels(above backItem: UINavigationItem) -> UIMenu? {
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] use in use(self?.levels ?? []) }
    ])
    guard let own = backItem.backBarButtonItem else { return menu }
    if own.menu == nil { own.menu = menu }
    return own.menu
  }

  private var levels: [UIMenuElement] {
    (items ?? []).dropLast().reversed().map { item in
      UIAction(title: item.titleOfWayBack) { [weak self, weak item] _ in if let item { self?.go(backTo: item) } }
    }
  }

  private func go(backTo item: UINavigationItem) {
    guard items?.contains(where: { $0 === item }) == true else { return }
    if let goesBackTo { return goesBackTo(item) }
    while let top = topItem, top !== item {
      popItem(animated: true)
      // The delegate may keep it.
      if topItem === top { return }
    }
  }
}

extension UINavigationItem {
  /// What the way back to it is called.
  var titleOfWayBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back }

  /// What the back button says of it.
  var titleOfBackButton: String {
    switch backButtonDisplayMode {
    case .default: titleOfWayBack
    case .generic: Self.back
    case .minimal: ""
    }
  }

  private static let back = "Back"
}
