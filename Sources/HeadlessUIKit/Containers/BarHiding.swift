import Foundation

/// The fingers that hide a navigation controller's bars and bring them back, where it lets them.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var controller: UINavigationController?
  /// The toolbar was there, too, when the bars were hidden.
  private var hidToolbar = false

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.name = "barHideOnTap"
    swipe.name = "barHideOnSwipe"
    for recognizer in [tap, swipe] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
    }
    tap.ownAction = { [weak self] in self?.tapped() }
    swipe.ownAction = { [weak self] in self?.swiped() }
  }

  /// Bars keep their own touches, and controls their taps.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let controller, let view = touch.view else { return false }
    if gestureRecognizer === tap, isHandled(by: view) { return false }
    return !view.isDescendant(of: controller.navigationBar) && !view.isDescendant(of: controller.toolbar)
  }

  /// A control takes what is tapped in it, unless it is disabled.
  private func isHandled(by view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == true }
  }

  /// Content scrolls on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func tapped() {
    guard let controller, tap.state == .ended else { return }
    hide(!controller.isNavigationBarHidden)
  }

  private func swiped() {
    guard swipe.state == .changed || swipe.state == .ended, let view = swipe.view else { return }
    let way = swipe.translation(in: view).y
    if abs(way) >= ContainerThresholds.barHideDistance { hide(way < 0) }
  }

  /// A toolbar without items stays.
  private func hide(_ hides: Bool) {
    guard let controller, controller.isNavigationBarHidden != hides else { return }
    if hides { hidToolbar = !controller.isToolbarHidden && controller.toolbar.items?.isEmpty == false }
    controller.setNavigationBarHidden(hides, animated: true)
    if hidToolbar { controller.setToolbarHidden(hides, animated: true) }
  }
}
