package import Foundation

/// What the digitizer says in one report: some fingers, at one time. Made into an event when its turn comes.
package struct TouchReport {
  package var time: TimeInterval
  package var contacts: [Contact]
  /// The pointer's pressed buttons; nil where nothing is known of them.
  package var buttonMask: UIEvent.ButtonMask?
  package var modifierFlags: UIKeyModifierFlags = []

  package init(time: TimeInterval, contacts: [Contact]) {
    self.time = time
    self.contacts = contacts
  }

  /// Whether it says two things of one finger.
  var namesFingersTwice: Bool {
    for (place, contact) in contacts.enumerated() {
      for other in contacts[..<place] where other.identifier == contact.identifier { return true }
    }
    return false
  }

  /// The contacts as events can carry them: every finger once in each.
  var rounds: [[Contact]] {
    var rounds: [[Contact]] = []
    var named: Set<Int> = []
    for contact in contacts {
      if rounds.isEmpty || !named.insert(contact.identifier).inserted {
        rounds.append([])
        named = [contact.identifier]
      }
      rounds[rounds.count - 1].append(contact)
    }
    return rounds
  }

  /// One finger of a report.
  package struct Contact {
    package var identifier: Int
    package var state: State
    /// Samples since the last report, each with its own time.
    package var coalesced: [FingerAuxiliary.Moment]
    package var predicted: [FingerAuxiliary.Moment]

    package init(
      identifier: Int, state: State, coalesced: [FingerAuxiliary.Moment] = [],
      predicted: [FingerAuxiliary.Moment] = []
    ) {
      self.identifier = identifier
      self.state = state
      self.coalesced = coalesced
      self.predicted = predicted
    }
  }

  /// Everything that a touch says of a finger at one instant.
  package struct State: Equatable {
    package var phase: UITouch.Phase
    /// In points of the screen.
    package var location: CGPoint
    package var previousLocation: CGPoint
    package var tapCount = 1
    package var type = UITouch.TouchType.direct
    package var measures = TouchMeasures()
    package var estimatedProperties: UITouch.Properties = []
    package var estimatedPropertiesExpectingUpdates: UITouch.Properties = []
    package var estimationUpdateIndex: Int?

    package init(phase: UITouch.Phase, location: CGPoint, previousLocation: CGPoint) {
      self.phase = phase
      self.location = location
      self.previousLocation = previousLocation
    }

    /// How much of the touch is told.
    var telling: UITouch.Telling {
      if !estimatedProperties.isEmpty || !estimatedPropertiesExpectingUpdates.isEmpty
        || estimationUpdateIndex != nil
      {
        return .estimates
      }
      return measures.isSomething ? .measures : .place
    }
  }
}

extension UITouch {
  /// Takes over what a report says, all but the phase, the landing's tap count and where it belongs.
  func update(_ state: TouchReport.State, at time: TimeInterval) {
    timestamp = time
    previousScreenLocation = state.previousLocation
    screenLocation = state.location
    take(state.measures)
    takeEstimates(of: state)
    telling = state.telling
  }

  /// Takes over the values that a device may first estimate and then correct.
  func correct(_ state: TouchReport.State) {
    takeEstimable(state.measures)
    takeEstimates(of: state)
    telling = .estimates
  }

  private func takeEstimates(of state: TouchReport.State) {
    type = state.type
    estimatedProperties = state.estimatedProperties
    estimatedPropertiesExpectingUpdates = state.estimatedPropertiesExpectingUpdates
    estimationUpdateIndex = state.estimationUpdateIndex.map { NSNumber(value: $0) }
  }

  /// Nothing is new since the previous event, as far as is known.
  func rest() {
    storedPhase = .stationary
    previousScreenLocation = screenLocation
  }

  /// Whether the report has nothing new but the time.
  func isUnchanged(by state: TouchReport.State) -> Bool {
    screenLocation == state.location && has(state.measures)
  }

  /// A touch object of its own with the same values: what coalesced and predicted touches are.
  func copy(_ state: TouchReport.State? = nil, at time: TimeInterval? = nil) -> UITouch {
    let copy = UITouch(
      identifier: identifier, slot: slot, timestamp: time ?? timestamp, phase: state?.phase ?? phase,
      tapCount: tapCount, type: type, at: screenLocation)
    copy.window = window
    copy.view = view
    copy.previousScreenLocation = previousScreenLocation
    copy.screenAzimuth = screenAzimuth
    copy.force = force
    copy.maximumPossibleForce = maximumPossibleForce
    copy.majorRadius = majorRadius
    copy.majorRadiusTolerance = majorRadiusTolerance
    copy.altitudeAngle = altitudeAngle
    copy.rollAngle = rollAngle
    copy.estimatedProperties = estimatedProperties
    copy.estimatedPropertiesExpectingUpdates = estimatedPropertiesExpectingUpdates
    copy.estimationUpdateIndex = estimationUpdateIndex
    if let state { copy.update(state, at: time ?? timestamp) }
    return copy
  }
}
