import Foundation

/// A shake that nobody took.
extension UIApplication {
  /// Where the first responder's undo manager has something to undo, or to do again, an alert offers it.
  func offerUndo() {
    guard applicationSupportsShakeToEdit, let manager = keyWindow?.firstResponder?.undoManager,
      manager.canUndo || manager.canRedo, let presenter = UIViewController.foremost
    else { return }
    let (undoes, redoes) = (manager.canUndo, manager.canRedo)
    let alert = UIAlertController(
      title: undoes ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil, preferredStyle: .alert)
    // The title says of the first one what it does.
    if undoes {
      let title = manager.undoMenuTitle(forUndoActionName: "")
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.undo() })
    }
    if redoes {
      let title = undoes ? manager.redoMenuItemTitle : manager.redoMenuTitle(forUndoActionName: "")
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: true)
  }
}
