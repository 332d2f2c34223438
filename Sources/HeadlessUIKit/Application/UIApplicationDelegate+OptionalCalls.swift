import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIApplicationDelegate {
  /// For `application?(…)`: always there; it answers nil where the delegate has none.
  public var application: UIApplicationDelegateCalls.Application? { .init(delegate: self) }
  /// For `applicationWillResignActive?(…)`: always there; it answers nil where the delegate has none.
  public var applicationWillResignActive: UIApplicationDelegateCalls.ApplicationWillResignActive? {
    .init(delegate: self)
  }
  /// For `applicationDidBecomeActive?(…)`: always there; it answers nil where the delegate has none.
  public var applicationDidBecomeActive: UIApplicationDelegateCalls.ApplicationDidBecomeActive? {
    .init(delegate: self)
  }
  /// For `applicationDidEnterBackground?(…)`: always there; it answers nil where the delegate has none.
  public var applicationDidEnterBackground: UIApplicationDelegateCalls.ApplicationDidEnterBackground? {
    .init(delegate: self)
  }
  /// For `applicationWillEnterForeground?(…)`: always there; it answers nil where the delegate has none.
  public var applicationWillEnterForeground: UIApplicationDelegateCalls.ApplicationWillEnterForeground? {
    .init(delegate: self)
  }
}

/// What `UIApplicationDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
public enum UIApplicationDelegateCalls {
  /// Calls `application`.
  @preconcurrency @MainActor
  public struct Application {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }
  }

  /// Calls `applicationWillResignActive`.
  @preconcurrency @MainActor
  public struct ApplicationWillResignActive {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationWillResignActive(application)
    }
  }

  /// Calls `applicationDidBecomeActive`.
  @preconcurrency @MainActor
  public struct ApplicationDidBecomeActive {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationDidBecomeActive(application)
    }
  }

  /// Calls `applicationDidEnterBackground`.
  @preconcurrency @MainActor
  public struct ApplicationDidEnterBackground {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationDidEnterBackground(application)
    }
  }

  /// Calls `applicationWillEnterForeground`.
  @preconcurrency @MainActor
  public struct ApplicationWillEnterForeground {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationWillEnterForeground(application)
    }
  }
}
