public import Foundation

/// For which contents a scene would be chosen: kept, as a replay has the scenes of its log.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Kept.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Kept.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  @preconcurrency public override init() { super.init() }
}

/// What may be done to a scene's window by the system's buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Kept.
  open var isClosable = true
  /// Kept.
  open var isMiniaturizable = true
  private override init() { super.init() }
}

extension UIWindowScene {
  /// Nil: a scene's window has no buttons of the system's.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}
