public import Foundation

/// How a presentation comes and goes. Transitions of the system's own take no time.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// What goes along with a transition that is animated. None is made for turns of the screen: nothing turns.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes with the transition, and the completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same; the view says nothing here.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Called when whoever has the transition in hand lets it go on, or back.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs changes with the transition; the view says nothing here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

  /// `notifyWhenInteractionChanges`, as it was called before iOS 10.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// What a transition tells of itself.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is shown at all.
  var isAnimated: Bool { get }
  /// Whether somebody has it in hand.
  var isInteractive: Bool { get }
  /// Whether it began in somebody's hand.
  var initiallyInteractive: Bool { get }
  /// Whether it may be taken in hand on its way.
  var isInterruptible: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1, where it is in somebody's hand.
  var percentComplete: CGFloat { get }
  /// 1.
  var completionVelocity: CGFloat { get }
  /// Slow at either end.
  var completionCurve: UIView.AnimationCurve { get }
  /// Of a presentation its style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// What the views are shown in.
  var containerView: UIView { get }
  /// Nothing turns.
  var targetTransform: CGAffineTransform { get }
  /// The controller whose view comes, or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes, or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
