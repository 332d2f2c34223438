import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIAdaptivePresentationControllerDelegate {
  /// For `adaptivePresentationStyle?(…)`: always there; it answers nil where the delegate has none.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyle? {
    .init(delegate: self)
  }
  /// For `presentationController?(…)`: always there; it answers nil where the delegate has none.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls.PresentationController? {
    .init(delegate: self)
  }
  /// For `presentationControllerShouldDismiss?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var presentationControllerShouldDismiss:
    UIAdaptivePresentationControllerDelegateCalls.PresentationControllerShouldDismiss?
  { .init(delegate: self) }
  /// For `presentationControllerWillDismiss?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var presentationControllerWillDismiss:
    UIAdaptivePresentationControllerDelegateCalls.PresentationControllerWillDismiss?
  { .init(delegate: self) }
  /// For `presentationControllerDidDismiss?(…)`: always there; it answers nil where the delegate has none.
  public var presentationControllerDidDismiss:
    UIAdaptivePresentationControllerDelegateCalls.PresentationControllerDidDismiss?
  { .init(delegate: self) }
  /// For `presentationControllerDidAttemptToDismiss?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var presentationControllerDidAttemptToDismiss:
    UIAdaptivePresentationControllerDelegateCalls.PresentationControllerDidAttemptToDismiss?
  { .init(delegate: self) }
}

/// What `UIAdaptivePresentationControllerDelegate`'s names can be called with where they are followed by a question
/// mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
public enum UIAdaptivePresentationControllerDelegateCalls {
  /// Calls `adaptivePresentationStyle`.
  @preconcurrency @MainActor
  public struct AdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle! {
      DefaultAnswers.ask(delegate) { delegate.adaptivePresentationStyle(for: controller) }
    }
    /// As the delegate does it.
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle!
    {
      DefaultAnswers.ask(delegate) {
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      }
    }
  }

  /// Calls `presentationController`.
  @preconcurrency @MainActor
  public struct PresentationController {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { delegate.presentationController(presentationController, prepare: adaptivePresentationController) }
    /// As the delegate does it.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      delegate.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
  }

  /// Calls `presentationControllerShouldDismiss`.
  @preconcurrency @MainActor
  public struct PresentationControllerShouldDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ presentationController: UIPresentationController) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.presentationControllerShouldDismiss(presentationController) }
    }
  }

  /// Calls `presentationControllerWillDismiss`.
  @preconcurrency @MainActor
  public struct PresentationControllerWillDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerWillDismiss(presentationController)
    }
  }

  /// Calls `presentationControllerDidDismiss`.
  @preconcurrency @MainActor
  public struct PresentationControllerDidDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerDidDismiss(presentationController)
    }
  }

  /// Calls `presentationControllerDidAttemptToDismiss`.
  @preconcurrency @MainActor
  public struct PresentationControllerDidAttemptToDismiss {
    let delegate: any UIAdaptivePresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ presentationController: UIPresentationController) {
      delegate.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}
