public import Foundation

/// Runs a handler when something that is dragged rests above a view, once before it goes elsewhere (V219).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  private let behavior: (any UISpringLoadedInteractionBehavior)?
  private let effect: (any UISpringLoadedInteractionEffect)?
  /// Says when it acts; the system's, which always lets it, where none was given.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior ?? SystemSpring.shared }
  /// Shows that it is about to act; the system's, which shows nothing here, where none was given.
  open var interactionEffect: any UISpringLoadedInteractionEffect { effect ?? SystemSpring.shared }
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// With a behaviour and an effect of the application's own; nil for the system's.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    (behavior, effect, self.handler) = (interactionBehavior, interactionEffect, handler)
    super.init()
  }

  /// With the system's behaviour and effect.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func allows(_ context: SpringContext) -> Bool { behavior?.shouldAllow(self, with: context) ?? true }

  func take(_ state: UISpringLoadedInteractionEffectState, of context: SpringContext) {
    guard context.state != state else { return }
    context.state = state
    effect?.interaction(self, didChangeWith: context)
  }

  func activate(_ context: SpringContext) {
    take(.activating, of: context)
    take(.activated, of: context)
    handler(self, context)
  }

  func finish(_ context: SpringContext) {
    take(.inactive, of: context)
    behavior?.interactionDidFinish(self)
  }
}

/// Says whether a drag that rests above a view makes it act.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Asked when a drag comes above the view, and with each event in which its finger moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has gone elsewhere, or is over.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// What an interaction has that was given neither a behaviour nor an effect.
private final class SystemSpring: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
  static let shared = SystemSpring()

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

/// Shows that a drag rests above a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called with each state: possible as the drag comes, activating and activated when it has rested, inactive when
  /// it goes.
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
  /// Whether it acts when a drag has rested above it.
  var isSpringLoaded: Bool { get set }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UITab: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UITabBarItem: UISpringLoadedInteractionSupporting {}
