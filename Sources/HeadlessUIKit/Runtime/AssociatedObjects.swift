#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// How an associated value is held. Raw values are the Objective-C runtime's.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object is held weakly, and reads as nil when it is gone, where a device would crash; a value is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept of what is `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  /// Keeps a value with an object, as if the object had a property for it; nil takes it away.
  ///
  /// The key is an address, such as that of a static variable. What is kept with an object that is gone is let go
  /// of when the turn ends; where things are kept with more than 512 objects, at the end of one of the next turns.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, for: key, of: object as AnyObject)
  }

  /// What is kept with an object under that key; nil where nothing is.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object as AnyObject)?.value
  }

  /// Takes away all that is kept with an object, also what others put there.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:)>
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.remove(of: object as AnyObject)
  }

  /// A value as its policy holds it.
  private struct AssociatedValue {
    private let kept: Any?
    private weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        kept = nil
        object = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      default: kept = value
      }
    }

    var value: Any? { kept ?? object }
  }

  /// What is kept with which objects. Objects are not retained; from any thread.
  enum AssociatedObjects {
    private struct Entry {
      weak var object: AnyObject?
      /// Those that came first are let go of first.
      let order: Int
      var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// Those whose turn it is to be looked at come first; some may be there no longer.
    nonisolated(unsafe) private static var line: ArraySlice<(place: ObjectIdentifier, order: Int)> = []
    /// How many objects a turn's end looks at: more of them would make every turn longer.
    private static let mostLooks = 512
    nonisolated(unsafe) private static var made = 0
    /// Whether anything was ever kept: of most applications nothing is, and a turn's end need not wait for the
    /// lock.
    private static let isUsed = Atomic(false)

    fileprivate static func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
      // What goes is let go of outside of the lock: it may ask for associated objects as it dies.
      let old: (AssociatedValue?, Entry?) = lock.withLock {
        let place = ObjectIdentifier(object)
        let known = entries[place]
        // Another object may have lived where this one does.
        if let known, known.object === object {
          let old = known.values[key]
          entries[place]?.values[key] = value
          return (old, nil)
        }
        guard let value else { return (nil, nil) }
        made += 1
        isUsed.store(true, ordering: .releasing)
        entries[place] = Entry(object: object, order: made, values: [key: value])
        line.append((place, made))
        return (nil, known)
      }
      withExtendedLifetime(old) {}
    }

    fileprivate static func value(for key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
      lock.withLock {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.values[key]
      }
    }

    fileprivate static func remove(of object: AnyObject) {
      let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(old) {}
    }

    /// Lets go of what was kept with objects that are gone.
    static func sweep() {
      if isUsed.load(ordering: .acquiring) { sweepEntries() }
    }

    /// Apart from what every turn asks.
    @inline(never) private static func sweepEntries() {
      let dead = lock.withLock { () -> [Entry] in
        var (dead, alive): ([Entry], ArraySlice<(place: ObjectIdentifier, order: Int)>) = ([], [])
        for next in line.prefix(mostLooks) {
          guard let entry = entries[next.place], entry.order == next.order else { continue }
          if entry.object == nil {
            dead.append(entry)
            entries[next.place] = nil
          } else {
            alive.append(next)
          }
        }
        if line.count > mostLooks || !dead.isEmpty { line = line.dropFirst(mostLooks) + alive }
        return dead.sorted { $0.order < $1.order }
      }
      for entry in dead { withExtendedLifetime(entry) {} }
    }
  }
#endif
