import Foundation

/// A list whose rows may have menus: what tables and collections have in common.
@MainActor protocol MenuList: PressedList {
  /// The item at a point, in the list's coordinates.
  func placeOfMenu(at point: CGPoint) -> IndexPath?
  /// What a menu at a point would be for: the item there, with others that go along with it; nothing between items.
  func placesOfMenu(at point: CGPoint) -> [IndexPath]
  /// What the delegate has for a finger that has rested on the items.
  func menu(of places: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  /// The menu comes; the delegate is asked for previews, and told.
  func menuComes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu goes; the delegate is asked for previews, and told.
  func menuGoes(
    _ configuration: UIContextMenuConfiguration, at places: [IndexPath],
    with animator: (any UIContextMenuInteractionAnimating)?)
  /// The item's cell, where it shows.
  func cellOfMenu(at place: IndexPath) -> UIView?
  /// Whether the delegate has a menu of edits for it.
  func showsEdits(of place: IndexPath) -> Bool
  /// Whether the delegate lets the item be edited so.
  func canPerform(_ edit: Selector, at place: IndexPath, for sender: Any) -> Bool
  /// Has the delegate edit the item.
  func perform(_ edit: Selector, at place: IndexPath, for sender: Any)
}

/// Menus of a list's rows: a finger that rests on a row has the list's delegate asked for one.
@MainActor final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(ofPlacesBy: self)
  private weak var list: (any MenuList)?
  /// What the menu that is shown is for.
  private var places: [IndexPath]?

  init(of list: any MenuList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let list else { return nil }
    let places = list.placesOfMenu(at: location)
    let configuration =
      list.menu(of: places, at: location)
      ?? list.placeOfMenu(at: location).flatMap { RowEdits.of($0, in: list) }
    if configuration != nil { self.places = places }
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let places { list?.menuComes(configuration, at: places, with: animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let places { list?.menuGoes(configuration, at: places, with: animator) }
    places = nil
  }
}
