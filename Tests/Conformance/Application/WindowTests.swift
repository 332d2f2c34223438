import Foundation
import HeadlessUIKit
import Testing

/// A window that lets touches through its empty parts.
private final class Glass: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class Candidate: UIWindow {
  var journal: Journal?
  override func becomeKey() { journal?.note("\(accessibilityIdentifier ?? "") becomes") }
  override func resignKey() { journal?.note("\(accessibilityIdentifier ?? "") resigns") }
}

/// Group A: which window gets a touch, and which is key.
@MainActor struct WindowTests {
  private func hit(_ phone: Phone) -> String? {
    phone.application.view(at: CGPoint(x: 10, y: 10))?.accessibilityIdentifier
  }

  private func window(_ name: String, level: UIWindow.Level = .normal, on phone: Phone) -> UIWindow {
    let window = UIWindow()
    window.accessibilityIdentifier = name
    phone.show(window, level: level)
    return window
  }

  @Test("V422 a first controller's view that has no size fills its window when that is shown")
  func sizeless() {
    let (phone, controller) = (Phone(), UIViewController())
    controller.view = UIView()
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    window.isHidden = false
    #expect(controller.view.frame == window.bounds)
    #expect(phone.application.view(at: CGPoint(x: 90, y: 70)) === controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.isHidden = true
    window.isHidden = false
    #expect(controller.view.frame.width == 10)
  }

  @Test("A7 windows are listed from back to front and asked from front to back")
  func order() {
    let phone = Phone()
    let alert = window("alert", level: .alert, on: phone)
    let bar = window("bar", level: .statusBar, on: phone)
    #expect(phone.application.windows == [phone.window, bar, alert])
    alert.isUserInteractionEnabled = false
    bar.isUserInteractionEnabled = false
    phone.window.accessibilityIdentifier = "main"
    phone.down(1, at: (10, 10))
    let asked = phone.decisions.filter { $0.hasPrefix("asks") }
    #expect(asked == ["asks alert at 10.0,10.0", "asks bar at 10.0,10.0", "asks main at 10.0,10.0"])
  }

  @Test("A8 every window of a level is in front of those of lower levels")
  func levels() {
    let phone = Phone()
    let alert = window("alert", level: .alert, on: phone)
    let normal = window("normal", on: phone)
    #expect(hit(phone) == "alert")
    normal.windowLevel = UIWindow.Level(rawValue: 2_000.5)
    #expect(hit(phone) == "normal")
    #expect(phone.application.windows == [phone.window, alert, normal])
  }

  @Test("A8 makeKeyAndVisible brings to the front of its own level")
  func toTheFront() {
    let phone = Phone()
    let first = window("first", on: phone)
    let second = window("second", on: phone)
    let alert = window("alert", level: .alert, on: phone)
    #expect(phone.application.windows == [phone.window, first, second, alert])
    first.makeKeyAndVisible()
    #expect(phone.application.windows == [phone.window, second, first, alert])
  }

