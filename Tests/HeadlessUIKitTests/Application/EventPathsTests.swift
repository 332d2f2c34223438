import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Whether an application or a window sends events in a way of its own") struct EventPathsTests {
  private class Sender: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  }
  private final class Heir: Sender {}
  private class Watcher<Content>: UIWindow {
    var content: Content?
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  }
  private final class Frame: Watcher<Int> {}

  #if os(Linux)
    @Test("the tables are readable here, and who overrides something else is plain")
    func plain() {
      final class Quiet: UIApplication {
        override func beginIgnoringInteractionEvents() {}
      }
      final class Clear: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        override func layoutSubviews() {}
      }
      #expect(EventPaths.areReadable)
      #expect(EventPaths.arePlain(UIApplication(), UIWindow()))
      #expect(EventPaths.arePlain(Quiet(), Clear()))
    }
  #endif

  @Test("overrides are never missed: inherited and generic ones")
  func overriding() {
    for application in [Sender(), Heir()] { #expect(!EventPaths.arePlain(application, UIWindow())) }
    for window in [Watcher<String>(), Frame(), Watcher<Int>()] as [UIWindow] {
      #expect(!EventPaths.arePlain(UIApplication(), window))
    }
  }
}
