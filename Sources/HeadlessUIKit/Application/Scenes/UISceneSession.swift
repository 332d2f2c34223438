public import Foundation

/// What the system keeps of a scene. Nothing is kept between replays: code meets one where it makes a mock.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What the scene is for.
  public let role: Role
  /// A name of its own.
  public let persistentIdentifier: String
  /// Kept.
  open var userInfo: [String: Any]?
  /// Kept: nothing is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// What the scene was made with.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// Nil, also of the session that a scene names: nothing leads back.
  open var scene: UIScene? { nil }

  init(role: Role) {
    self.role = role
    persistentIdentifier = role.rawValue
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// How a scene is to be made. Kept: a stage makes its own windows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Nil for one of no name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Kept.
  open var sceneClass: AnyClass?
  /// Kept.
  open var delegateClass: AnyClass?
  /// Kept.
  open var storyboard: UIStoryboard?

  /// Of that name and role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UIScene {
  /// What a scene is made for. Nothing ever is asked of one.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// None.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// None.
    open var userActivities: Set<NSUserActivity> { [] }
    /// None.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// None.
    open var sourceApplication: String? { nil }
    /// None.
    open var handoffUserActivityType: String? { nil }
  }
}
