#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// Notifications as they are posted, one after the other, for `for await`. Foundation on Linux has none.
    ///
    /// It listens from the beginning of the loop on, until the loop or its task is over, and keeps what is posted
    /// between two turns of the loop. It retains neither center nor object.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)>
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(of: self, named: name, object: object)
    }

    /// What `notifications(named:object:)` answers.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications>
    public final class Notifications: AsyncSequence, Sendable {
      public typealias Element = Notification
      public typealias Failure = Never
      private weak let center: NotificationCenter?
      private nonisolated(unsafe) weak let object: AnyObject?
      private let listensToAll: Bool
      private let name: Notification.Name

      init(of center: NotificationCenter, named name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
        listensToAll = object == nil
      }

      public func makeAsyncIterator() -> Iterator {
        guard let center, listensToAll || object != nil else { return Iterator(of: AsyncStream { $0.finish() }) }
        let (stream, posted) = AsyncStream.makeStream(of: Posted.self)
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
          posted.yield(Posted(notification: $0))
        }
        weak let listened = center
        posted.onTermination = { _ in listened?.removeObserver(token) }
        return Iterator(of: stream)
      }

      /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator>
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = Notification
        public typealias Failure = Never
        private var posted: AsyncStream<Posted>.Iterator

        fileprivate init(of stream: AsyncStream<Posted>) { posted = stream.makeAsyncIterator() }

        /// The next one that is posted; nil when the task is cancelled.
        public mutating func next() async -> Notification? { await posted.next()?.notification }
        /// The next one that is posted; nil when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await posted.next(isolation: actor)?.notification
        }
      }
    }
  }

  @available(*, unavailable) extension NotificationCenter.Notifications.Iterator: Sendable {}

  /// On its way to the loop.
  private struct Posted: Sendable {
    nonisolated(unsafe) let notification: Notification
  }
#endif
