import Foundation
import HeadlessUIKit
import Testing

/// Methods that are called by their names: by notifications, timers, and later.
@MainActor struct SelectorCallsTests {
  private final class Target: NSObject, ActionMethods {
    var heard: [String] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch action {
      case "hear:":
        { [unowned self] argument, _ in
          heard.append((argument as? Notification)?.name.rawValue ?? (argument as? String) ?? "\(type(of: argument))")
        }
      case "tick:": { [unowned self] timer, _ in heard.append((timer as? Timer)?.userInfo as? String ?? "tick") }
      default: nil
      }
    }
  }

  private static let sent = Notification.Name("sent")

  @Test func `an observer hears of notifications by its method until it is removed`() {
    let (target, center) = (Target(), NotificationCenter())
    center.addObserver(target, selector: "hear:", name: Self.sent, object: nil)
    center.post(name: Self.sent, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(target.heard == ["sent"])
    center.removeObserver(target, name: Notification.Name("other"), object: nil)
    center.post(name: Self.sent, object: nil)
    #expect(target.heard == ["sent", "sent"])
    center.removeObserver(target)
    center.post(name: Self.sent, object: nil)
    #expect(target.heard.count == 2)
  }

  @Test func `an observer hears of one object alone, is not retained, and a token is removed as ever`() {
    let (center, object) = (NotificationCenter(), NSObject())
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(target, selector: "hear:", name: nil, object: object)
      center.post(name: Self.sent, object: NSObject())
      #expect(target.heard.isEmpty)
      center.post(name: Self.sent, object: object)
      #expect(target.heard == ["sent"])
    }
    #expect(gone == nil)
    center.post(name: Self.sent, object: object)
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.sent, object: nil, queue: nil) { _ in count += 1 }
    center.removeObserver(token)
    center.post(name: Self.sent, object: nil)
    #expect(count == 0)
  }

  @Test func `a timer fires by the virtual clock, and not after it was invalidated`() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: target, selector: "tick:", userInfo: "wave", repeats: true)
    let once = Timer.scheduledTimer(
      timeInterval: 0.1, target: target, selector: "tick:", userInfo: nil, repeats: false)
    phone.wait(0.2)
    #expect(target.heard == ["tick"] && !once.isValid)
    phone.wait(0.4)
    #expect(target.heard == ["tick", "wave", "wave"])
    timer.fireDate = .distantFuture
    phone.wait(1)
    #expect(target.heard.count == 3)
    timer.fireDate = Date()
    phone.wait(0.1)
    #expect(target.heard.count == 4)
    timer.invalidate()
    phone.wait(1)
    #expect(target.heard.count == 4 && !timer.isValid)
  }

  @Test func `a timer that is made for a run loop fires by the virtual clock, too`() {
    let phone = Phone.forGestures()
    let target = Target()
    let timer = Timer(timeInterval: 0.1, target: target, selector: "tick:", userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    phone.wait(0.35)
    #expect(target.heard.count == 3)
    timer.invalidate()
    phone.wait(1)
    #expect(target.heard.count == 3)
  }

  @Test func `a method is called later, once, unless it is called off`() {
    let phone = Phone.forGestures()
    let target = Target()
    target.perform("hear:", with: "later", afterDelay: 0.5)
    target.perform("hear:", with: "never", afterDelay: 0.5)
    target.perform("hear:", with: "now")
    #expect(target.heard == ["now"])
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "hear:", object: "never")
    phone.wait(0.4)
    #expect(target.heard == ["now"])
    phone.wait(0.2)
    #expect(target.heard == ["now", "later"])
    target.perform("hear:", with: "a", afterDelay: 0.1)
    target.perform("hear:", with: "b", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    phone.wait(1)
    #expect(target.heard.count == 2)
    #expect(target.responds(to: "hear:") && !target.responds(to: "see:"))
  }
}
