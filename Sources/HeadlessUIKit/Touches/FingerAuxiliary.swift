package import Foundation

/// A sample of a finger that its touch itself doesn't show: one since the event before, or one to come.
///
/// Touches are made of them when somebody asks: most views never do.
package struct FingerAuxiliary {
  package typealias Moment = (time: TimeInterval, state: TouchReport.State)

  /// The finger's number in the log.
  package var identifier: Int
  /// Whether it is to come.
  package var isPredicted: Bool
  /// When, and what.
  package var moment: Moment

  package init(identifier: Int, isPredicted: Bool, moment: Moment) {
    (self.identifier, self.isPredicted, self.moment) = (identifier, isPredicted, moment)
  }
}

/// What was made of a finger's.
struct AuxiliaryTouches {
  /// The finger's number in the log.
  let identifier: Int
  /// Since the last report, in order.
  let coalesced: [UITouch]
  /// To come, soonest first.
  let predicted: [UITouch]
}

extension UIEvent {
  /// Takes those of one more report in the place of the last one's, and gives these back for their room.
  @inline(__always) func exchange(_ auxiliaries: inout [FingerAuxiliary]) {
    if self.auxiliaries.isEmpty, auxiliaries.isEmpty { return }
    swap(&self.auxiliaries, &auxiliaries)
    if !auxiliaryTouches.isEmpty { auxiliaryTouches = [] }
  }

  /// Has none, until there is more of them.
  func forgetAuxiliaries() {
    if auxiliaries.isEmpty { return }
    (auxiliaries, auxiliaryTouches) = ([], [])
  }

  /// The touches between deliveries, and those to come, of one that is in the event; nil where there are none.
  func auxiliaryTouches(of touch: UITouch) -> AuxiliaryTouches? {
    for made in auxiliaryTouches where made.identifier == touch.identifier { return made }
    let own = auxiliaries.filter { $0.identifier == touch.identifier }
    if own.isEmpty { return nil }
    func touches(predicted: Bool) -> [UITouch] {
      own.filter { $0.isPredicted == predicted }.map { touch.copy($0.moment.state, at: $0.moment.time) }
    }
    let made = AuxiliaryTouches(
      identifier: touch.identifier, coalesced: touches(predicted: false), predicted: touches(predicted: true))
    auxiliaryTouches.append(made)
    return made
  }
}
