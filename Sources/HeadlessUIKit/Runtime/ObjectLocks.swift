#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// Waits until no other thread is between it and `objc_sync_exit` with the same object. A thread that is may go
  /// in again.
  /// - Returns: 0.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)>
  @discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.lock(of: obj as AnyObject).lock()
    return 0
  }

  /// Ends what `objc_sync_enter` began.
  /// - Returns: 0; -1 where this thread is not between the two.
  ///
  /// Apple: <https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:)>
  @discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.unlock(obj as AnyObject) ? 0 : -1
  }

  /// The locks of objects that somebody is busy with.
  private enum ObjectLocks {
    private struct Entry: Sendable {
      let lock = NSRecursiveLock()
      var users = 0
    }
    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func lock(of object: AnyObject) -> NSRecursiveLock {
      entries.withLock { entries in
        entries[ObjectIdentifier(object), default: Entry()].users += 1
        return entries[ObjectIdentifier(object), default: Entry()].lock
      }
    }

    static func unlock(_ object: AnyObject) -> Bool {
      entries.withLock { entries in
        let key = ObjectIdentifier(object)
        guard var entry = entries[key] else { return false }
        entry.users -= 1
        entries[key] = entry.users > 0 ? entry : nil
        entry.lock.unlock()
        return true
      }
    }
  }

  /// A lock that threads wait for; zero when it is made.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_unfair_lock_t>
  public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()
    /// Held by nobody.
    public init() {}
  }
  /// A lock that threads wait for.
  public typealias os_unfair_lock = os_unfair_lock_s
  /// Where a lock lies.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  /// Waits until nobody else holds it.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_unfair_lock_lock(_:)>
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(mutex(of: lock)) }
  /// Lets go of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_unfair_lock_unlock(_:)>
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(mutex(of: lock)) }
  /// False where somebody holds it.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/os_unfair_lock_trylock(_:)>
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(mutex(of: lock)) == 0
  }

  private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  /// A value that one thread at a time has.
  ///
  /// Apple: <https://developer.apple.com/documentation/os/osallocatedunfairlock>
  public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Box: Sendable {
      let lock = NSLock()
      nonisolated(unsafe) var state: State
      init(_ state: State) { self.state = state }
    }
    private let box: Box

    /// With a value that may not be sent elsewhere.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// Has the value for itself.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
      box.lock.lock()
      defer { box.lock.unlock() }
      return try body(&box.state)
    }
    /// Has the value for itself.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
      try withLockUnchecked(body)
    }
    /// The same, where nobody holds it; else nil at once.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
      guard box.lock.try() else { return nil }
      defer { box.lock.unlock() }
      return try body(&box.state)
    }
  }

  extension OSAllocatedUnfairLock where State: Sendable {
    /// With a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
  }

  extension OSAllocatedUnfairLock where State == Void {
    /// Without a value.
    public init() { self.init(uncheckedState: ()) }
    /// Waits until nobody else holds it.
    public func lock() { box.lock.lock() }
    /// Lets go of it.
    public func unlock() { box.lock.unlock() }
    /// False where somebody holds it.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Alone.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
      try withLockUnchecked { _ in try body() }
    }
    /// Alone.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
      try withLockUnchecked { _ in try body() }
    }
  }
#endif
