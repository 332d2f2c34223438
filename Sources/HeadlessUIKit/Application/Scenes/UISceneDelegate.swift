public import Foundation

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
