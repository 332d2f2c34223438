public import Foundation

/// What applications ask of the system beside events. None of it comes to anything here: answers are those of an
/// application that runs in front, alone and undisturbed.
extension UIApplication {
  /// Begins a task that would go on in the background; it is over when code says so. Its handler is never called.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task that would go on in the background; it is over when code says so. Its handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  /// Nothing comes of it.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Without limit, as in front.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Nothing comes of it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often as the system likes.
  nonisolated public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never.
  nonisolated public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Nothing comes of it: nobody is answered.
  public func registerForRemoteNotifications() {}
  /// Nothing comes of it.
  public func unregisterForRemoteNotifications() {}
  /// No.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The one scene's.
  public var openSessions: Set<UISceneSession> { [] }
  /// No.
  public var supportsMultipleScenes: Bool { false }
  /// Nothing comes of it: there is one scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Nothing comes of it: there is one scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// No.
  public var supportsAlternateIcons: Bool { false }
  /// None.
  public var alternateIconName: String? { nil }
  /// The handler hears at once that it is done; nothing is drawn.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// As above, awaited: never throws.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    let error: (any Error)? = await withCheckedContinuation { answer in
      setAlternateIconName(alternateIconName) { answer.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Yes.
  public var isProtectedDataAvailable: Bool { true }
  /// Nothing comes of it: nothing is restored.
  public func extendStateRestoration() {}
  /// Nothing comes of it: nothing is restored.
  public func completeStateRestoration() {}
  /// Nothing comes of it: nothing is drawn.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Available, as where people have not forbidden it; nothing is fetched here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Nothing comes of it: a scene shows what it shows.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Tells the handler that there is one scene, at the end of the turn.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    runAtEndOfTurn { errorHandler(CocoaError(.featureUnsupported)) }
  }
  /// In seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Nothing comes of it: nothing is restored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
  /// The settings for an application's notifications, as an address; none is opened.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The settings for default applications, as an address; none is opened.
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  /// A key in a notification's user info.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// A key in kept state.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// A key in kept state.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// A key in kept state.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// A key in kept state.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
  /// Kept, never drawn.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}

/// One of an application's tasks in the background.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier>
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of looking for something new in the background. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundfetchresult>
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// How a scene would go; kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

extension UIApplication {
  /// What an application was asked to open something with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of the keys.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// One of the keys.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// One of the keys.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// Whether an application may fetch in the background. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus>
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// What an application asks for that wants another scene. There is one scene here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest>
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// What the scene is for.
  public let role: UISceneSession.Role?
  /// The one to be shown; nil for a new one.
  public let session: UISceneSession?
  /// What it is to show.
  public var userActivity: NSUserActivity?
  /// Kept.
  public var options: UIScene.ActivationRequestOptions?

  /// A new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options) }

  /// The one of that session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) { (role, self.session, self.userActivity, self.options) = (nil, session, userActivity, options) }
}
