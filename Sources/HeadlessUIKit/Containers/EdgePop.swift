import Foundation

/// The finger from the left edge that goes back.
@MainActor final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.name = "interactivePop"
    recognizer.delaysTouchesBegan = true
    recognizer.delegate = self
    recognizer.ownAction = { [weak self] in self?.act() }
  }

  /// Content at the edge doesn't wait for a finger that can't go back.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    goesBack
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { goesBack }

  private var goesBack: Bool {
    guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// The views stay where they are until the finger lifts (ours: on a device they follow it).
  private func act() {
    guard recognizer.state == .ended, let controller, let view = recognizer.view else { return }
    let way = recognizer.translation(in: view).x
    let speed = recognizer.velocity(in: view).x
    let isFar = way > view.bounds.width * ContainerThresholds.edgePopShare
    let isFast = speed > ContainerThresholds.edgePopSpeed
    if isFast || isFar && speed > -ContainerThresholds.edgePopSpeed {
      controller.popViewController(animated: true)
    }
  }
}

/// Numbers by which containers decide that Apple does not publish; ours.
enum ContainerThresholds {
  /// How much of the width a finger from the edge must go to go back, as a share (V38).
  static let edgePopShare: CGFloat = 0.5
  /// In points a second: a finger this fast goes back however short its way, and one this fast the other way does
  /// not (V38).
  static let edgePopSpeed: CGFloat = 500
}
