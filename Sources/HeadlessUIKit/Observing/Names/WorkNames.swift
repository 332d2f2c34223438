#if !canImport(Darwin)
  import Foundation

  extension NamedProperties {
    /// Foundation's work that is under way.
    mutating func addWork() {
      add(
        Progress.self,
        [
          "fractionCompleted": \.fractionCompleted, "completedUnitCount": \.completedUnitCount,
          "totalUnitCount": \.totalUnitCount, "cancelled": \.isCancelled, "paused": \.isPaused,
          "finished": \.isFinished, "indeterminate": \.isIndeterminate,
        ])
      // Older code writes the getters' names.
      add(
        Operation.self,
        [
          "finished": \.isFinished, "isFinished": \.isFinished, "executing": \.isExecuting,
          "isExecuting": \.isExecuting, "cancelled": \.isCancelled, "isCancelled": \.isCancelled,
          "ready": \.isReady, "isReady": \.isReady,
        ])
      add(
        OperationQueue.self,
        ["operationCount": \.operationCount, "operations": \.operations, "suspended": \.isSuspended])
    }
  }
#endif
