import Foundation
import HeadlessUIKit
import Testing

/// Methods that notifications call by their names.
@MainActor struct NotificationSelectorTests {
  private final class Target: NSObject, ActionMethods {
    var heard: [String] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch action {
      case "hear:":
        { [unowned self] argument, _ in
          heard.append(
            (argument as? Notification)?.name.rawValue ?? (argument as? String) ?? "\(type(of: argument))")
        }
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
}
