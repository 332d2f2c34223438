public import Foundation

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
  /// For `applicationProtectedDataWillBecomeUnavailable?(…)`: always there.
  public var applicationProtectedDataWillBecomeUnavailable:
    UIApplicationDelegateCalls.ApplicationProtectedDataWillBecomeUnavailable?
  {
    .init(delegate: self)
  }
  /// For `applicationProtectedDataDidBecomeAvailable?(…)`: always there.
  public var applicationProtectedDataDidBecomeAvailable:
    UIApplicationDelegateCalls.ApplicationProtectedDataDidBecomeAvailable?
  {
    .init(delegate: self)
  }
  /// For `applicationShouldRequestHealthAuthorization?(…)`: always there.
  public var applicationShouldRequestHealthAuthorization:
    UIApplicationDelegateCalls.ApplicationShouldRequestHealthAuthorization?
  {
    .init(delegate: self)
  }
  /// For `applicationShouldAutomaticallyLocalizeKeyCommands?(…)`: always there; it answers nil where the delegate
  /// has none.
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
    /// As the delegate does it.
    public func callAsFunction(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.application(app, open: url, options: options) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, open: url, sourceApplication: sourceApplication, annotation: annotation)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.application(application, handleOpen: url) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, willContinueUserActivityWithType: userActivityType)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, continue: userActivity, restorationHandler: restorationHandler)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
      delegate.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      delegate.application(application, didUpdate: userActivity)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      delegate.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
      delegate.application(application, didReceiveRemoteNotification: userInfo)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      delegate.application(
        application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      delegate.application(application, performFetchWithCompletionHandler: completionHandler)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      delegate.application(
        application, handleEventsForBackgroundURLSession: identifier, completionHandler: completionHandler)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
      delegate.application(application, handleWatchKitExtensionRequest: userInfo, reply: reply)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, supportedInterfaceOrientationsFor: window)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      delegate.application(
        application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
      delegate.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {
      delegate.application(application, willChangeStatusBarFrame: newStatusBarFrame)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {
      delegate.application(application, didChangeStatusBarFrame: oldStatusBarFrame)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, configurationForConnecting: connectingSceneSession, options: options)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      delegate.application(application, didDiscardSceneSessions: sceneSessions)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController? {
      DefaultAnswers.ask(delegate) {
        delegate.application(
          application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
      } ?? nil
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, shouldSaveSecureApplicationState: coder)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.application(application, shouldRestoreSecureApplicationState: coder)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.application(application, shouldSaveApplicationState: coder) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.application(application, shouldRestoreApplicationState: coder) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      delegate.application(application, willEncodeRestorableStateWith: coder)
    }
    /// As the delegate does it.
    public func callAsFunction(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      delegate.application(application, didDecodeRestorableStateWith: coder)
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
