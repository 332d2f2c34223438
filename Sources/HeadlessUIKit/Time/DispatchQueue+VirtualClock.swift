#if !canImport(Darwin)
  public import Dispatch
  import Foundation

  /// Knows the main queue by what was put on it: each look at it is another object, and where nothing but queues
  /// run any thread may serve it.
  private enum MainQueueMark {
    private static let key = DispatchSpecificKey<Bool>()
    private static let isSet: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether that queue is the main one, and code runs on it.
    static func isHere(of queue: DispatchQueue) -> Bool {
      isSet
      return queue.getSpecific(key: key) == true && DispatchQueue.getSpecific(key: key) == true
    }
  }

  extension DispatchQueue {
    /// On the main queue, while a log is replayed: by the virtual clock, so that it comes when it came on the
    /// device, in every replay. At any other time, and on other queues, as Dispatch has it.
    ///
    /// How long that is, is known to a millisecond: the deadline counts from the machine's time. Calls with a
    /// quality of service, with flags or with a work item are Dispatch's own.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)>
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
      let isReplayed =
        MainQueueMark.isHere(of: self)
        && MainActor.assumeIsolated { UIApplication.shared.isReplayed }
      guard isReplayed else { return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work) }
      let (now, due) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
      guard deadline != .distantFuture else { return }
      // What has gone by since the deadline was made is a few microseconds.
      let milliseconds = due > now ? (due - now + NSEC_PER_MSEC - 1) / NSEC_PER_MSEC : 0
      MainActor.assumeIsolated {
        _ = VirtualClock.current.schedule(after: Double(milliseconds) / 1000) { work() }
      }
    }
  }
#endif
