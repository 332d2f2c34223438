public import Foundation

extension UIApplication {
  /// Why the application was launched; in a replay there never is a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // Why an application is started. During a replay nobody says.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let newsstandDownloads = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Tells the delegate that the application runs, before anything happens in it.
  package func finishLaunching() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    if let delegate, delegate.application?(self, didFinishLaunchingWithOptions: nil) == nil {
      delegate.applicationDidFinishLaunching(self)
    }
    announce(UIApplication.didFinishLaunchingNotification)
  }

  /// Posted after the delegate was told.
  nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted after the delegate was told.
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }

  /// A call, an alert, the home gesture, and the way back. Becoming inactive ends every touch and press.
  package func post(_ notice: ApplicationNotice) { post(.application(notice)) { [unowned self] in change(notice) } }

  /// Scenes hear of it first; where one of them has a delegate, the application's doesn't, as on a device. Who
  /// hears of what will be finds the state that was, and who hears of what is the one that is.
  private func change(_ notice: ApplicationNotice) {
    Decisions.tell(.application(notice))
    let scenes = scenesInOrder
    let told = scenes.contains { $0.delegate != nil } ? nil : delegate
    switch notice {
    case .willResignActive:
      touchDelivery.cancelAll(dropping: .inactive)
      pressDelivery.cancelAll()
      motionDelivery.cancel()
      for scene in scenes { scene.tell(UIScene.willDeactivateNotification) { $0.sceneWillResignActive(scene) } }
      told?.applicationWillResignActive(self)
      announce(UIApplication.willResignActiveNotification)
      applicationState = .inactive
    case .didBecomeActive:
      applicationState = .active
      for scene in scenes { scene.tell(UIScene.didActivateNotification) { $0.sceneDidBecomeActive(scene) } }
      told?.applicationDidBecomeActive(self)
      announce(UIApplication.didBecomeActiveNotification)
    case .didEnterBackground:
      applicationState = .background
      animations.endAll()
      for scene in scenes {
        scene.tell(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(scene) }
      }
      told?.applicationDidEnterBackground(self)
      announce(UIApplication.didEnterBackgroundNotification)
    case .willEnterForeground:
      for scene in scenes {
        scene.tell(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground(scene) }
      }
      told?.applicationWillEnterForeground(self)
      announce(UIApplication.willEnterForegroundNotification)
      applicationState = .inactive
    }
  }

  private func announce(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
  fileprivate func tell(_ name: NSNotification.Name, _ call: (any UISceneDelegate) -> Void) {
    if let delegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}
