import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIPopoverPresentationControllerDelegate {
  /// For `prepareForPopoverPresentation?(…)`: always there; it answers nil where the delegate has none.
  public var prepareForPopoverPresentation:
    UIPopoverPresentationControllerDelegateCalls.PrepareForPopoverPresentation?
  { .init(delegate: self) }
  /// For `popoverPresentationController?(…)`: always there; it answers nil where the delegate has none.
  public var popoverPresentationController:
    UIPopoverPresentationControllerDelegateCalls.PopoverPresentationController?
  { .init(delegate: self) }
  /// For `popoverPresentationControllerShouldDismissPopover?(…)`: always there; it answers nil where the
  /// delegate has none.
  public var popoverPresentationControllerShouldDismissPopover:
    UIPopoverPresentationControllerDelegateCalls.PopoverPresentationControllerShouldDismissPopover?
  { .init(delegate: self) }
  /// For `popoverPresentationControllerDidDismissPopover?(…)`: always there; it answers nil where the delegate
  /// has none.
  public var popoverPresentationControllerDidDismissPopover:
    UIPopoverPresentationControllerDelegateCalls.PopoverPresentationControllerDidDismissPopover?
  { .init(delegate: self) }
}

/// What `UIPopoverPresentationControllerDelegate`'s names can be called with where they are followed by a
/// question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
public enum UIPopoverPresentationControllerDelegateCalls {
  /// Calls `prepareForPopoverPresentation`.
  @preconcurrency @MainActor
  public struct PrepareForPopoverPresentation {
    let delegate: any UIPopoverPresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
      delegate.prepareForPopoverPresentation(popoverPresentationController)
    }
  }

  /// Calls `popoverPresentationController`.
  @preconcurrency @MainActor
  public struct PopoverPresentationController {
    let delegate: any UIPopoverPresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      delegate.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
    }
  }

  /// Calls `popoverPresentationControllerShouldDismissPopover`.
  @preconcurrency @MainActor
  public struct PopoverPresentationControllerShouldDismissPopover {
    let delegate: any UIPopoverPresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
      }
    }
  }

  /// Calls `popoverPresentationControllerDidDismissPopover`.
  @preconcurrency @MainActor
  public struct PopoverPresentationControllerDidDismissPopover {
    let delegate: any UIPopoverPresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
      delegate.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
    }
  }
}
