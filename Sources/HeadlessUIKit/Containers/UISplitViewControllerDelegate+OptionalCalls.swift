import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UISplitViewControllerDelegate {
  /// For `splitViewController?(…)`: always there; it answers nil where the delegate has none.
  public var splitViewController: UISplitViewControllerDelegateCalls.SplitViewController? { .init(delegate: self) }
  /// For `splitViewControllerDidCollapse?(…)`: always there; it answers nil where the delegate has none.
  public var splitViewControllerDidCollapse: UISplitViewControllerDelegateCalls.SplitViewControllerDidCollapse? {
    .init(delegate: self)
  }
  /// For `primaryViewController?(…)`: always there; it answers nil where the delegate has none.
  public var primaryViewController: UISplitViewControllerDelegateCalls.PrimaryViewController? {
    .init(delegate: self)
  }
  /// For `splitViewControllerDidExpand?(…)`: always there; it answers nil where the delegate has none.
  public var splitViewControllerDidExpand: UISplitViewControllerDelegateCalls.SplitViewControllerDidExpand? {
    .init(delegate: self)
  }
  /// For `splitViewControllerInteractivePresentationGestureWillBegin?(…)`: always there; it answers nil where
  /// the delegate has none.
  public var splitViewControllerInteractivePresentationGestureWillBegin:
    UISplitViewControllerDelegateCalls.SplitViewControllerInteractivePresentationGestureWillBegin?
  { .init(delegate: self) }
  /// For `splitViewControllerInteractivePresentationGestureDidEnd?(…)`: always there; it answers nil where the
  /// delegate has none.
  public var splitViewControllerInteractivePresentationGestureDidEnd:
    UISplitViewControllerDelegateCalls.SplitViewControllerInteractivePresentationGestureDidEnd?
  { .init(delegate: self) }
  /// For `targetDisplayModeForAction?(…)`: always there; it answers nil where the delegate has none.
  public var targetDisplayModeForAction: UISplitViewControllerDelegateCalls.TargetDisplayModeForAction? {
    .init(delegate: self)
  }
}

/// What `UISplitViewControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>
public enum UISplitViewControllerDelegateCalls {
  /// Calls `splitViewController`.
  @preconcurrency @MainActor
  public struct SplitViewController {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column! {
      DefaultAnswers.ask(delegate) {
        delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.splitViewController(
          splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.splitViewController(splitViewController, show: vc, sender: sender) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode! {
      DefaultAnswers.ask(delegate) {
        delegate.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      delegate.splitViewController(svc, willChangeTo: displayMode)
    }
    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      delegate.splitViewController(svc, willShow: column)
    }
    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      delegate.splitViewController(svc, willHide: column)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    }
  }

  /// Calls `splitViewControllerDidCollapse`.
  @preconcurrency @MainActor
  public struct SplitViewControllerDidCollapse {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController) {
      delegate.splitViewControllerDidCollapse(svc)
    }
  }

  /// Calls `primaryViewController`.
  @preconcurrency @MainActor
  public struct PrimaryViewController {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
      delegate.primaryViewController(forCollapsing: splitViewController)
    }
    /// As the delegate does it.
    public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
      delegate.primaryViewController(forExpanding: splitViewController)
    }
  }

  /// Calls `splitViewControllerDidExpand`.
  @preconcurrency @MainActor
  public struct SplitViewControllerDidExpand {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController) {
      delegate.splitViewControllerDidExpand(svc)
    }
  }

  /// Calls `splitViewControllerInteractivePresentationGestureWillBegin`.
  @preconcurrency @MainActor
  public struct SplitViewControllerInteractivePresentationGestureWillBegin {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController) {
      delegate.splitViewControllerInteractivePresentationGestureWillBegin(svc)
    }
  }

  /// Calls `splitViewControllerInteractivePresentationGestureDidEnd`.
  @preconcurrency @MainActor
  public struct SplitViewControllerInteractivePresentationGestureDidEnd {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ svc: UISplitViewController) {
      delegate.splitViewControllerInteractivePresentationGestureDidEnd(svc)
    }
  }

  /// Calls `targetDisplayModeForAction`.
  @preconcurrency @MainActor
  public struct TargetDisplayModeForAction {
    let delegate: any UISplitViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode! {
      DefaultAnswers.ask(delegate) { delegate.targetDisplayModeForAction(in: svc) }
    }
  }
}
