public import Foundation

/// A menu about to be shown: what stands in it, and what is shown with it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What code tells it by.
  open var identifier: any NSCopying { given }
  private let given: any NSCopying
  /// Several items' identifiers, for menus of lists; kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Kept: the rows have one order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Kept: there are no badges.
  open var badgeCount = 0
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: one of its own where nil.
  ///   - previewProvider: asked when the menu is shown; its view is not.
  ///   - actionProvider: asked when the menu is shown; without it, a preview comes alone. The system suggests
  ///     nothing.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    given = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// In which order rows stand. Raw values are UIKit's.
  public enum ElementOrder: Int, Hashable, Sendable { case automatic, priority, fixed }
}

/// Makes what is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu out of what the system suggests: nothing.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
