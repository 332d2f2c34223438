#if !canImport(Darwin)
  public import Foundation

  /// Who can observe properties by their names.
  ///
  /// Responders, recognizers, layers, layouts, presentation controllers, bar items and a few more of UIKit's own
  /// classes are observers, and theirs is an override as on a device. Any other class adopts this protocol and has
  /// the method without `override`: Foundation's `NSObject` on Linux has none to override.
  @preconcurrency @MainActor
  public protocol KeyValueObserver: NSObject {
    /// Called when a property has another value that this object observes by its name.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension UIResponder: KeyValueObserver {}
  extension UIGestureRecognizer: KeyValueObserver {}
  extension UIPresentationController: KeyValueObserver {}
  extension UIPercentDrivenInteractiveTransition: KeyValueObserver {}
  extension UICollectionViewLayout: KeyValueObserver {}
  extension UIDynamicBehavior: KeyValueObserver {}
  extension UIDynamicAnimator: KeyValueObserver {}
  extension UIBarItem: KeyValueObserver {}
  extension UINavigationItem: KeyValueObserver {}
  extension CALayer: KeyValueObserver {}

  extension KeyValueObserver {
    /// Where nobody overrides the method: nobody observes without wanting to know.
    func refuse(_ keyPath: String?) -> Never {
      preconditionFailure("\(type(of: self)) observes \"\(keyPath ?? "")\", and does not override observeValue")
    }
  }

  /// An observation by a property's name.
  struct NamedObservation {
    weak var observer: NSObject?
    weak var object: NSObject?
    /// Whoever takes the observation away may be dying, and weak references to it are nil by then.
    let who: (observer: ObjectIdentifier, object: ObjectIdentifier)
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let token: NSKeyValueObservation

    /// The last that was added where several are alike.
    func isBy(_ observer: NSObject, of object: NSObject, _ keyPath: String) -> Bool {
      self.keyPath == keyPath && who == (ObjectIdentifier(observer), ObjectIdentifier(object))
    }

    var isOver: Bool { observer == nil || object == nil }
  }

  /// All observations by names; from any thread, since observers take theirs away as they die.
  enum NamedObservations {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [NamedObservation] = []

    static func add(_ observation: NamedObservation) {
      lock.withLock {
        all.removeAll(where: \.isOver)
        all.append(observation)
      }
    }

    /// False where there is none.
    static func remove(where isMeant: (NamedObservation) -> Bool) -> Bool {
      lock.withLock {
        guard let place = all.lastIndex(where: isMeant) else { return false }
        all.remove(at: place).token.invalidate()
        return true
      }
    }
  }
#endif
