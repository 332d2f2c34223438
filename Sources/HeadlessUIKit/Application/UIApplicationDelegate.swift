public import Foundation

/// What an application tells its delegate of its own life, and what it asks. Every method is optional; those of
/// coming and going are not called where a scene has a delegate, who hears of it then.
///
/// What comes to an application from outside of it is in no log. Code hands it from one delegate on to another all
/// the same, so that it is here by name (L30).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's main window, where the delegate keeps it. Code that asks a delegate is answered the optional
  /// of an optional, as by Objective-C's optional property.
  @_disfavoredOverload var window: UIWindow? { get }

  // MARK: Its life

  /// Called before anything happens in the application. The answer changes nothing.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called next. The answer changes nothing.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called in place of the method above, where the delegate doesn't have that.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// A call, an alert or the home gesture comes: every touch and press has just been cancelled.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application gets events again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Comes after `applicationWillResignActive`.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Comes before `applicationDidBecomeActive`.
  func applicationWillEnterForeground(_ application: UIApplication)

  // MARK: What comes from outside

  /// Never called by the system: a log ends, and no application with it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called by the system: there is memory enough.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Never called by the system: no midnight passes.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Never called by the system: nothing locks the device.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Never called by the system: nothing locks the device.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Never called by the system: there is no watch.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Never called by the system: keys are those that commands name.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Never called by the system: no link comes from outside.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Never called by the system: no link comes from outside. UIKit deprecates it.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Never called by the system: no link comes from outside. UIKit deprecates it.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Never called by the system: nothing is gone on with.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Never called by the system: nothing is gone on with.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Never called by the system: nothing is gone on with.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// Never called by the system: nothing is gone on with.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Never called by the system: there is no icon to choose it on.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Never called by the system: a log has no notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Never called by the system: a log has no notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Never called by the system: a log has no notifications. UIKit deprecates it.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Never called by the system: a log has no notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Never called by the system: nothing is fetched in the background. UIKit deprecates it.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Never called by the system: nothing is fetched in the background.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Never called by the system: there is no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  )
  /// Never called by the system: nothing turns.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Never called by the system: nothing turns. UIKit deprecates it.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )
  /// Never called by the system: nothing turns. UIKit deprecates it.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
  /// Never called by the system: the status bar stays as it is. UIKit deprecates it.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Never called by the system: the status bar stays as it is. UIKit deprecates it.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Never called by the system: there are no extensions.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Never called by the system: a stage makes its own scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called by the system: nobody puts a scene away.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Never called by the system: nothing is restored.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Never called by the system: nothing is restored.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Never called by the system: nothing is restored.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Never called by the system: nothing is restored. UIKit deprecates it.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Never called by the system: nothing is restored. UIKit deprecates it.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Never called by the system: nothing is restored.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Never called by the system: nothing is restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}
