#if !canImport(Darwin)
  import Foundation

  /// Whether code runs on the main actor, asked where the compiler can't know.
  enum MainTurn {
    /// The main queue bears it: the main actor's jobs run there, on whichever thread that has.
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || isOnMainQueue }

    /// Where nothing but queues run any thread may serve that.
    static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// By its mark: each look at the main queue is another object.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }
  }
#else
  import Foundation

  /// Whether code runs on the main actor, asked where the compiler can't know.
  enum MainTurn {
    static var isCurrent: Bool { Thread.isMainThread }
  }
#endif

extension MainTurn {
  /// Whether it does, and a log is being replayed there.
  static var isReplayed: Bool { isCurrent && MainActor.assumeIsolated { UIApplication.shared.isReplayed } }

  /// At once where that is the main actor, else in one of its next turns.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(work) }
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
