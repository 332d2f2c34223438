import Foundation
import HeadlessUIKit
import Testing

/// As a template's application delegate.
private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var told: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    told.append("launched")
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) { told.append("will resign active") }
  func applicationDidBecomeActive(_ application: UIApplication) { told.append("did become active") }
  func applicationDidEnterBackground(_ application: UIApplication) { told.append("did enter background") }
  func applicationWillEnterForeground(_ application: UIApplication) { told.append("will enter foreground") }
}

private final class Silent: NSObject, UIApplicationDelegate {}

@MainActor struct ApplicationLifeTests {
  @Test func `a delegate hears of the launch, and of the application's life`() {
    let (application, delegate) = (UIApplication(), Delegate())
    UIApplication.start(application)
    application.delegate = delegate
    application.finishLaunching()
    #expect(application.keyWindow === delegate.window)
    for notice in [ApplicationNotice.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]
    {
      application.post(notice)
    }
    #expect(
      delegate.told == [
        "launched", "will resign active", "did enter background", "will enter foreground", "did become active",
      ])
  }

  @Test func `every method of a delegate is optional`() {
    let (application, delegate) = (UIApplication(), Silent())
    application.delegate = delegate
    application.finishLaunching()
    application.post(.willResignActive)
    let window: UIWindow? = (delegate as any UIApplicationDelegate).window
    #expect(window == nil)
    #expect(application.applicationState == .inactive)
  }

  @Test func `showing and hiding a window is announced`() {
    UIApplication.start(UIApplication())
    let window = UIWindow()
    var notices: [String] = []
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { notices.append(name.rawValue) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    window.isHidden = false
    window.isHidden = true
    #expect(notices == names.map(\.rawValue))
  }

  @Test func `levels can be raised and lowered`() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2_001)
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
  }

  @Test func `work that calls for itself again and again at the end of a turn waits for the next one`() {
    let application = UIApplication()
    UIApplication.start(application)
    let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.endTurn()
    var shown = 0
    func show() {
      shown += 1
      root.present(UIViewController(), animated: false) { root.dismiss(animated: false, completion: show) }
    }
    show()
    application.endTurn()
    #expect(shown == 501)
    application.endTurn()
    #expect(shown == 1001)
  }
}
