import Foundation
import HeadlessUIKit
import Traces

extension Follow {
  /// What a control makes of the finger that it tracks, as a trace says it.
  @MainActor init(_ touch: UITouch, _ events: UIControl.Event, _ place: TrackedPlace) {
    var outside: (beyond: Double, edge: Reason.Edge)?
    if case .outside(let beyond, let edge, _) = Outside.reason(for: place.location, in: place.bounds) {
      outside = (beyond, edge)
    }
    let isWithin = place.bounds.contains(place.location)
    self.init(
      finger: touch.identifier, events: events.names,
      place: Place(
        beyond: isWithin ? nil : outside?.beyond, edge: isWithin ? nil : outside?.edge, margin: Double(place.margin)
      ))
  }
}
