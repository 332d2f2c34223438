import Foundation
import HeadlessUIKit
import Testing

/// Rule L41: notifications that are posted later.
@MainActor @Suite("L: queued notifications") struct QueuedNotificationTests {
  @MainActor private final class Heard {
    var words: [String] = []
  }

  private func observed(_ center: NotificationCenter) -> Heard {
    let heard = Heard()
    for word in ["idle", "soon", "now"] {
      center.addObserver(forName: Notification.Name(word), object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { heard.words.append(word) }
      }
    }
    return heard
  }

  private func note(_ word: String, _ sender: NSObject? = nil) -> Notification {
    Notification(name: Notification.Name(word), object: sender)
  }

  @Test(
    "L41 what a queue is to post soon comes as the turn ends, once, and what it is to post when idle after that")
  func styles() {
    let (phone, center) = (Phone(), NotificationCenter())
    phone.application.isReplayed = true
    let (heard, queue) = (observed(center), NotificationQueue(notificationCenter: center))
    queue.enqueue(note("idle"), postingStyle: .whenIdle)
    queue.enqueue(note("soon"), postingStyle: .asap)
    queue.enqueue(note("soon"), postingStyle: .asap)
    queue.enqueue(note("now"), postingStyle: .now)
    #expect(heard.words == ["now"])
    phone.application.endTurn()
    #expect(heard.words == ["now", "soon", "idle"])
    phone.application.endTurn()
    #expect(heard.words.count == 3)
  }

  @Test("L41 those of another sender, or without a mask, stand beside each other; what is taken back never comes")
  func coalescing() {
    let (phone, center) = (Phone(), NotificationCenter())
    phone.application.isReplayed = true
    let (heard, queue) = (observed(center), NotificationQueue(notificationCenter: center))
    for sender in [NSObject(), NSObject()] { queue.enqueue(note("soon", sender), postingStyle: .asap) }
    for _ in 0..<2 { queue.enqueue(note("soon"), postingStyle: .asap, coalesceMask: .none, forModes: nil) }
    queue.enqueue(note("idle"), postingStyle: .whenIdle)
    queue.dequeueNotifications(matching: note("idle"), coalesceMask: .onName)
    phone.application.endTurn()
    #expect(heard.words == ["soon", "soon", "soon", "soon"])
  }
}
