package import Foundation

/// A finger that goes on, or rests, and of which a report says nothing but where it is: what nearly all reports
/// consist of.
package struct FingerMove {
  package var identifier: Int
  package var type: UITouch.TouchType
  /// Else it rests.
  package var moves: Bool
  /// In points of the screen.
  package var location: CGPoint
  package var previousLocation: CGPoint

  package init(
    identifier: Int, type: UITouch.TouchType, moves: Bool, location: CGPoint, previousLocation: CGPoint
  ) {
    self.identifier = identifier
    self.type = type
    self.moves = moves
    self.location = location
    self.previousLocation = previousLocation
  }
}

/// Reports in which fingers do nothing but go on. What comes of them is what comes of any report: only what such a
/// report can't say is not asked for.
extension TouchDelivery {
  /// Whether a report of these moves is of that kind: of every finger that is down, in landing order, and of none
  /// of which more than its place was ever told.
  func goesOn(with moves: [FingerMove]) -> Bool {
    guard unseen.isEmpty, !gestures.isScheduled, moves.count == live.count, event?.live.count == live.count else {
      return false
    }
    for place in moves.indices {
      guard live[place].identifier == moves[place].identifier, live[place].kind == moves[place].type,
        live[place].tellsPlaceOnly, event?.live[place] === live[place]
      else { return false }
    }
    return true
  }

  /// Delivers such a report.
  func goOn(with moves: [FingerMove], at time: TimeInterval) {
    guard let event else { return }
    event.timestamp = time
    if !event.auxiliaries.isEmpty { event.auxiliaries = [:] }
    if let steady {
      if steady.goesOn(by: moves, at: time, for: self) { return steady.tell(for: self) }
    } else {
      for place in moves.indices { live[place].goOn(by: moves[place], at: time) }
    }
    finish(event, modifierFlags: [], buttonMask: nil)
  }
}

extension UITouch {
  /// - Returns: whether it moves.
  @discardableResult @inline(__always) func goOn(by move: FingerMove, at time: TimeInterval) -> Bool {
    guard move.moves, move.location != screenLocation else {
      rest()
      return false
    }
    stage = .moved
    timestamp = time
    previousScreenLocation = move.previousLocation
    screenLocation = move.location
    return true
  }
}
