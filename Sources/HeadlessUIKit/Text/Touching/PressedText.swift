import Foundation

/// A text of which fingers take something in hand, or what has them do so.
@MainActor protocol PressedText: AnyObject {
  /// Nil where nothing can be selected.
  var pressedText: (any UIResponder & UITextInput)? { get }
  /// Whether a caret shows: it is typed into.
  var hasCaret: Bool { get }
  /// Whether what is selected shows, with ends that fingers take.
  var showsSelected: Bool { get }
  /// Whether a finger there is the text's.
  /// - Parameter rests: it has moved nothing yet.
  func takesPress(at point: CGPoint, resting rests: Bool) -> Bool
  /// - Returns: whether the finger selects; the text may have refused to be first responder.
  func beginPress() -> Bool
  func endPress()
}

extension UITextField: PressedText {
  var pressedText: (any UIResponder & UITextInput)? { isEnabled ? self : nil }
  var hasCaret: Bool { isEditing }
  var showsSelected: Bool { isEditing }

  func takesPress(at point: CGPoint, resting rests: Bool) -> Bool {
    !rests || keptTraits.drags?.lifts(at: point) != true
  }

  func beginPress() -> Bool { becomeFirstResponder() }
  func endPress() {}
}

extension UITextView: PressedText {
  var pressedText: (any UIResponder & UITextInput)? { isEditable || isSelectable ? self : nil }
  var hasCaret: Bool { isFirstResponder && isEditable }
  var showsSelected: Bool { isFirstResponder }

  /// A link opens its menu, and what refuses to be first responder is not selected in (V452).
  func takesPress(at point: CGPoint, resting rests: Bool) -> Bool {
    guard isEditable || canBecomeFirstResponder else { return false }
    guard rests else { return true }
    return keptTraits.drags?.lifts(at: point) != true && (isEditable || item(at: point) == nil)
  }

  func beginPress() -> Bool { becomeFirstResponder() }
  /// What began to be edited under the finger comes into sight now.
  func endPress() { if !isScrollEnabled, isEditable { scrollCaretIntoSight() } }
}

extension UITextInteraction: PressedText {
  var pressedText: (any UIResponder & UITextInput)? { textInput }
  var hasCaret: Bool { textInteractionMode == .editable && textInput?.isFirstResponder == true }
  var showsSelected: Bool { textInteractionMode == .nonEditable || textInput?.isFirstResponder == true }

  func takesPress(at point: CGPoint, resting rests: Bool) -> Bool {
    delegate?.interactionShouldBegin(self, at: point) ?? true
  }

  func beginPress() -> Bool {
    delegate?.interactionWillBegin(self)
    if textInteractionMode == .editable { textInput?.becomeFirstResponder() }
    return true
  }

  func endPress() { delegate?.interactionDidEnd(self) }
}
