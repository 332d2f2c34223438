public import Foundation

/// Who has a navigation item's title renamed in the bar: asked before, and told of the new title.
///
/// Renaming begins by the title's menu, or by a navigation controller's `rename(_:)`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate>
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The item has the title already. Setting another one is up to you.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Yes, unless it says otherwise: without, the title's menu has no row for it.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// The text to begin with, and what of it is selected: the title, and all of it, unless it says otherwise.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Yes, unless it says otherwise: then the title stays as it was. Not asked where another item takes the bar.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The document that a title stands for; kept. The header that a title's menu has of it is not shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentproperties>
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  let url: URL

  /// Of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Kept, never called: there is no header to share it by.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Kept, never called: there is no header to drag.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Kept, never drawn.
  open var wantsIconRepresentation = true
}
