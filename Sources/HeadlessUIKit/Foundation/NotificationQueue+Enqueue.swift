#if !canImport(Darwin)
  public import Foundation

  extension NotificationQueue {
    /// Has notifications posted later: `NotificationQueue.default.enqueue(notification, postingStyle: .asap)`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own methods of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationqueue/enqueue(_:postingstyle:)>
    public var enqueue: NotificationEnqueuing { NotificationEnqueuing(queue: self) }

    /// Takes back what waits and is like a notification.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationqueue/dequeuenotifications(matching:coalescemask:)>
    public var dequeueNotifications: NotificationDequeuing { NotificationDequeuing(queue: self) }
  }

  /// What has notifications posted later. While a log is replayed, those of the main actor are posted as the turn
  /// ends, the idle ones when nothing else is left to do; at any other time, and off that actor, the queue is
  /// Foundation's, whose run loop no replay turns.
  public struct NotificationEnqueuing {
    let queue: NotificationQueue

    /// In place of those that wait, of its name and sender.
    public func callAsFunction(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle) {
      callAsFunction(notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
    }

    /// In place of those that wait and are like it, and in the modes: without any, in the default one, which waits
    /// while a finger scrolls.
    public func callAsFunction(
      _ notification: Notification, postingStyle: NotificationQueue.PostingStyle,
      coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?
    ) {
      guard MainTurn.isReplayed else {
        return Self.own(queue)(notification, postingStyle, coalesceMask, modes)
      }
      nonisolated(unsafe) let (queue, notification) = (queue, notification)
      MainActor.assumeIsolated {
        let application = UIApplication.shared
        application.queuedNotifications.remove(like: notification, by: coalesceMask, from: queue)
        if postingStyle == .now { return Self.own(queue)(notification, .now, [], nil) }
        let order = application.queuedNotifications.add(notification, to: queue)
        let modes = modes ?? [.default]
        RunLoop.main.perform(inModes: modes) {
          if postingStyle == .asap { return Self.post(order) }
          RunLoop.main.perform(inModes: modes) { Self.post(order) }
        }
      }
    }

    private static func post(_ order: Int) {
      MainActor.assumeIsolated {
        guard let next = UIApplication.shared.queuedNotifications.take(order) else { return }
        own(next.queue)(next.notification, .now, [], nil)
      }
    }

    /// Foundation's method.
    private typealias Own = (
      Notification, NotificationQueue.PostingStyle, NotificationQueue.NotificationCoalescing, [RunLoop.Mode]?
    ) -> Void

    private static func own(_ queue: NotificationQueue) -> Own {
      queue.enqueue(_:postingStyle:coalesceMask:forModes:)
    }
  }

  /// What takes back notifications that wait.
  public struct NotificationDequeuing {
    let queue: NotificationQueue

    /// Those that are like it, by the mask.
    public func callAsFunction(
      matching notification: Notification, coalesceMask: NotificationQueue.NotificationCoalescing
    ) {
      let own: (Notification, NotificationQueue.NotificationCoalescing) -> Void =
        queue.dequeueNotifications(matching:coalesceMask:)
      own(notification, coalesceMask)
      guard MainTurn.isReplayed else { return }
      nonisolated(unsafe) let (queue, notification) = (queue, notification)
      MainActor.assumeIsolated {
        UIApplication.shared.queuedNotifications.remove(like: notification, by: coalesceMask, from: queue)
      }
    }
  }

  /// Notifications that wait for the turn's end.
  @MainActor struct QueuedNotifications {
    struct Queued {
      let notification: Notification
      let queue: NotificationQueue
      fileprivate let order: Int
    }

    private var waiting: [Queued] = []
    private var made = 0

    mutating func add(_ notification: Notification, to queue: NotificationQueue) -> Int {
      made += 1
      waiting.append(Queued(notification: notification, queue: queue, order: made))
      return made
    }

    mutating func take(_ order: Int) -> Queued? {
      waiting.firstIndex { $0.order == order }.map { waiting.remove(at: $0) }
    }

    mutating func remove(
      like notification: Notification, by mask: NotificationQueue.NotificationCoalescing,
      from queue: NotificationQueue
    ) {
      if mask.isDisjoint(with: [.onName, .onSender]) { return }
      let sender = notification.object.map { $0 as AnyObject }
      waiting.removeAll { queued in
        queued.queue === queue && (!mask.contains(.onName) || queued.notification.name == notification.name)
          && (!mask.contains(.onSender) || queued.notification.object.map { $0 as AnyObject } === sender)
      }
    }
  }
#endif
