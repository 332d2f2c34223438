import Foundation
import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

extension TouchRecorder {
  /// Captures the application's changes of state too, until the watch is told to end or the recorder is gone.
  /// - Returns: the watch, which nobody has to keep; as long as it goes on, the same one each time.
  @discardableResult public func watchApplication() -> ApplicationWatch {
    if let watch, !watch.isOver { return watch }
    let watch = ApplicationWatch(recorder: self)
    self.watch = watch
    return watch
  }
}

/// Listens to the application's notifications on behalf of a recorder.
@MainActor public final class ApplicationWatch {
  private var tokens: [any NSObjectProtocol] = []

  init(recorder: TouchRecorder) {
    let changes: [(NSNotification.Name, ApplicationChange)] = [
      (UIApplication.willResignActiveNotification, .willResignActive),
      (UIApplication.didBecomeActiveNotification, .didBecomeActive),
      (UIApplication.didEnterBackgroundNotification, .didEnterBackground),
      (UIApplication.willEnterForegroundNotification, .willEnterForeground),
    ]
    for (name, change) in changes {
      tokens.append(
        // On the main queue, for libraries and tests post these from any thread, though the system doesn't.
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak recorder] _ in
          MainActor.assumeIsolated { recorder?.record(change) }
        })
    }
  }

  var isOver: Bool { tokens.isEmpty }

  /// Stops listening.
  public func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}
