#if !canImport(Darwin)
  public import Foundation

  /// Observers that are called by a method's name. Foundation on Linux has none.
  extension NotificationCenter {
    /// Has the observer's method called with every such notification, until it is removed or gone. It is not
    /// retained.
    ///
    /// The method is looked up by the observer's `ActionMethods`, and called on the main thread; a notification
    /// that is posted from another one stops. It is called in the order of registration, as blocks are.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)>
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = observer as AnyObject
      ObserverLine.of(self).add { order in
        NotificationObserver(order, observer, aSelector, name: aName, object: anObject as AnyObject?)
      }
    }

    /// Ends all that was begun for an observer; or what a token stands for.
    public func removeObserver(_ observer: AnyObject) {
      ObserverLine.of(self).remove(observer, name: nil, object: nil)
      removeObserver(observer as Any)
    }

    /// Ends what was begun for an observer with that name, and that object; nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      ObserverLine.of(self).remove(observer, name: aName, object: anObject as AnyObject?)
      // Of a token Foundation knows another object.
      if !ObserverLine.of(self).knows(observer) { removeObserver(observer as Any) }
    }
  }
#endif
