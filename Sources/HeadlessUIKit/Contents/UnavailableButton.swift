import Foundation

/// A button in place of missing content. It stays as long as there is something to show in its place, so that a
/// finger on it goes on to press it, whatever else is shown meanwhile (V1067).
@MainActor final class UnavailableButton {
  private(set) var button: UIButton?
  private var action: UIAction?

  func show(
    _ looks: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in view: UIView
  ) {
    guard looks.title != nil || looks.attributedTitle != nil || looks.image != nil else {
      button?.removeFromSuperview()
      (button, action) = (nil, nil)
      return
    }
    let shown = button ?? UIButton(configuration: looks)
    button = shown
    shown.configuration = looks
    shown.menu = properties.menu
    shown.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    shown.isEnabled = properties.isEnabled
    shown.accessibilityIdentifier = looks.title
    take(properties.primaryAction, for: shown)
    if shown.superview !== view { view.addSubview(shown) }
  }

  private func take(_ new: UIAction?, for button: UIButton) {
    guard new !== action else { return }
    if let action { button.removeAction(action, for: .primaryActionTriggered) }
    if let new { button.addAction(new, for: .primaryActionTriggered) }
    action = new
  }
}
