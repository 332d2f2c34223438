#if !canImport(Darwin)
  public import Foundation

  /// Observers that are called by a method's name. Foundation on Linux has none.
  extension NotificationCenter {
    /// Has the observer's method called with every such notification, until it is removed or gone. It is not
    /// retained.
    ///
    /// The method is looked up by the observer's `ActionMethods`, and called on the main thread; a notification
    /// that is posted from another one stops.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)>
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = observer as AnyObject
      let call = ObservedNotification.Call(observer, aSelector)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { call(notification) }
      }
      ObservedNotification.add(
        ObservedNotification(of: self, token, name: aName, object: anObject as AnyObject?), to: observer)
    }

    /// Ends all that was begun for an observer; or what a token stands for.
    public func removeObserver(_ observer: AnyObject) {
      ObservedNotification.remove(from: observer) { $0.center === self }
      removeObserver(observer as Any)
    }

    /// Ends what was begun for an observer with that name, and that object; nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      let object = anObject as AnyObject?
      ObservedNotification.remove(from: observer) {
        $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// One notification that an observer is called for, kept with the observer.
  private final class ObservedNotification {
    let center: NotificationCenter
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    private let token: any NSObjectProtocol

    init(
      of center: NotificationCenter, _ token: any NSObjectProtocol, name: NSNotification.Name?, object: AnyObject?
    ) {
      self.center = center
      self.token = token
      self.name = name
      self.object = object
    }

    deinit { center.removeObserver(token as Any) }

    nonisolated(unsafe) private static var key: UInt8 = 0

    private static func all(of observer: AnyObject) -> [ObservedNotification] {
      objc_getAssociatedObject(observer, &key) as? [ObservedNotification] ?? []
    }

    static func add(_ notification: ObservedNotification, to observer: AnyObject) {
      objc_setAssociatedObject(observer, &key, all(of: observer) + [notification], .OBJC_ASSOCIATION_RETAIN)
    }

    static func remove(from observer: AnyObject, where isMeant: (ObservedNotification) -> Bool) {
      let all = all(of: observer)
      guard !all.isEmpty else { return }
      objc_setAssociatedObject(observer, &key, all.filter { !isMeant($0) }, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The method that is called.
    final class Call: Sendable {
      nonisolated(unsafe) private weak var observer: AnyObject?
      private let selector: Selector

      init(_ observer: AnyObject, _ selector: Selector) {
        self.observer = observer
        self.selector = selector
      }

      @MainActor func callAsFunction(_ notification: Notification) {
        guard let observer else { return }
        ActionLookup.call(selector, of: observer, with: notification, from: notification.object)
      }
    }
  }
#endif
