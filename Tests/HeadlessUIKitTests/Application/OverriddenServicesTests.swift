import Foundation
import HeadlessUIKit
import Testing

/// What applications' tests override of `UIApplication`, to look whether it is asked: that it compiles is half of
/// the test.
@MainActor struct OverriddenServicesTests {
  private final class Spy: UIApplication {
    var asked: [String] = []
    override func registerForRemoteNotifications() { asked.append("registers") }
    override func beginBackgroundTask(
      expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      MainActor.assumeIsolated { asked.append("begins") }
      return .invalid
    }
    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
      MainActor.assumeIsolated { asked.append("ends") }
    }
    override func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { asked.append(alternateIconName ?? "none") }
    override var supportsAlternateIcons: Bool { true }
    override var backgroundTimeRemaining: TimeInterval { 3 }
    override var isStatusBarHidden: Bool {
      get { true }
      set {}
    }
  }

  @Test func `a subclass answers itself`() {
    let spy = Spy()
    let application: UIApplication = spy
    application.registerForRemoteNotifications()
    application.endBackgroundTask(application.beginBackgroundTask())
    application.setAlternateIconName("dark")
    #expect(spy.asked == ["registers", "begins", "ends", "dark"])
    #expect(application.supportsAlternateIcons && application.backgroundTimeRemaining == 3)
    #expect(application.isStatusBarHidden)
  }

  @Test func `a search bar has the backgrounds that it was given`() {
    let (bar, image) = (UISearchBar(), UIImage())
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.setBackgroundImage(image, for: .top, barMetrics: .compact)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == nil)
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) == nil)
  }
}
