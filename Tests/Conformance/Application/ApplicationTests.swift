import Foundation
import HeadlessUIKit
import Testing

/// An application that writes down what comes to `sendEvent`, and can keep it.
private final class Office: UIApplication {
  var journal: Journal?
  var keepsEvents = false
  override func sendEvent(_ event: UIEvent) {
    journal?.note("application sends")
    if !keepsEvents { super.sendEvent(event) }
  }
}

private final class Hall: UIWindow {
  var journal: Journal?
  var keepsEvents = false
  override func sendEvent(_ event: UIEvent) {
    journal?.note("\(accessibilityIdentifier ?? "window") sends")
    if !keepsEvents { super.sendEvent(event) }
  }
}

/// Group A: the event queue, and ignoring interaction.
@MainActor struct ApplicationTests {
  private func office() -> (phone: Phone, application: Office, window: Hall) {
    let (application, window) = (Office(), Hall())
    let phone = Phone(application: application, window: window)
    (application.journal, window.journal) = (phone.journal, phone.journal)
    return (phone, application, window)
  }

  @Test("A1 events posted from inside a handler wait their turn, in order")
  func queue() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    pad.when(.began) { _, _ in
      phone.move(1, to: (20, 20))
      phone.up(1)
      phone.journal.note("A has handled began")
    }
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["A began 1", "A has handled began", "A moved 1", "A ended 1"])
  }

  @Test("A2 an event goes from the application to the window to the view")
  func path() {
    let (phone, _, _) = office()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["application sends", "window sends", "A began 1"])
  }

  @Test("A2 a window that doesn't call super swallows the event")
  func windowSwallows() {
    let (phone, _, window) = office()
    _ = phone.pad("A", (0, 0, 100, 100))
    window.keepsEvents = true
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["application sends", "window sends"])
    #expect(phone.droppedEvents == ["touches swallowed by Hall"])
  }

  @Test("A2 sending another event from a handler doesn't make the first look swallowed")
  func nestedEvent() {
    let (phone, application, window) = office()
    let pad = phone.pad("A", (0, 0, 100, 100))
    pad.when(.began) { _, _ in
      application.sendEvent(UIEvent())
      window.sendEvent(UIEvent())
    }
    phone.down(1, at: (10, 10))
    #expect(phone.droppedEvents == [])
  }

  @Test("A3 code may hand a window an event itself")
  func handedIn() throws {
    let (phone, _, window) = office()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    let event = try #require(pad.heard.first?.event)
    _ = phone.journal.take()
    window.sendEvent(event)
    #expect(phone.journal.take() == ["window sends", "A began 1"])
    window.sendEvent(UIEvent())
    #expect(phone.journal.take() == ["window sends"])
  }

  @Test("A4 an application that doesn't call super drops the event for every window")
  func applicationSwallows() {
    let (phone, application, _) = office()
    _ = phone.pad("A", (0, 0, 100, 100))
    application.keepsEvents = true
    phone.tap(at: (10, 10))
    #expect(phone.journal.take() == ["application sends", "application sends"])
    #expect(phone.droppedEvents == ["touches swallowed by Office", "touches swallowed by Office"])
  }

  @Test("A5 only windows with touches in the event are sent it")
  func concernedWindows() {
    let (phone, _, _) = office()
    let (left, right, far) = (Hall(), Hall(), Hall())
    for (window, name) in [(left, "left"), (right, "right"), (far, "far")] {
      phone.show(window, level: .statusBar)
      window.accessibilityIdentifier = name
      window.journal = phone.journal
    }
    left.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    right.frame = CGRect(x: 100, y: 0, width: 50, height: 200)
    far.frame = CGRect(x: 150, y: 0, width: 50, height: 200)
    phone.report(.down(1, at: (120, 10)), .down(2, at: (10, 10)))
    #expect(phone.journal.take() == ["application sends", "right sends", "left sends"])
  }

  @Test("A6, X1 touches go to the window under them, events without coordinates to the key window")
  func keyWindow() {
    let (phone, application, _) = office()
    let alert = Hall()
    phone.show(alert, level: .alert)
    alert.accessibilityIdentifier = "alert"
    alert.journal = phone.journal
    application.post(motion: .began, .motionShake, at: 1)
    #expect(phone.journal.take() == ["application sends", "window sends"])
    phone.down(1, at: (10, 10))
    #expect(phone.journal.take() == ["application sends", "alert sends"])
  }

  @Test("A6 an event without coordinates is dropped where no window is key")
  func noKeyWindow() {
    let phone = Phone()
    phone.window.isHidden = true
    phone.application.post(motion: .began, .motionShake, at: 1)
    #expect(phone.droppedEvents == ["motion noResponder"])
  }

  @Test("A13 ignoring interaction nests")
  func nesting() {
    let application = Phone().application
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
  }

  @Test("A14 events are dropped while interaction is ignored, not put off")
  func dropped() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.application.beginIgnoringInteractionEvents()
    phone.tap(at: (10, 10))
    phone.application.endIgnoringInteractionEvents()
    #expect(phone.journal.take() == [])
    #expect(phone.drops == ["1 ignoringInteraction"])
    phone.tap(at: (10, 10), finger: 2)
    #expect(phone.journal.take() == ["A began 2", "A ended 2"])
  }

  @Test("A14 presses and shakes are dropped while interaction is ignored, whole, also where they end after it")
  func droppedPressesAndMotion() {
    let phone = Phone()
    _ = phone.pressPad()
    phone.application.beginIgnoringInteractionEvents()
    phone.press(1, .began, .menu)
    phone.press(2, .changed, .menu)
    phone.application.post(motion: .began, .motionShake, at: 1)
    #expect(phone.droppedEvents == ["presses", "presses", "motion"].map { "\($0) ignoringInteraction" })
    phone.application.endIgnoringInteractionEvents()
    phone.press(1, .changed, .menu)
    phone.press(1, .ended, .menu)
    phone.press(2, .ended, .menu)
    phone.application.post(motion: .ended, .motionShake, at: 2)
    #expect(phone.journal.take() == [])
    phone.press(1, .began, .menu)
    phone.press(1, .ended, .menu)
    #expect(phone.journal.take() == ["pad began 1", "pad ended 1"])
  }

  @Test("A15 beginning to ignore cancels the buttons that are down, and a shake (ours)")
  func pressesCancelledByIgnoring() {
    let phone = Phone()
    _ = phone.pressPad()
    phone.press(1, .began, .menu)
    phone.application.beginIgnoringInteractionEvents()
    #expect(phone.journal.take() == ["pad began 1", "pad cancelled 1"])
    phone.press(1, .changed, .menu)
    phone.application.endIgnoringInteractionEvents()
    phone.press(1, .ended, .menu)
    #expect(phone.journal.take() == [])

    let journal = Journal()
    let ear = Ear(journal)
    phone.window.addSubview(ear)
    ear.becomeFirstResponder()
    phone.application.post(motion: .began, .motionShake, at: 1)
    phone.application.beginIgnoringInteractionEvents()
    phone.application.endIgnoringInteractionEvents()
    phone.application.post(motion: .ended, .motionShake, at: 2)
    #expect(journal.take() == ["motion began", "motion cancelled"])
  }

  @Test("A15 a button that begins to ignore as it goes down is heard of no more, also as it changes and comes up")
  func pressCancelledByItself() {
    let phone = Phone()
    let pad = phone.pressPad()
    pad.reaction = { if $0 == .began { phone.application.beginIgnoringInteractionEvents() } }
    phone.press(1, .began, .menu)
    #expect(phone.journal.take() == ["pad began 1", "pad cancelled 1"])
    phone.application.endIgnoringInteractionEvents()
    phone.press(1, .changed, .menu)
    phone.press(1, .ended, .menu)
    #expect(phone.journal.take() == [])
  }

  @Test("A14 a view without interaction gets nothing, also not later")
  func disabledView() {
    let phone = Phone()
    phone.window.isUserInteractionEnabled = false
    let pad = phone.pad("A", (0, 0, 100, 100))
    pad.isUserInteractionEnabled = false
    phone.down(1, at: (10, 10))
    pad.isUserInteractionEnabled = true
    phone.window.isUserInteractionEnabled = true
    phone.up(1)
    #expect(phone.journal.take() == [])
    #expect(phone.drops == ["1 nothingHit"])
  }

  @Test("A15 beginning to ignore cancels the fingers that are down (ours)")
  func cancelledByIgnoring() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.application.beginIgnoringInteractionEvents()
    #expect(phone.journal.take() == ["A began 1", "A cancelled 1"])
    phone.application.endIgnoringInteractionEvents()
    phone.move(1, to: (20, 20))
    phone.up(1)
    #expect(phone.journal.take() == [])
  }

  @Test("A15 a finger that lands while ignoring is never heard of, also not after the end (ours)")
  func landedWhileIgnoring() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.application.beginIgnoringInteractionEvents()
    phone.down(1, at: (10, 10))
    phone.application.endIgnoringInteractionEvents()
    phone.move(1, to: (20, 20))
    phone.down(2, at: (30, 30))
    #expect(phone.journal.take() == ["A began 2"])
    let event = try #require(pad.heard.last?.event)
    #expect(event.allTouches?.map(\.identifier) == [2])
    phone.up(1)
    #expect(phone.journal.take() == [])
  }

  @Test("A15 a finger whose view has not heard of it yet is dropped, not cancelled (ours)")
  func ignoringInsideOfAnEvent() {
    let phone = Phone()
    let first = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    first.when(.began) { _, _ in phone.application.beginIgnoringInteractionEvents() }
    phone.report(.down(1, at: (10, 10)), .down(2, at: (110, 10)))
    #expect(phone.journal.take() == ["A began 1", "A cancelled 1"])
    #expect(phone.drops == ["2 ignoringInteraction"])
  }

  @Test("A18 becoming inactive cancels every touch")
  func inactive() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.report(.down(1, at: (110, 10)), .down(2, at: (10, 10)))
    _ = phone.journal.take()
    phone.application.post(.willResignActive)
    #expect(phone.journal.take() == ["B cancelled 1", "A cancelled 2"])
    #expect(phone.application.applicationState == .inactive)
    phone.report(.up(1), .up(2))
    #expect(phone.journal.take() == [])
    phone.application.post(.didBecomeActive)
    phone.tap(at: (10, 10), finger: 3)
    #expect(phone.journal.take() == ["A began 3", "A ended 3"])
  }

  @Test("V1182 who hears of what will be finds the state that was, and who hears of what is the one that is")
  func states() {
    let (phone, center) = (Phone(), NotificationCenter.default)
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let isScene = notification.object is UIScene
        MainActor.assumeIsolated {
          let scene = phone.application.connectedScenes.first?.activationState
          phone.journal.note(isScene ? "scene \(scene?.rawValue ?? -1)" : "\(phone.application.applicationState)")
        }
      }
    }
    for notice in [ApplicationNotice.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]
    {
      phone.application.post(notice)
    }
    #expect(phone.journal.take() == ["scene 0", "active", "background", "scene 2", "background", "active"])
    phone.application.post(.willResignActive)
    #expect(phone.application.applicationState == .inactive)
    for token in tokens { center.removeObserver(token) }
  }

  @Test("A38 a scene's delegate hears of the application's life, in place of the application's")
  func sceneLife() throws {
    final class Life: NSObject, UISceneDelegate, UIApplicationDelegate {
      var told: [String] = []
      func sceneWillResignActive(_ scene: UIScene) { told.append("scene resigns") }
      func sceneDidBecomeActive(_ scene: UIScene) { told.append("scene active") }
      func sceneDidEnterBackground(_ scene: UIScene) { told.append("scene behind") }
      func sceneWillEnterForeground(_ scene: UIScene) { told.append("scene back") }
      func applicationWillResignActive(_ application: UIApplication) { told.append("application resigns") }
    }
    let (phone, life) = (Phone(), Life())
    phone.application.delegate = life
    phone.application.post(.willResignActive)
    #expect(life.told == ["application resigns"])
    let scene = try #require(phone.window.windowScene)
    scene.delegate = life
    var posted = 0
    let name = UIScene.willDeactivateNotification
    let token = NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
      MainActor.assumeIsolated { posted += 1 }
    }
    for notice in [ApplicationNotice.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground]
    {
      phone.application.post(notice)
    }
    #expect(life.told.dropFirst() == ["scene active", "scene resigns", "scene behind", "scene back"])
    #expect(posted == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("V603 the battery is full where it is watched; else nothing is known of it")
  func battery() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    defer { device.isBatteryMonitoringEnabled = false }
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
  }

  @Test("V1244 a device has an identifier for its vendor, and the same one each time")
  func vendor() throws {
    let vendor = try #require(UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor == vendor)
  }
}
