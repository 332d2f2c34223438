#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// Has the block called on a queue with every such notification, until what is answered is removed. Who posts
    /// waits for it.
    ///
    /// On the main queue it is called at once by who posts on the main actor. Foundation on Linux would wait there
    /// for ever, where the main actor is not on the first thread. Swift takes a queue that can never be nil for the
    /// better choice; with nil, Foundation's own method is meant, as ever.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)>
    @discardableResult
    public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
      }
      return addObserver(forName: name, object: obj, queue: nil) { notification in
        if MainTurn.isCurrent { return block(notification) }
        nonisolated(unsafe) let notification = notification
        OperationQueue.main.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
      }
    }
  }
#endif
