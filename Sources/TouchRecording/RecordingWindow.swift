import TouchLogs

#if TOUCHSTONE_UIKIT
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A window that shows its events to a recorder before it delivers them.
///
/// Motion, and corrections of estimated values, reach it by the responder chain: what a responder keeps is not
/// captured, unless it calls the recorder's `record(estimates:)` or `record(motion:subtype:with:)` itself.
open class RecordingWindow: UIWindow {
  /// Who is shown the events; nobody where nil.
  open var recorder: TouchRecorder?

  open override func sendEvent(_ event: UIEvent) {
    recorder?.record(event, in: self)
    super.sendEvent(event)
  }

  open override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .began, subtype: motion, with: event)
    super.motionBegan(motion, with: event)
  }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .ended, subtype: motion, with: event)
    super.motionEnded(motion, with: event)
  }

  open override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .cancelled, subtype: motion, with: event)
    super.motionCancelled(motion, with: event)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    recorder?.record(estimates: touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }
}

/// An application that shows every window's events to a recorder, also those of windows that the system makes.
///
/// An app gets it by its name, the third argument of `UIApplicationMain`. `RecordingWindow`s are not needed then.
open class RecordingApplication: UIApplication {
  /// Who is shown the events; nobody where nil.
  open var recorder: TouchRecorder?

  open override func sendEvent(_ event: UIEvent) {
    recorder?.record(event)
    super.sendEvent(event)
  }

  open override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .began, subtype: motion, with: event)
    super.motionBegan(motion, with: event)
  }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .ended, subtype: motion, with: event)
    super.motionEnded(motion, with: event)
  }

  open override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recorder?.record(motion: .cancelled, subtype: motion, with: event)
    super.motionCancelled(motion, with: event)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    recorder?.record(estimates: touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }
}