  @Test("A9 a window that answers nil lets the next one be asked")
  func passThrough() {
    let phone = Phone()
    _ = phone.pad("below", (0, 0, 200, 200))
    let glass = Glass()
    phone.show(glass, level: .alert)
    _ = phone.pad("button", (100, 0, 100, 100), in: glass)
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["below began 1", "below ended 1"])
    phone.tap(at: (110, 10), finger: 2)
    #expect(phone.journal.take() == ["button began 2", "button ended 2"])
  }

  @Test("A108 where nobody retains the key window any more, the frontmost that can be key takes over, too")
  func letGo() {
    let (phone, journal) = (Phone(), Journal())
    let behind = Candidate()
    (behind.accessibilityIdentifier, behind.journal) = ("behind", journal)
    phone.show(behind)
    var alert: UIWindow? = window("alert", level: .alert, on: phone)
    alert?.makeKey()
    #expect(phone.application.keyWindow === alert)
    alert = nil
    #expect(phone.application.keyWindow === behind && journal.take() == ["behind becomes"])
  }

  @Test("A167 a window becomes key as a finger lands in it, before it hears of that, if it can be key")
  func touched() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (phone, journal) = (Phone(), Journal())
    let floating = Candidate()
    (floating.accessibilityIdentifier, floating.journal) = ("floating", journal)
    phone.show(floating)
    let pad = Pad("pad", (0, 0, 50, 50), journal)
    floating.addSubview(pad)
    #expect(phone.application.keyWindow === phone.window)
    phone.tap(at: (10, 10))
    #expect(journal.take() == ["floating becomes", "pad began 1", "pad ended 1"])
    #expect(phone.application.keyWindow === floating)
    let overlay = Overlay()
    phone.show(overlay, level: .alert)
    phone.tap(at: (10, 10))
    #expect(phone.application.keyWindow === floating)
  }

  @Test("A108 where the key window is hidden, the frontmost takes over that shows and can be key")
  func keyHandedOn() {
    final class Keyless: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let phone = Phone()
    let keyless = Keyless()
    phone.show(keyless, level: .statusBar)
    let alert = window("alert", level: .alert, on: phone)
    alert.makeKey()
    #expect(alert.isKeyWindow && !phone.window.isKeyWindow)
    alert.isHidden = true
    #expect(phone.window.isKeyWindow && phone.application.keyWindow === phone.window)
    phone.window.isHidden = true
    #expect(phone.application.keyWindow == nil)
  }

  @Test("A10 hidden, transparent and disabled windows are passed over")
  func unreachable() {
    let phone = Phone()
    phone.window.accessibilityIdentifier = "main"
    let front = window("front", level: .alert, on: phone)
    #expect(hit(phone) == "front")
    front.isHidden = true
    #expect(hit(phone) == "main")
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(phone) == "main")
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(hit(phone) == "main")
    front.isUserInteractionEnabled = true
    front.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(phone) == "main")
  }

  @Test("A10 a window that was never shown is hidden")
  func neverShown() {
    let phone = Phone()
    let unseen = UIWindow(frame: phone.window.frame)
    unseen.windowLevel = .alert
    #expect(unseen.isHidden)
    #expect(!phone.application.windows.contains(unseen))
  }

  @Test("A11 the levels are 0, 1000 and 2000")
  func levelNumbers() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("A12 at most one window is key; the one before it resigns first")
  func key() {
    let phone = Phone()
    let (one, other) = (Candidate(), Candidate())
    for (window, name) in [(one, "one"), (other, "other")] {
      window.accessibilityIdentifier = name
      window.journal = phone.journal
      phone.show(window)
    }
    var notices: [String] = []
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
        let name = notice.name.rawValue
        MainActor.assumeIsolated { notices.append(name) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    one.makeKey()
    #expect(phone.journal.take() == ["one becomes"])
    #expect(one.isKeyWindow && !phone.window.isKeyWindow)
    notices = []
    other.makeKey()
    #expect(phone.journal.take() == ["one resigns", "other becomes"])
    #expect(notices == [UIWindow.didResignKeyNotification.rawValue, UIWindow.didBecomeKeyNotification.rawValue])
    #expect(phone.application.windows.filter(\.isKeyWindow) == [other])
    other.makeKey()
    #expect(phone.journal.take() == [])
  }

  @Test("A37 windows that were given no scene belong to the application's own, which stands in no chain")
  func ownScene() throws {
    let phone = Phone()
    let scene = try #require(phone.application.connectedScenes.first as? UIWindowScene)
    #expect(phone.application.connectedScenes.count == 1)
    #expect(phone.window.windowScene === scene && scene.windows.contains { $0 === phone.window })
    #expect(phone.window.next === phone.application)
    #expect(UIWindow(frame: phone.window.frame).windowScene == nil)
    let other = UIWindowScene()
    let banner = UIWindow(windowScene: other)
    banner.isHidden = false
    #expect(phone.application.connectedScenes == [scene, other])
    #expect(banner.windowScene === other && banner.next === other && !scene.windows.contains { $0 === banner })
    phone.window.windowScene = other
    #expect(phone.application.connectedScenes == [other])
  }

  @Test("A57 of a new window nobody hears that it is hidden") func newWindow() {
    UIApplication.start(UIApplication())
    var notices = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeHiddenNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notices += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(UIWindow().isHidden && notices == 0)
  }

  @Test("V611 a window without a scene is none of the application's, and takes no touches, until it has one again")
  func noScene() throws {
    let phone = Phone()
    let scene = try #require(phone.window.windowScene)
    let glass = window("glass", level: .alert, on: phone)
    glass.windowScene = scene
    glass.makeKey()
    #expect(hit(phone) == "glass" && scene.windows.contains(glass))
    glass.windowScene = nil
    #expect(hit(phone) != "glass" && glass.windowScene == nil && !glass.isKeyWindow && phone.window.isKeyWindow)
    #expect(!phone.application.windows.contains(glass) && !scene.windows.contains(glass))
    glass.windowScene = scene
    #expect(hit(phone) == "glass" && scene.windows.contains(glass))
  }
}
