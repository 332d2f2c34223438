public import Foundation

/// What a swipe across a row offers: a button for each action.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the row's edge inwards.
  open private(set) var actions: [UIContextualAction]
  /// Whether a finger that lifts beyond the middle of the row performs the first one.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Without actions.
  public convenience override init() { self.init(actions: []) }
}

/// One of the things that a swipe offers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What is called, with the action, a view, and what to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it is.
  open private(set) var style: Style
  /// What it says.
  open var title: String?
  /// Kept, never drawn.
  open var image: UIImage?
  /// Kept, never drawn.
  open var backgroundColor: UIColor!
  /// Called for a tap on its button. The row stays open until it says that it is done.
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What an action is. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
}

/// One of the things that a swipe offered before iOS 11; the row stays open until the table's editing is ended.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What it is.
  open private(set) var style: Style
  /// What it says.
  open var title: String?
  /// Kept, never drawn.
  open var backgroundColor: UIColor?
  /// Kept, never drawn.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// - Parameter handler: called for a tap on its button.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What an action is. Raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default`, normal
    /// The same as `default`.
    public static let destructive = Style.default
  }
}
