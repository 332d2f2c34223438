#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor struct NotificationsTests {
    private static let sent = Notification.Name("sent")

    @Test func `a loop has the notifications that are posted, in order, and of one object alone`() async {
      let (center, object) = (NotificationCenter(), NSObject())
      var all = center.notifications(named: Self.sent).makeAsyncIterator()
      var some = center.notifications(named: Self.sent, object: object).makeAsyncIterator()
      center.post(name: Self.sent, object: nil, userInfo: ["number": 1])
      center.post(name: Notification.Name("other"), object: nil)
      center.post(name: Self.sent, object: object, userInfo: ["number": 2])
      #expect(await all.next()?.userInfo?["number"] as? Int == 1)
      #expect(await all.next()?.userInfo?["number"] as? Int == 2)
      #expect(await some.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func `a loop ends with its task`() async {
      let center = NotificationCenter()
      let task = Task { @MainActor in
        var count = 0
        for await _ in center.notifications(named: Self.sent) { count += 1 }
        return count
      }
      await Task.yield()
      task.cancel()
      #expect(await task.value == 0)
    }
  }
#endif
