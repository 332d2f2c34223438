import Foundation

// What a view shows is set before it is laid out. Nothing observes what `updateProperties` reads: other than on
// a device, it is called again only where code asks for it.

extension UIView {
  /// Has `updateProperties` called in the next layout pass.
  public final func setNeedsUpdateProperties() {
    layoutState.awaitsProperties = true
    markBranchForLayout()
  }

  /// Calls `updateProperties` of this view, and of those in it, that wait for it.
  public final func updatePropertiesIfNeeded() {
    updatePropertiesNow()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  /// A controller's first, then its view's, where they wait.
  func updatePropertiesNow() {
    if layoutState.hadController { viewController?.updatePropertiesIfNeeded() }
    guard layoutState.awaitsProperties else { return }
    layoutState.awaitsProperties = false
    updateProperties()
  }
}

extension UIViewController {
  /// Has `updateProperties` called in the view's next layout pass.
  public final func setNeedsUpdateProperties() {
    awaitsProperties = true
    viewIfLoaded?.markBranchForLayout()
  }

  /// Calls `updateProperties` where it waits for that.
  public final func updatePropertiesIfNeeded() {
    guard awaitsProperties else { return }
    awaitsProperties = false
    updateProperties()
  }
}
