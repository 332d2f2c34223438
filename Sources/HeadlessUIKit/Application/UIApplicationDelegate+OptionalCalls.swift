import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIApplicationDelegate {
  /// For `application?(…)`: always there; it answers nil where the delegate has none.
  public var application: UIApplicationDelegateCalls.Application? { .init(delegate: self) }
  /// For `applicationDidFinishLaunching?(…)`: always there; it answers nil where the delegate has none.
  public var applicationDidFinishLaunching: UIApplicationDelegateCalls.ApplicationDidFinishLaunching? {
    .init(delegate: self)
  }
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
  /// For `applicationWillTerminate?(…)`: always there; it answers nil where the delegate has none.
  public var applicationWillTerminate: UIApplicationDelegateCalls.ApplicationWillTerminate? {
    .init(delegate: self)
  }
  /// For `applicationDidReceiveMemoryWarning?(…)`: always there; it answers nil where the delegate has none.
  public var applicationDidReceiveMemoryWarning: UIApplicationDelegateCalls.ApplicationDidReceiveMemoryWarning? {
    .init(delegate: self)
  }
  /// For `applicationSignificantTimeChange?(…)`: always there; it answers nil where the delegate has none.
  public var applicationSignificantTimeChange: UIApplicationDelegateCalls.ApplicationSignificantTimeChange? {
    .init(delegate: self)
  }
  /// For `applicationProtectedDataWillBecomeUnavailable?(…)`: always there; it answers nil where the delegate has none.
  public var applicationProtectedDataWillBecomeUnavailable:
    UIApplicationDelegateCalls.ApplicationProtectedDataWillBecomeUnavailable?
  {
    .init(delegate: self)
  }
  /// For `applicationProtectedDataDidBecomeAvailable?(…)`: always there; it answers nil where the delegate has none.
  public var applicationProtectedDataDidBecomeAvailable:
    UIApplicationDelegateCalls.ApplicationProtectedDataDidBecomeAvailable?
  {
    .init(delegate: self)
  }
  /// For `applicationShouldRequestHealthAuthorization?(…)`: always there; it answers nil where the delegate has none.
  public var applicationShouldRequestHealthAuthorization:
    UIApplicationDelegateCalls.ApplicationShouldRequestHealthAuthorization?
  {
    .init(delegate: self)
  }
  /// For `applicationShouldAutomaticallyLocalizeKeyCommands?(…)`: always there; it answers nil where the delegate has none.
  public var applicationShouldAutomaticallyLocalizeKeyCommands:
    UIApplicationDelegateCalls.ApplicationShouldAutomaticallyLocalizeKeyCommands?
  {
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

  /// Calls `applicationDidFinishLaunching`.
  @preconcurrency @MainActor
  public struct ApplicationDidFinishLaunching {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationDidFinishLaunching(application)
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

  /// Calls `applicationWillTerminate`.
  @preconcurrency @MainActor
  public struct ApplicationWillTerminate {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationWillTerminate(application)
    }
  }

  /// Calls `applicationDidReceiveMemoryWarning`.
  @preconcurrency @MainActor
  public struct ApplicationDidReceiveMemoryWarning {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationDidReceiveMemoryWarning(application)
    }
  }

  /// Calls `applicationSignificantTimeChange`.
  @preconcurrency @MainActor
  public struct ApplicationSignificantTimeChange {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationSignificantTimeChange(application)
    }
  }

  /// Calls `applicationProtectedDataWillBecomeUnavailable`.
  @preconcurrency @MainActor
  public struct ApplicationProtectedDataWillBecomeUnavailable {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
    }
  }

  /// Calls `applicationProtectedDataDidBecomeAvailable`.
  @preconcurrency @MainActor
  public struct ApplicationProtectedDataDidBecomeAvailable {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationProtectedDataDidBecomeAvailable(application)
    }
  }

  /// Calls `applicationShouldRequestHealthAuthorization`.
  @preconcurrency @MainActor
  public struct ApplicationShouldRequestHealthAuthorization {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) {
      delegate.applicationShouldRequestHealthAuthorization(application)
    }
  }

  /// Calls `applicationShouldAutomaticallyLocalizeKeyCommands`.
  @preconcurrency @MainActor
  public struct ApplicationShouldAutomaticallyLocalizeKeyCommands {
    let delegate: any UIApplicationDelegate

    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.applicationShouldAutomaticallyLocalizeKeyCommands(application) }
    }
  }
}
