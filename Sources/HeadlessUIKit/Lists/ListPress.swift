import Foundation

/// A finger on an item of a list, from landing to lifting.
struct ListPress {
  let touch: UITouch
  var place: IndexPath
}

/// A list whose items a finger highlights and selects: what tables and collections have in common.
///
/// One finger at a time. It highlights the item that it landed on, and selects it when it lifts on it; a finger
/// that leaves the item, or is taken to scroll, does nothing more. Where one item alone can be selected, the one
/// that is doesn't look so meanwhile (S78).
@MainActor protocol PressedList: UIScrollView {
  var press: ListPress? { get set }
  /// Whether the list is edited as a whole, and not just a row that is swiped open.
  var editsAllItems: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// The item in which the view lies.
  func place(holding view: UIView) -> IndexPath?
  /// Whether a finger on the item is inside of it.
  func isInside(_ touch: UITouch, of place: IndexPath) -> Bool
  /// Highlights the item, if it may be highlighted.
  func beginHighlight(of place: IndexPath) -> Bool
  func endHighlight(of place: IndexPath)
  var selectedPlaces: [IndexPath] { get }
  /// Has the item's cell look selected or not, whatever it is.
  func show(_ place: IndexPath, selected isSelected: Bool)
  /// The finger lifted on the item, which is highlighted still: selects it, and stops the press. Whoever is told
  /// may do that first, by changing what the list shows.
  func choose(_ place: IndexPath)
}

extension PressedList {
  var allowsAny: Bool {
    editsAllItems
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  var allowsSeveral: Bool { editsAllItems ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func tell(_ decision: @autoclosure () -> ListDecision) { Decisions.tell(.list(self, decision())) }

  func beginPress(_ touches: Set<UITouch>) {
    guard press == nil, let touch = touches.inLandingOrder.first, let view = touch.view,
      let place = place(holding: view)
    else { return }
    // Who is told of the highlight may change what the list shows, and so end the press.
    press = ListPress(touch: touch, place: place)
    if !beginHighlight(of: place) { press = nil }
  }

  func followPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch), !isInside(press.touch, of: press.place) else { return }
    stopPress()
  }

  func endPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    guard isInside(press.touch, of: press.place) else { return stopPress() }
    choose(press.place)
  }

  func cancelPress(_ touches: Set<UITouch>) {
    if let press, touches.contains(press.touch) { stopPress() }
  }

  /// Items have come, gone and moved: the finger is on the same one as before.
  /// - Parameter places: where items that stay were, and are now. Those that go have ended their highlight.
  func movePress(by places: [IndexPath: IndexPath]) {
    if let old = press?.place, let new = places[old] { press?.place = new }
  }

  /// Items are about to go: a finger on one of them does nothing more.
  func stopPress(unlessKeptBy moves: @autoclosure () -> ListMoves) {
    if let press, moves().items[press.place] == nil { stopPress() }
  }

  /// Ends the highlight; nothing will be selected, and what is looks so again.
  func stopPress() {
    guard press != nil else { return }
    finishPress()
    showSelection()
  }

  /// Ends the highlight; the look that the finger has taken stays away for now.
  func finishPress() {
    guard let press else { return }
    self.press = nil
    endHighlight(of: press.place)
  }

  /// A finger on an item takes its look from another one that is selected, which its lift may deselect.
  func hideSelection(but place: IndexPath) {
    guard allowsAny, !allowsSeveral else { return }
    for other in selectedPlaces where other != place { show(other, selected: false) }
  }

  /// The look that the finger has taken comes back.
  func showSelection() {
    for place in selectedPlaces { show(place, selected: true) }
  }
}
