#if canImport(Darwin)
  /// Of itself the thread that bears the main queue.
  enum MainThread {
    static func claim() {}
    static func leave() {}
  }
#else
  import Foundation

  /// What `Thread.isMainThread` goes by. The main queue's work, and so the main actor's, runs on any thread once an
  /// asynchronous `main` has waited for something, and code of applications asserts that it runs on the main one: it
  /// does there as long as a log is replayed. As nothing else comes between, that one thread serves the queue till
  /// then.
  @MainActor enum MainThread {
    /// Foundation's own mark; nil in a program that Foundation is linked into.
    private static let mark: UnsafeMutablePointer<pthread_t>? = {
      // Looked up once by Foundation itself, and to stay the first thread's.
      _ = RunLoop.main
      return dlsym(nil, "_CFMainPThread")?.assumingMemoryBound(to: pthread_t.self)
    }()
    private static let first = mark?.pointee

    /// Has the thread that runs this be the main one.
    static func claim() {
      guard let mark, first != nil, mark.pointee != pthread_self() else { return }
      mark.pointee = pthread_self()
    }

    /// Has the process's first thread be the main one again.
    static func leave() {
      if let mark, let first { mark.pointee = first }
    }
  }
#endif
