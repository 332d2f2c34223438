public import Foundation

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
