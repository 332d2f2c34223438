import Foundation
import TouchLogs

#if TOUCHSTONE_UIKIT
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What was shown of the event that is delivered: whoever shows it next, a second window or the application, shows
/// the rest.
///
/// That it is the same event its object and its time don't tell by themselves: an object serves again, and two
/// events may have one time.
@MainActor struct ShownEvent {
  private var event: ObjectIdentifier?
  private var time: TimeInterval = 0
  private var viewers: [ObjectIdentifier] = []
  private var touches: [ObjectIdentifier: Moment] = [:]
  private var presses: [ObjectIdentifier: UIPress.Phase] = [:]
  private var motion: (event: ObjectIdentifier, time: TimeInterval, motion: Motion)?

  private struct Moment: Equatable {
    var phase: UITouch.Phase
    var place: CGPoint
  }

  /// Somebody shows an event.
  /// - Returns: whether it can be none that was shown before; else its touches and presses tell.
  mutating func isNew(_ event: UIEvent, by viewer: AnyObject) -> Bool {
    let (identity, viewer) = (ObjectIdentifier(event), ObjectIdentifier(viewer))
    if identity == self.event, event.timestamp == time, !viewers.contains(viewer) {
      viewers.append(viewer)
      return false
    }
    (self.event, time, viewers) = (identity, event.timestamp, [viewer])
    touches.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    return true
  }

  mutating func isNew(_ touch: UITouch) -> Bool {
    let moment = Moment(phase: touch.phase, place: touch.location(in: nil))
    return touches.updateValue(moment, forKey: ObjectIdentifier(touch)) != moment
  }

  mutating func isNew(_ press: UIPress) -> Bool {
    presses.updateValue(press.phase, forKey: ObjectIdentifier(press)) != press.phase
  }

  /// Of a shake several responders may tell, one after the other.
  mutating func isNew(_ motion: Motion, of event: UIEvent?) -> Bool {
    guard let event else { return true }
    let before = self.motion
    self.motion = (ObjectIdentifier(event), event.timestamp, motion)
    return before.map { $0 != (ObjectIdentifier(event), event.timestamp, motion) } ?? true
  }
}
