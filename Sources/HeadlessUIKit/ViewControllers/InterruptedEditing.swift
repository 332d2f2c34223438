/// Editing that something interrupts: its controller goes, or presents something over it. It goes on when the
/// controller is back, unless somebody else is first responder by then (V521, V526).
extension UIViewController {
  /// What is edited in the controller's view, or bar, resigns, unasked, and is kept.
  func interruptEditing() {
    guard let view = editedPart, let window = view.window,
      let present = window.firstResponder(in: view) as? UIView, present is any UIKeyInput || InputViews.has(present)
    else { return }
    // Applications keep what was typed where they are asked.
    FirstPlace.askInVain(present)
    guard window.firstResponder === present else { return }
    FirstPlace.takeAway(in: window)
    interrupted = present
  }

  /// What was kept is edited again, where it still stands there.
  func resumeEditing() {
    guard let kept = interrupted else { return }
    interrupted = nil
    guard let view = editedPart, let window = view.window, !window.isHidden, window.firstResponder == nil,
      kept.isDescendant(of: view)
    else { return }
    kept.becomeFirstResponder()
  }
}
