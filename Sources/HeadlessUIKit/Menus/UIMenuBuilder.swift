import Foundation

/// Changes the system's menus, in `UIResponder.buildMenu(with:)`: the main one, whose commands keys perform, and
/// those of edits. A menu that is not there is no error: nothing comes of what is asked about it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenubuilder>
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Whose menus it changes.
  var system: UIMenuSystem { get }
  /// The menu of that name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of that name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that performs that.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// One menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Other elements in place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// A menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// A menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// A menu as the first of another one's elements.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// A menu as the last of another one's elements.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command that performs that, and says nothing with it.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// The system's menus. The main one has keys that perform its commands; it is never shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenusystem>
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// That of a menu bar.
  open class var main: UIMenuSystem { all.main }
  /// Those at a finger.
  open class var context: UIMenuSystem { all.context }
  private static let all = (main: UIMenuSystem(), context: UIMenuSystem())

  private override init() { super.init() }
  /// The next key has the main menu built anew. Menus of edits are built whenever one is shown.
  open func setNeedsRebuild() { if self === Self.main { UIApplication.shared.mainMenu.setNeedsRebuild() } }
  /// Nothing comes of it: there is nothing to validate.
  open func setNeedsRevalidate() {}
}
