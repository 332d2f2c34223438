#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// Has blocks called with notifications: `center.addObserver(forName: name, object: nil, queue: .main) { … }`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)>
    public var addObserver: ObserverAdding { ObserverAdding(center: self) }
  }

  /// What has blocks called with notifications, in the order of their registration with those by a method's name.
  /// Foundation on Linux calls them in another order each time, which no two replays would have in common.
  public struct ObserverAdding {
    let center: NotificationCenter

    /// Foundation's method.
    typealias Own =
      (NSNotification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void)
      -> any NSObjectProtocol

    /// Has the block called with every such notification, until what is answered is removed. Who posts waits for
    /// it, also where a queue calls it.
    ///
    /// On the main queue it is called at once by who posts on the main actor. Foundation on Linux would wait there
    /// for ever, where the main actor is not on the first thread.
    @discardableResult
    public func callAsFunction(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let block = queue.map { Self.calling(block, on: $0) } ?? block
      let line = ObserverLine.of(center)
      let mark = ObserverMark(line)
      let own: Own = center.addObserver(forName:object:queue:using:)
      let token = own(name, mark, nil) { _ in withExtendedLifetime(mark) {} }
      line.add { NotificationObserver($0, token, mark, name: name, object: obj as AnyObject?, block) }
      return token
    }

    private static func calling(
      _ block: @escaping @Sendable (Notification) -> Void, on queue: OperationQueue
    ) -> @Sendable (Notification) -> Void {
      { notification in
        if isCurrent(queue) { return block(notification) }
        nonisolated(unsafe) let notification = notification
        queue.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
      }
    }

    private static func isCurrent(_ queue: OperationQueue) -> Bool {
      queue === OperationQueue.main ? MainTurn.isCurrent : queue === OperationQueue.current
    }
  }
#endif
