public import Foundation

/// What a swipe over a row would offer. It is not shown: where a delegate answers one to a finger that goes over a
/// row, the finger doesn't select the row, and the trace warns of it, once a table.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the row's edge inwards.
  public let actions: [UIContextualAction]
  /// Kept: nothing swipes.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One of the things that a swipe would offer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What is called, with the action, a view, and what to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it is.
  public let style: Style
  /// What it says.
  open var title: String?
  /// Kept, never drawn.
  open var image: UIImage?
  /// Kept, never drawn.
  open var backgroundColor: UIColor!
  /// For code to call: no finger does.
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
