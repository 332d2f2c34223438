import Foundation
import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

extension TouchRecorder {
  /// Captures the application's changes of state too, until the watch ends.
  public func watchApplication() -> ApplicationWatch { ApplicationWatch(recorder: self) }
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
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak recorder] _ in
          MainActor.assumeIsolated { recorder?.record(change) }
        })
    }
  }

  /// Stops listening.
  public func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}
