package import Foundation

/// A finger's samples that its touch itself doesn't show: those since the event before, and those to come.
///
/// Touches are made of them when somebody asks: most views never do.
package struct FingerAuxiliary {
  package typealias Moment = (time: TimeInterval, state: TouchReport.State)

  /// The finger's number in the log.
  package var identifier: Int
  /// Since the last report, in order.
  package var coalesced: [Moment]
  /// To come, soonest first.
  package var predicted: [Moment]
  /// Of each of them a touch, once they were made.
  var made: (coalesced: [UITouch], predicted: [UITouch])?

  package init(identifier: Int, coalesced: [Moment], predicted: [Moment]) {
    (self.identifier, self.coalesced, self.predicted) = (identifier, coalesced, predicted)
  }

  /// - Parameter touch: the finger's.
  @MainActor mutating func touches(of touch: UITouch) -> (coalesced: [UITouch], predicted: [UITouch]) {
    if let made { return made }
    let all = (
      coalesced.map { touch.copy($0.state, at: $0.time) }, predicted.map { touch.copy($0.state, at: $0.time) }
    )
    made = all
    return all
  }
}

extension UIEvent {
  /// The touches between deliveries, and those to come, of one that is in the event; nil where there are none.
  func auxiliary(of touch: UITouch) -> (coalesced: [UITouch], predicted: [UITouch])? {
    for place in auxiliaries.indices where auxiliaries[place].identifier == touch.identifier {
      return auxiliaries[place].touches(of: touch)
    }
    return nil
  }
}
