public import Foundation

/// Stands over a presentation from its beginning to its end: what is around the presented view, and where that is.
///
/// An application's own, from its transitioning delegate, is asked and told in this order:
/// `presentationTransitionWillBegin`, the animator, `presentationTransitionDidEnd`; then
/// `dismissalTransitionWillBegin`, the animator, `dismissalTransitionDidEnd`. Its container is a view of the
/// window's size in front of the presenter's: what is in it is hit, and it keeps touches from what is behind.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// What is presented.
  open private(set) var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  var container: PresentationContainer?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// Who presents it; before anybody does, the controller itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  func isPresented(by presenter: UIViewController) { presenting = presenter }
  /// What it has become since its presentation began; nil for what it was made.
  private var adaptation: PresentationAdaptation?
  /// In whose place it stands.
  private weak var original: UIPresentationController?

  /// Hears of dismissals by touch, and may refuse them. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// In front of the presenter's view, while the presentation lasts.
  open var containerView: UIView? { container }
  /// What shows the presented controller: its view, unless an override puts it into another one.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view comes to stand: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// As the presented controller says.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// In which style it is presented where that is narrow: as `adaptivePresentationStyle(for:)` says.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle>
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }
  /// In which style it is presented with those traits: as its delegate says, of full screen and over full screen;
  /// else `.none`, which is the one that it was made with. UIKit asks it once, on a phone, before it comes.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle(for:)>
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let said = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return said == .automatic ? usualAdaptation : mayBecome(said) ? said : .none
  }
  /// For overriding; never asked: presentations cover the window, or their context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window when the presentation has come, until it goes.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits that the presented controller has, other than what it is in; what an override says is asked for as
  /// the presentation begins.
  open var overrideTraitCollection: UITraitCollection? { didSet { giveTraits() } }
  final func giveTraits() {
    UIApplication.shared.traits.give(overrideTraitCollection, to: presentedViewController)
  }
  /// Those that it gave, and what stood in its place.
  final func takeTraitsBack() {
    for one in [self, inForce] where one.overrideTraitCollection != nil {
      UIApplication.shared.traits.give(nil, to: one.presentedViewController)
    }
  }
  /// Those of what it is in, but for what it overrides; before it is presented its presenter's.
  open var traitCollection: UITraitCollection {
    presentedViewController.presenter == nil
      ? presentingViewController.traitCollection : UIApplication.shared.traits.collection(of: self)
  }

  // MARK: Hearing of the presentation

  /// It begins; the container stands, and the presented view is not in it. For overriding.
  open func presentationTransitionWillBegin() {}
  /// It has come, or was called off. For overriding.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// It begins to go. For overriding.
  open func dismissalTransitionWillBegin() {}
  /// It has gone, or stays after all. For overriding.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out. For overriding.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out. For overriding.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Contents

  /// What the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller would like another size. For overriding.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: constraints of a content don't ask around.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// All that there is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Never called: nothing turns during a replay.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: of overrides the `traitCollectionDidChange(_:)` of controllers and views tells.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the turn ends in which overrides changed its traits. For overriding.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus
  // Nothing is ever focused: a log has touches, presses and motion.

  /// Where focus would begin: what it presents.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
  /// Never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Nothing comes of it.
  open func setNeedsFocusUpdate() {}
  /// Nothing comes of it.
  open func updateFocusIfNeeded() {}

  // MARK: Adapting

  /// What it becomes where nobody says otherwise; `.none` for what it was made.
  var usualAdaptation: UIModalPresentationStyle { .none }
  /// Whether there is something that stands in its place in that style.
  func mayBecome(_ style: UIModalPresentationStyle) -> Bool { style == .fullScreen || style == .overFullScreen }
  /// What stands in its place in that style.
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
  }
  /// What covers the screen anyway becomes nothing else.
  var adapts: Bool {
    switch presentedViewController.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover, .custom: UIDevice.current.userInterfaceIdiom != .pad
    default: false
    }
  }
  /// What its presentation looks like, once it has begun.
  final var styleInForce: UIModalPresentationStyle {
    adaptation?.style ?? presentedViewController.modalPresentationStyle
  }
  /// What stands over its presentation, once that has begun.
  final var inForce: UIPresentationController { adaptation?.controller ?? self }
  /// What it was made as.
  final var made: UIPresentationController { original ?? self }
  /// What it was made as, and where that has adapted, what stands in its place.
  final var inBothForms: [UIPresentationController] { made === self ? [self] : [made, self] }
  /// Who hears of dismissals by touch.
  final var listener: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? original?.delegate }

  /// Decides what it will look like, and who comes, and says it to the delegate, before it comes.
  func adapt(to presenter: UIViewController) {
    let style = adapts ? adaptivePresentationStyle(for: UITraitCollection(.ofScreen)) : .none
    adaptation = style == .none ? nil : PresentationAdaptation(style: style, controller: adapted(to: style))
    if let controller = adaptation?.controller {
      let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      controller.presentedViewController = other ?? presentedViewController
      controller.original = self
      controller.isPresented(by: presenter)
      if controller.overrideTraitCollection == nil { controller.overrideTraitCollection = overrideTraitCollection }
      delegate?.presentationController(self, prepare: controller)
    }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: presentedViewController.passing)
  }

  // MARK: Touches beside the presented view

  /// Whether there is more to it than a view that covers the window.
  var hasContainer: Bool { true }
  /// Whether a touch beside the presented view takes the presentation down.
  var endsByTouchBeside: Bool { false }
  /// Whether a touch beside the presented view reaches what is behind.
  /// - Parameter point: in the container's coordinates.
  func letsThrough(_ point: CGPoint) -> Bool { false }
  /// What a finger of the system's would do, and none does here; nil for nothing.
  var unheardFingers: String? { nil }

  /// A view came into the container.
  func containerTakes(_ view: UIView) {}
  /// What hears of fingers on the presented view; nil for nothing.
  var ownRecognizer: UIGestureRecognizer? { nil }

  /// A finger lifted beside the presented view.
  func touchBeside() {
    if endsByTouchBeside { endsByTouch() }
  }

  /// Whether a finger may take it down.
  final var mayEndByTouch: Bool { !isModal && listener?.presentationControllerShouldDismiss(self) != false }

  /// What a container shows says it of the presentation that the container came by (V1111).
  private var isModal: Bool {
    sequence(first: presentedViewController, next: \.childThatShows).contains(where: \.isModalInPresentation)
  }

  /// A finger takes the presentation down, where that is not refused. Who hears that it will finds the coordinator.
  final func endsByTouch() {
    let (listener, presented) = (listener, presentedViewController)
    guard mayEndByTouch else {
      listener?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let coordinator = presented.passingCoordinator()
    presented.passing = coordinator
    listener?.presentationControllerWillDismiss(self)
    // Who hears of it may have dismissed it by now: a second time would take its presenter down, too.
    if presented.isBeingDismissed { return }
    presented.presentingViewController?.dismiss(animated: true) { [self, weak listener] in
      hasEndedByTouch(telling: listener)
    }
    if !presented.isBeingDismissed, presented.passing === coordinator { presented.passing = nil }
  }

  /// It is down, and a finger has taken it there.
  /// - Parameter listener: by now what it was made as may be gone.
  final func hasEndedByTouch(telling listener: (any UIAdaptivePresentationControllerDelegate)?) {
    presentedViewController.isDismissedByTouch()
    listener?.presentationControllerDidDismiss(self)
  }
}

/// What stands in the place of a presentation controller.
private struct PresentationAdaptation {
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
}
