public import Foundation

/// Shows by a caret where something would be dropped into a text of the application's own.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextcursordroppositionanimator>
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
  /// The caret.
  public let cursorView: (any UIView & UITextCursorView)!
  /// Says where a place of the text is.
  public let textInput: (any UIView & UITextInput)!
  private var alongside: (animation: (() -> Void)?, completion: (() -> Void)?)

  /// How long a change takes that is animated. Ours.
  private static let duration = 0.2

  /// The caret stays where it is in the tree.
  public init!(textCursorView cursorView: (any UIView & UITextCursorView)!, textInput: (any UIView & UITextInput)!)
  {
    (self.cursorView, self.textInput) = (cursorView, textInput)
    super.init()
  }

  /// Shows or hides the caret.
  open func setCursorVisible(_ visible: Bool, animated: Bool) {
    change(animated) { [cursorView] in cursorView?.isHidden = !visible }
  }

  /// Puts the caret where the text says that the place is.
  open func placeCursor(at position: UITextPosition!, animated: Bool) {
    guard let cursorView, let textInput, let position else { return }
    let caret = textInput.caretRect(for: position)
    let frame = cursorView.superview.map { (textInput.textInputView ?? textInput).convert(caret, to: $0) } ?? caret
    change(animated) { cursorView.frame = frame }
  }

  /// Goes along with the next change; called at once where that isn't animated.
  open func animateAlongsideChanges(_ animation: (() -> Void)?, completion: (() -> Void)?) {
    alongside = (animation, completion)
  }

  private func change(_ isAnimated: Bool, _ work: @escaping () -> Void) {
    let (animation, completion) = alongside
    alongside = (nil, nil)
    let changes = {
      work()
      animation?()
    }
    guard isAnimated else {
      changes()
      completion?()
      return
    }
    UIView.animate(withDuration: Self.duration, animations: changes) { _ in completion?() }
  }
}
