#if !canImport(Darwin)
  public import Dispatch
  import Foundation

  /// A queue that has work items, and work of some quality, done later.
  ///
  /// Swift takes a property that can be called for a better choice than Dispatch's own method of that name, and a
  /// queue's own property for a better one than this protocol's, which so is left the moments that were kept.
  public protocol QueueOfMoments {}

  extension DispatchQueue: QueueOfMoments {
    /// Has work items done after a while: `queue.asyncAfter(deadline: .now() + 0.3, execute: item)`.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)>
    public var asyncAfter: DelayedWork { DelayedWork(queue: self) }
  }

  extension QueueOfMoments where Self == DispatchQueue {
    /// Has work items done at a moment of the machine's clock.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)>
    public var asyncAfter: WorkAtMoments { WorkAtMoments(queue: self) }
  }

  /// Work that is done after a while. On the main queue, while a log is replayed: by the virtual clock. At any
  /// other time, and on other queues, as Dispatch has it.
  public struct DelayedWork {
    fileprivate let queue: DispatchQueue

    /// An item that is cancelled by then does nothing.
    public func callAsFunction(deadline: DelayedDeadline, execute: DispatchWorkItem) {
      guard queue.goesByClock() else { return queue.dispatched(at: deadline.time, execute) }
      queue.schedule(after: deadline.delay, execute)
    }

    /// Quality and flags are of no account by the virtual clock.
    @preconcurrency public func callAsFunction(
      deadline: DelayedDeadline, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable () -> Void
    ) {
      guard queue.goesByClock() else { return queue.dispatched(at: deadline.time, qos, flags, work) }
      DispatchQueue.schedule(after: deadline.delay, work)
    }

    /// At a time of day: by the virtual clock, after what the machine's clock has until then, rounded up to a
    /// millisecond.
    public func callAsFunction(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
      guard queue.goesByClock() else { return queue.dispatched(at: wallDeadline, execute) }
      queue.schedule(after: wallDeadline.delayFromNow, execute)
    }

    /// The same. Quality and flags are of no account by the virtual clock.
    @preconcurrency public func callAsFunction(
      wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable () -> Void
    ) {
      guard queue.goesByClock() else { return queue.dispatched(at: wallDeadline, qos, flags, work) }
      DispatchQueue.schedule(after: wallDeadline.delayFromNow, work)
    }
  }

  /// The same at moments of the machine's clock, as `DispatchTime.now() + 0.3` and one that was kept are. While a
  /// log is replayed the delay is worked out of that clock, and rounded up to a millisecond.
  public struct WorkAtMoments {
    fileprivate let queue: DispatchQueue

    /// An item that is cancelled by then does nothing.
    public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
      guard queue.goesByClock() else { return queue.dispatched(at: deadline, execute) }
      queue.schedule(after: deadline.delayFromNow, execute)
    }

    /// Quality and flags are of no account by the virtual clock.
    @preconcurrency public func callAsFunction(
      deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable () -> Void
    ) {
      guard queue.goesByClock() else { return queue.dispatched(at: deadline, qos, flags, work) }
      DispatchQueue.schedule(after: deadline.delayFromNow, work)
    }
  }

  extension DispatchQueue {
    fileprivate func schedule(after delay: Double, _ item: DispatchWorkItem) {
      nonisolated(unsafe) let item = item
      Self.schedule(after: delay) { item.perform() }
    }

    // Dispatch's own calls, known by their whole names.

    fileprivate func dispatched(at deadline: DispatchTime, _ item: DispatchWorkItem) {
      let call: (DispatchTime, DispatchWorkItem) -> Void = asyncAfter(deadline:execute:)
      call(deadline, item)
    }

    fileprivate func dispatched(
      at deadline: DispatchTime, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
      _ work: @escaping @Sendable () -> Void
    ) {
      asyncAfter(deadline:qos:flags:execute:)(deadline, qos, flags, work)
    }

    fileprivate func dispatched(at deadline: DispatchWallTime, _ item: DispatchWorkItem) {
      let call: (DispatchWallTime, DispatchWorkItem) -> Void = asyncAfter(wallDeadline:execute:)
      call(deadline, item)
    }

    fileprivate func dispatched(
      at deadline: DispatchWallTime, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags,
      _ work: @escaping @Sendable () -> Void
    ) {
      asyncAfter(wallDeadline:qos:flags:execute:)(deadline, qos, flags, work)
    }
  }
#endif
