public import Foundation

/// What an application tells its delegate of its own life. Every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application's main window, where the delegate keeps it.
  var window: UIWindow? { get }
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public var window: UIWindow? { nil }
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why the application was launched; in a replay there never is a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells the delegate that the application runs, before anything happens in it.
  package func finishLaunching() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    announce(UIApplication.didFinishLaunchingNotification)
  }

  public class var didFinishLaunchingNotification: NSNotification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  public class var willResignActiveNotification: NSNotification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  public class var didBecomeActiveNotification: NSNotification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }

  /// A call, an alert, the home gesture, and the way back. Becoming inactive ends every touch and press.
  package func post(_ notice: ApplicationNotice) { post { [unowned self] in change(notice) } }

  private func change(_ notice: ApplicationNotice) {
    Decisions.tell(.application(notice))
    switch notice {
    case .willResignActive:
      applicationState = .inactive
      touchDelivery.cancelAll(dropping: .swallowed(by: self))
      pressDelivery.cancelAll()
      motionDelivery.cancel()
      delegate?.applicationWillResignActive(self)
      announce(UIApplication.willResignActiveNotification)
    case .didBecomeActive:
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      announce(UIApplication.didBecomeActiveNotification)
    case .didEnterBackground:
      applicationState = .background
      animations.endAll()
      delegate?.applicationDidEnterBackground(self)
      announce(UIApplication.didEnterBackgroundNotification)
    case .willEnterForeground:
      applicationState = .inactive
      delegate?.applicationWillEnterForeground(self)
      announce(UIApplication.willEnterForegroundNotification)
    }
  }

  private func announce(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
