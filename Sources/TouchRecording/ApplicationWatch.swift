import Foundation
import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

extension TouchRecorder {
  /// Captures the application's changes of state too, as long as the watch is kept, or until `end`.
  public func watchApplication() -> ApplicationWatch { ApplicationWatch(recorder: self) }
}

/// Listens to the application's notifications on behalf of a recorder.
@MainActor public final class ApplicationWatch {
  private var listenings: [Listening] = []

  init(recorder: TouchRecorder) {
    let changes: [(NSNotification.Name, ApplicationChange)] = [
      (UIApplication.willResignActiveNotification, .willResignActive),
      (UIApplication.didBecomeActiveNotification, .didBecomeActive),
      (UIApplication.didEnterBackgroundNotification, .didEnterBackground),
      (UIApplication.willEnterForegroundNotification, .willEnterForeground),
    ]
    for (name, change) in changes {
      listenings.append(
        Listening(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak recorder] _ in
            MainActor.assumeIsolated { recorder?.record(change) }
          }))
    }
  }

  /// Stops listening.
  public func end() { listenings = [] }
}

/// One notification that is listened to, as long as this lives.
private final class Listening {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}
