#if !canImport(Darwin)
  import Foundation
  import HeadlessUIKit
  import Testing

  @Suite struct ObjectLocksTests {
    private final class Counter: Sendable {
      nonisolated(unsafe) var count = 0
    }

    @Test func `threads take turns with an object, and one goes in again`() {
      let counter = Counter()
      DispatchQueue.concurrentPerform(iterations: 200) { _ in
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.count += 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
      #expect(counter.count == 200)
      #expect(objc_sync_exit(counter) == -1)
    }

    @Test func `threads take turns with a lock`() {
      let counter = Counter()
      let place = os_unfair_lock_t.allocate(capacity: 1)
      place.initialize(to: os_unfair_lock())
      nonisolated(unsafe) let lock = place
      defer { place.deallocate() }
      DispatchQueue.concurrentPerform(iterations: 200) { _ in
        os_unfair_lock_lock(lock)
        counter.count += 1
        os_unfair_lock_unlock(lock)
      }
      #expect(counter.count == 200)
      #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
      let value = OSAllocatedUnfairLock(initialState: 0)
      DispatchQueue.concurrentPerform(iterations: 200) { _ in value.withLock { $0 += 1 } }
      #expect(value.withLock { $0 } == 200)
      let bare = OSAllocatedUnfairLock()
      bare.lock()
      #expect(!bare.lockIfAvailable())
      bare.unlock()
    }
  }
#endif
