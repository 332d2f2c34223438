public import Foundation

/// Shows a caret, handles and what is selected, in a text of the application's own. Nothing is drawn, and no finger
/// takes hold of a handle: its views are there, without extent, and touches go past them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction>
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// Never asked. Not retained.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The text. Not retained.
  open private(set) weak var textInput: (any UITextInput & UIView)?
  open private(set) weak var view: UIView?
  /// Kept: whether the caret would show.
  open var isActivated = false

  public init(
    textInput: any UITextInput & UIView, delegate: any UITextSelectionDisplayInteractionDelegate
  ) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Nothing to arrange: nothing is drawn.
  open func layoutManagedSubviews() {}
  /// Nothing to draw anew.
  open func setNeedsSelectionUpdate() {}
}

/// A view that shows a caret.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextcursorview>
@preconcurrency @MainActor
public protocol UITextCursorView: UIView, UICoordinateSpace {
  /// Whether it comes and goes.
  var isBlinking: Bool { get set }
  /// Has it begin anew.
  func resetBlinkAnimation()
}

/// Asked and told about what shows a selection; never, here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Never asked.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
  /// Never asked.
  func selectionDidChange(for interaction: UITextSelectionDisplayInteraction)
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
  public func selectionDidChange(for interaction: UITextSelectionDisplayInteraction) {}
}

/// A glass over a text, under a finger. Nothing is drawn: it begins, moves and ends unseen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextloupesession>
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  private override init() { super.init() }
  /// One over that view.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in view: UIView
  ) -> UITextLoupeSession? { UITextLoupeSession() }
  /// Unseen.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
  /// Unseen.
  open func invalidate() {}
}
