import Foundation

// What a view shows is set before it is laid out.

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
    if hadController { viewController?.updatePropertiesIfNeeded() }
    if layoutState.awaitsProperties { updateOwnProperties() }
  }

  @inline(__always) func updateOwnProperties() {
    layoutState.awaitsProperties = false
    update(.properties) { updateProperties() }
  }
}

// The same of what a configuration says, for the state that a button or a cell has by then.

extension UIView {
  /// Has the configuration updated before the next layout, however often it is asked for.
  func awaitConfiguration() {
    layoutState.awaitsConfiguration = true
    markBranchForLayout()
  }

  /// What the update changes asks for no other one, nor does it when it measures or lays out the view itself.
  func updateConfigurationIfNeeded() {
    guard layoutState.awaitsConfiguration, !layoutState.isInConfiguration else { return }
    layoutState.isInConfiguration = true
    // Most cells and buttons say nothing themselves, and there are many.
    if hasConfigurationHandler || contentOverrides.contains(.foreign) {
      UpdatePass.run(.configuration, of: self) { configurationPasses() }
    } else {
      configurationPasses()
    }
    layoutState.awaitsConfiguration = false
    layoutState.isInConfiguration = false
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
    update(.properties) { updateProperties() }
  }
}
