import Foundation

extension UICellAccessory {
  private static func button(
    _ type: AccessoryType, _ side: Side, _ displayed: DisplayedState, _ room: any AccessoryRoom,
    _ act: @escaping @MainActor (UIView) -> Void
  ) -> UICellAccessory {
    UICellAccessory(type, side, displayed, room) {
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryButton, height: TableMetrics.accessoryButton))
      button.accessibilityIdentifier = "\(type)"
      button.addAction(UIAction { ($0.sender as? UIView).map(act) }, for: .touchUpInside)
      return button
    }
  }

  /// A button that deletes while the collection is edited. Without a handler it shows the row's trailing swipe
  /// actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    nonisolated(unsafe) let actionHandler = actionHandler
    return button(.delete, .leading, displayed, options) { button in
      if let actionHandler { return actionHandler() }
      let cell = sequence(first: button, next: \.superview).first { $0 is UICollectionViewCell }
      guard let cell = cell as? UICollectionViewCell else { return }
      let list = sequence(first: cell as UIView, next: \.superview).first { $0 is UICollectionView }
      (list as? UICollectionView)?.showTrailingActions(of: cell)
    }
  }

  /// A button that inserts while the collection is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    nonisolated(unsafe) let actionHandler = actionHandler
    return button(.insert, .leading, displayed, options) { _ in actionHandler?() }
  }

  /// By which a finger moves the row while the collection is edited, as soon as it lands there.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, .trailing, displayed, options) {
      ReorderMark(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryButton, height: TableMetrics.accessoryButton))
    }
  }

  /// Whether the row is selected, while the collection is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading, displayed, options) {
      let mark = UIView(
        frame: CGRect(x: 0, y: 0, width: TableMetrics.accessoryMark, height: TableMetrics.accessoryMark))
      mark.isUserInteractionEnabled = false
      return mark
    }
  }

  /// A button that opens and closes what is in the row's item, or calls the handler. In the header's style a tap on
  /// the row does, too, and selects nothing; in the automatic one it does so where the row is its section's header.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    nonisolated(unsafe) let actionHandler = actionHandler
    var accessory = button(.outlineDisclosure, .trailing, displayed, options) { button in
      if let actionHandler { return actionHandler() }
      let cell = sequence(first: button, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
      if let cell, let collection = cell.superview as? UICollectionView, let place = collection.indexPath(for: cell)
      {
        (collection.collectionSource as? any OutlinedItems)?.toggleItem(at: place)
      }
    }
    accessory.outlineStyle = actionHandler == nil ? options.style : nil
    return accessory
  }

  /// A button that shows a menu, one of whose actions is always chosen: its title is the button's. The handler
  /// hears of each that a finger chooses, with the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    // Called on the main actor alone.
    nonisolated(unsafe) let told = selectedElementDidChangeHandler
    return UICellAccessory(.popUpMenu, .trailing, displayed, options) {
      let button = MenuAccessoryButton(type: .system)
      (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
      button.changesSelectionAsPrimaryAction = true
      button.frame.size = button.intrinsicContentSize
      button.choosing = { told?(menu) }
      return button
    }
  }
}

/// Tells of what a finger has chosen of its menu.
private final class MenuAccessoryButton: UIButton {
  var choosing: () -> Void = {}

  override func hasChosen(_ action: UIAction) {
    super.hasChosen(action)
    choosing()
  }
}

/// Items in items, which open and close.
@MainActor protocol OutlinedItems: AnyObject {
  func toggleItem(at indexPath: IndexPath)
  /// In how many items the one there is.
  func level(ofItemAt indexPath: IndexPath) -> Int
}
