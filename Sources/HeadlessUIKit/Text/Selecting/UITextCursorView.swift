public import Foundation

/// A view that shows a caret.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextcursorview>
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether it comes and goes.
  var isBlinking: Bool { get set }
  /// Has it begin anew.
  func resetBlinkAnimation()
}

/// The system's. Nothing is drawn, and touches go past it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistandardtextcursorview>
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Kept: nothing blinks.
  open var isBlinking = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Nothing to begin anew: nothing blinks.
  open func resetBlinkAnimation() {}
}
