extension UIViewController {
  /// The nearest one of its kind around the controller.
  func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Its view reaches behind other bars than before: each container around it looks anew, as a tab bar may be
  /// around a navigation bar. In the same pass where they are laid out right now: a view is often loaded then.
  func askBarsAround() {
    for container in sequence(first: self, next: \.parent).dropFirst() {
      guard let view = container.viewIfLoaded else { continue }
      if view.layoutState.isInLayout { LayoutPass.asksAgain = true }
      view.setNeedsLayout()
    }
  }
}
