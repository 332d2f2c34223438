public import Foundation

// The calls of `application?(…)` that hand on what comes to an application from outside.

extension UIApplicationDelegateCalls.Application {
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
