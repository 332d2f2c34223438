package import Foundation

/// A finger that goes on, or rests, and of which a report says nothing but where it is and was, and what the device
/// measures of it: what nearly all reports consist of.
package struct FingerMove {
  package var identifier = 0
  package var type = UITouch.TouchType.direct
  /// Else it rests.
  package var moves = false
  /// In points of the screen.
  package var location = CGPoint.zero
  package var previousLocation = CGPoint.zero
  /// Nil where nothing is said of them.
  package var measures: TouchMeasures?

  /// One that rests in the screen's corner.
  package init() {}
}

/// A report in which fingers do nothing but go on, or rest. Kept from one to the next for its room.
package struct FingerMoves {
  /// Of every finger that it is about.
  package var moves: [FingerMove] = []
  /// Their coalesced and predicted samples, each finger's in order, without estimates. What is delivered of them is
  /// taken out.
  package var auxiliaries: [FingerAuxiliary] = []

  /// Of no finger.
  package init() {}
}

/// Reports in which fingers do nothing but go on. What comes of them is what comes of any report: only what such a
/// report can't say is not asked for.
extension TouchDelivery {
  /// Whether a report of these moves is of that kind: of every finger that is down, in landing order, and of none
  /// of which more was told than is now.
  @inline(__always) func goesOn(with moves: [FingerMove]) -> Bool {
    guard unseen.isEmpty, !gestures.isScheduled, moves.count == live.count, event?.live.count == live.count else {
      return false
    }
    for place in moves.indices {
      guard live[place].identifier == moves[place].identifier, live[place].storedType == moves[place].type,
        live[place].goesOn(by: moves[place]), event?.live[place] === live[place]
      else { return false }
    }
    return true
  }

  /// Delivers such a report.
  func goOn(with report: inout FingerMoves, at time: TimeInterval) {
    if let steady {
      if steady.goesOn(by: &report, at: time, for: self) { return steady.tell(for: self) }
    } else {
      follow(&report, at: time)
    }
    guard let event else { return }
    finish(event, modifierFlags: [], buttonMask: nil)
  }

  /// Apart, as fingers that go on are steady most often.
  @inline(never) private func follow(_ report: inout FingerMoves, at time: TimeInterval) {
    event?.goOn(&report, at: time)
    for place in report.moves.indices { live[place].goOn(by: report.moves[place], at: time) }
  }
}

extension UIEvent {
  /// Takes the report's auxiliaries in the place of those that it had.
  @inline(__always) func goOn(_ report: inout FingerMoves, at time: TimeInterval) {
    timestamp = time
    exchange(&report.auxiliaries)
  }
}

extension UITouch {
  /// Whether nothing of what its last report said is left unsaid by the move.
  fileprivate func goesOn(by move: FingerMove) -> Bool {
    switch telling {
    case .place: true
    case .measures: move.measures != nil
    case .estimates: false
    }
  }

  /// - Returns: whether it moves.
  @discardableResult @inline(__always) func goOn(by move: FingerMove, at time: TimeInterval) -> Bool {
    guard move.moves, move.location != screenLocation || move.measures.map({ !has($0) }) == true else {
      rest()
      return false
    }
    storedPhase = .moved
    timestamp = time
    previousScreenLocation = move.previousLocation
    screenLocation = move.location
    if let measures = move.measures {
      take(measures)
      telling = .measures
    }
    return true
  }
}
