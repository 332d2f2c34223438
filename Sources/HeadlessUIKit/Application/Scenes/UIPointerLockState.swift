public import Foundation

/// Whether the pointer is kept in place. There is no pointer: no scene has one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipointerlockstate>
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  private override init() { super.init() }
  /// False.
  open var isLocked: Bool { false }
  /// Never posted.
  nonisolated public class var didChangeNotification: NSNotification.Name {
    .init("UIPointerLockStateDidChangeNotification")
  }
  /// The key of a scene that is never told.
  nonisolated public class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }
}

extension UIScene {
  /// Nil: there is no pointer.
  public var pointerLockState: UIPointerLockState? { nil }
}
