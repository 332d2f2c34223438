/// Who was first responder when something interrupted that.
struct InterruptedEditing {
  weak var responder: UIResponder?
  /// The one in the controller's view that has the accessory, or the input view, which it stood in; itself, where
  /// it stood in that view.
  weak var owner: UIResponder?
}

/// Editing that something interrupts: its controller goes, or presents something over it. It goes on when the
/// controller is back, unless somebody else is first responder by then (V521, V526).
extension UIViewController {
  /// What is edited in the controller's view, bar or accessory resigns, unasked, and is kept; with it goes what
  /// stands at the screen's lower edge.
  func interruptEditing() {
    guard let view = editedPart, let window = view.window, let present = window.firstResponder,
      let owner = sequence(first: present, next: \.next).first(where: { $0.stands(in: view) }),
      owner !== present || present is any UIKeyInput || InputViews.has(present)
    else { return }
    // Applications keep what was typed where they are asked.
    FirstPlace.askInVain(present)
    guard window.firstResponder === present else { return }
    FirstPlace.takeAway(in: window)
    interrupted = InterruptedEditing(responder: present, owner: owner)
  }

  /// What was kept is edited again, where it still stands there. What stood in an accessory needs that back first.
  func resumeEditing() {
    guard let kept = interrupted else { return }
    interrupted = nil
    guard let view = editedPart, let window = view.window, !window.isHidden, window.firstResponder == nil,
      let owner = kept.owner, owner.stands(in: view)
    else { return }
    owner.becomeFirstResponder()
    if let responder = kept.responder, responder !== owner, responder.hostWindow === window {
      responder.becomeFirstResponder()
    }
  }

  /// What was kept of that view is not edited again, whoever around it keeps it.
  func forgetEditing(in view: UIView) {
    for one in sequence(first: self, next: \.parent) where one.interrupted?.owner?.stands(in: view) == true {
      one.interrupted = nil
    }
  }
}

extension UIResponder {
  /// Whether it is a view in that one, or a controller whose view is.
  fileprivate func stands(in view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) == true
  }
}
