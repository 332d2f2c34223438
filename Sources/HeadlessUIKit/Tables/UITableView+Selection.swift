import Foundation

/// Which rows are selected, by fingers and by code.
extension UITableView {
  func codeSelects(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for place in tiles.selected { deselect(place) }
      return
    }
    tiles.load()
    guard tiles.geometry.contains(indexPath) else { return }
    if !allowsSeveral {
      for place in tiles.selected where place != indexPath { deselect(place) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  private func select(_ place: IndexPath, animated: Bool = false) {
    if !tiles.selected.contains(place) { tiles.selected.append(place) }
    tiles.shown[place]?.setSelected(true, animated: animated)
  }

  func deselect(_ place: IndexPath, animated: Bool = false) {
    tiles.selected.removeAll { $0 == place }
    tiles.shown[place]?.setSelected(false, animated: animated)
  }

  /// Rows that were chosen while the table was edited, or that nobody could choose while it is; no one is told.
  func deselectForEditing(animated: Bool) {
    if editsAllItems, allowsAny { return }
    for place in tiles.selected { deselect(place, animated: animated) }
  }
}

/// What a finger on a row does.
extension UITableView: PressedList {
  func place(holding view: UIView) -> IndexPath? {
    let cell = sequence(first: view, next: \.superview).first { $0 is UITableViewCell }
    return (cell as? UITableViewCell).flatMap(indexPath)
  }

  func isInside(_ touch: UITouch, of place: IndexPath) -> Bool {
    rectForRow(at: place).contains(touch.location(in: self))
  }

  func beginHighlight(of place: IndexPath) -> Bool {
    guard allowsAny else {
      tell(.refuses(place, .notAllowed))
      return false
    }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: place) ?? true else {
      tell(.refuses(place, .shouldHighlightSaidNo))
      return false
    }
    // Who was asked may have moved the row, or taken it away.
    guard let place = press?.place else { return false }
    tiles.shown[place]?.setHighlighted(true, animated: false)
    hideSelection(but: place)
    tableDelegate?.tableView(self, didHighlightRowAt: place)
    return true
  }

  func endHighlight(of place: IndexPath) {
    tiles.shown[place]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: place)
  }

  var selectedPlaces: [IndexPath] { tiles.selected }

  func show(_ place: IndexPath, selected isSelected: Bool) {
    guard let cell = tiles.shown[place], cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: false)
  }

  func choose(_ place: IndexPath) {
    finishPress()
    let extends = editsAllItems && allowsSeveral && !tiles.selected.isEmpty
    let changes = tiles.changes
    defer { if !extends, tiles.changes == changes { act(on: place) } }
    if allowsSeveral, tiles.selected.contains(place) {
      userDeselects(place)
    } else {
      userSelects(place)
    }
    // Whoever was asked may have kept what was selected.
    showSelection()
  }

  /// A tap on a row is its primary action, too, whatever it selects; while the table is edited one that adds to
  /// nothing.
  private func act(on place: IndexPath) {
    guard let delegate = tableDelegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: place) else {
      return
    }
    delegate.tableView(self, performPrimaryActionForRowAt: place)
  }

  func userSelects(_ place: IndexPath) {
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: place) } ?? place
    guard let wanted, tiles.geometry.contains(wanted) else { return tell(.refuses(place, .selectionSaidNo)) }
    let before = tiles.selected
    if !allowsSeveral {
      for old in before where old != wanted { deselectAsked(old) }
      // Who was told may have taken the row away.
      guard tiles.geometry.contains(wanted) else { return }
    }
    tell(.selects(wanted))
    select(wanted)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    if before != [wanted] { postSelection() }
  }

  func userDeselects(_ place: IndexPath) {
    if deselectAsked(place) { postSelection() }
  }

  @discardableResult
  private func deselectAsked(_ place: IndexPath) -> Bool {
    let wanted = tableDelegate.map { $0.tableView(self, willDeselectRowAt: place) } ?? place
    guard let wanted, tiles.selected.contains(wanted) else {
      tell(.refuses(place, .deselectionSaidNo))
      return false
    }
    tell(.deselects(wanted))
    deselect(wanted)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    return true
  }

  /// Once the delegate knows; of what code selects nothing is posted.
  private func postSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
