public import Foundation

// What applications ask of the system beside events stands in the class, as subclasses may answer themselves.

extension UIApplication {
  /// As often as the system likes.
  nonisolated public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never.
  nonisolated public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// As the one with a handler, awaited: never throws.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    let error: (any Error)? = await withCheckedContinuation { answer in
      setAlternateIconName(alternateIconName) { answer.resume(returning: $0) }
    }
    if let error { throw error }
  }
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
public struct UISceneSessionActivationRequest: Hashable {
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
