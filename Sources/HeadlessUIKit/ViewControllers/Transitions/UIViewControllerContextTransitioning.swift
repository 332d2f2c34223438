public import Foundation

/// One transition: which views, from where to where; and how its end is told.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What the views are shown in. The view that comes is not in it yet.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether somebody has it in hand.
  var isInteractive: Bool { get }
  /// Whether it was called off: then `completeTransition(false)` has to follow.
  var transitionWasCancelled: Bool { get }
  /// Of a presentation its style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far it is, from 0 to 1; nothing follows from it here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// It goes on by itself.
  func finishInteractiveTransition()
  /// It goes back by itself.
  func cancelInteractiveTransition()
  /// It is taken in hand.
  func pauseInteractiveTransition()
  /// It has come to its end, or, with false, is called off. Only the first call counts.
  func completeTransition(_ didComplete: Bool)
  /// The controller whose view comes, or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes, or goes; nil for a presenter's that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Nothing turns.
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view stands before; zero where it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is to stand after; zero where it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of a transition's controllers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's views.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}
