import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UISceneDelegate {
  /// For `scene?(…)`: always there; it answers nil where the delegate has none.
  public var scene: UISceneDelegateCalls.Scene? { .init(delegate: self) }
  /// For `sceneDidDisconnect?(…)`: always there; it answers nil where the delegate has none.
  public var sceneDidDisconnect: UISceneDelegateCalls.SceneDidDisconnect? { .init(delegate: self) }
  /// For `sceneDidBecomeActive?(…)`: always there; it answers nil where the delegate has none.
  public var sceneDidBecomeActive: UISceneDelegateCalls.SceneDidBecomeActive? { .init(delegate: self) }
  /// For `sceneWillResignActive?(…)`: always there; it answers nil where the delegate has none.
  public var sceneWillResignActive: UISceneDelegateCalls.SceneWillResignActive? { .init(delegate: self) }
  /// For `sceneWillEnterForeground?(…)`: always there; it answers nil where the delegate has none.
  public var sceneWillEnterForeground: UISceneDelegateCalls.SceneWillEnterForeground? { .init(delegate: self) }
  /// For `sceneDidEnterBackground?(…)`: always there; it answers nil where the delegate has none.
  public var sceneDidEnterBackground: UISceneDelegateCalls.SceneDidEnterBackground? { .init(delegate: self) }
  /// For `stateRestorationActivity?(…)`: always there; it answers nil where the delegate has none.
  public var stateRestorationActivity: UISceneDelegateCalls.StateRestorationActivity? { .init(delegate: self) }
}

/// What `UISceneDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenedelegate>
public enum UISceneDelegateCalls {
  /// Calls `scene`.
  @preconcurrency @MainActor
  public struct Scene {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      delegate.scene(scene, willConnectTo: session, options: connectionOptions)
    }
    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      delegate.scene(scene, openURLContexts: URLContexts)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
      delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
    }
    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
    }
    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
      delegate.scene(scene, continue: userActivity)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
      delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      delegate.scene(scene, didUpdate: userActivity)
    }
  }

  /// Calls `sceneDidDisconnect`.
  @preconcurrency @MainActor
  public struct SceneDidDisconnect {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene) {
      delegate.sceneDidDisconnect(scene)
    }
  }

  /// Calls `sceneDidBecomeActive`.
  @preconcurrency @MainActor
  public struct SceneDidBecomeActive {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene) {
      delegate.sceneDidBecomeActive(scene)
    }
  }

  /// Calls `sceneWillResignActive`.
  @preconcurrency @MainActor
  public struct SceneWillResignActive {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene) {
      delegate.sceneWillResignActive(scene)
    }
  }

  /// Calls `sceneWillEnterForeground`.
  @preconcurrency @MainActor
  public struct SceneWillEnterForeground {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene) {
      delegate.sceneWillEnterForeground(scene)
    }
  }

  /// Calls `sceneDidEnterBackground`.
  @preconcurrency @MainActor
  public struct SceneDidEnterBackground {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scene: UIScene) {
      delegate.sceneDidEnterBackground(scene)
    }
  }

  /// Calls `stateRestorationActivity`.
  @preconcurrency @MainActor
  public struct StateRestorationActivity {
    let delegate: any UISceneDelegate

    /// As the delegate does it.
    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
      delegate.stateRestorationActivity(for: scene)
    }
  }
}
