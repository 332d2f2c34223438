public import Foundation

/// Runs a handler when something that is dragged rests on a view. Nothing is dragged here: a trace warns of a view
/// that has one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// With a behaviour and an effect of the application's own; nil for the system's.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  /// With the system's behaviour and effect.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    Decisions.tell(.warns(view, "dragging is not modelled: nothing that is dragged rests on it"))
  }
}

/// Says when a drag that rests is long enough; never asked here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Never asked.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Never called.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a drag rests; never called here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Never called.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How long a drag has rested. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate>
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// A drag that rests.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How long it has rested.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it.
  var targetView: UIView? { get set }
  /// What of the view it rests on.
  var targetItem: Any? { get set }
  /// Where it is, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// Something that a drag can rest on.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Kept: no drag rests on it.
  var isSpringLoaded: Bool { get set }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBarItem: UISpringLoadedInteractionSupporting {}
