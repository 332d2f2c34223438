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
  /// Nil: no scene was made for it.
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

/// Who hears of a scene's life. A stage makes its own windows, so that none is told that it connects.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Never called.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The application gets events again.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Every touch and press has just been cancelled.
  func sceneWillResignActive(_ scene: UIScene)
  /// Comes before `sceneDidBecomeActive`.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Comes after `sceneWillResignActive`.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Never asked: nothing is kept.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Never called: nothing is restored.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Never called.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Never called.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Never called.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Never called.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Who hears of a scene's life, and keeps its window.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, where the delegate keeps it.
  @_disfavoredOverload var window: UIWindow? { get }
}

extension UIWindowSceneDelegate where Self: NSObject {
  /// None.
  public var window: UIWindow? { nil }
}

extension UIWindowSceneDelegate {
  /// As Objective-C's optional property has it: `delegate?.window??.rootViewController`.
  public var window: UIWindow?? { .some(mainWindow) }

  private var mainWindow: UIWindow? {
    let window: UIWindow? = self.window
    return window
  }
}

/// A link that a scene was asked to open. None ever is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// With nothing.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
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
