public import Foundation

/// Hears of a presentation's end by touch, and says how presentations look on other screens. Every method is
/// optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked on a phone about popovers, sheets and custom presentations: `.none` keeps them what they are (V600).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Asked on a phone about popovers, sheets and custom presentations: `.none` keeps them what they are (V600).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Who is presented in another style; nil for whom it was made for (V600).
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style:
      UIModalPresentationStyle
  ) -> UIViewController?
  /// A presentation that will look otherwise than it was made is about to come: here, what stands in its place on a
  /// phone (V236, V442).
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// A presentation is about to come, in that style; `.none` where it looks as it was made (V236).
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a touch may take the presentation down.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A touch begins to take the presentation down; a finger that pulls may call that off (V602).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A touch has taken the presentation down. Not called where code did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A touch would have taken the presentation down, and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    DefaultAnswers.give(.automatic, for: self)
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { DefaultAnswers.give(adaptivePresentationStyle(for: controller), for: self) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style:
      UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
