public import Foundation

/// What an application tells its delegate of its own life. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
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
  /// The application's main window, where the delegate keeps it. Code that asks a delegate is answered the optional
  /// of an optional, as by Objective-C's optional property.
  @_disfavoredOverload var window: UIWindow? { get }
  /// A call, an alert or the home gesture comes: every touch and press has just been cancelled.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application gets events again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Comes after `applicationWillResignActive`.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Comes before `applicationDidBecomeActive`.
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
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: NSObject {
  /// None.
  public var window: UIWindow? { nil }
}

extension UIApplicationDelegate {
  /// As Objective-C's optional property has it: `delegate?.window??.rootViewController`.
  public var window: UIWindow?? { .some(mainWindow) }

  private var mainWindow: UIWindow? {
    let window: UIWindow? = self.window
    return window
  }
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

  private func change(_ notice: ApplicationNotice) {
    Decisions.tell(.application(notice))
    switch notice {
    case .willResignActive:
      applicationState = .inactive
      touchDelivery.cancelAll(dropping: .inactive)
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
