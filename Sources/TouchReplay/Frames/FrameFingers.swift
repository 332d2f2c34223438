import Foundation
import HeadlessUIKit
import TouchLogs

/// A frame's samples as the event system takes them: each checked, and made into a move or a contact.
struct FrameFingers {
  /// In points, from the screen's corner. Scroll views and recognizers add places up, and what they get of greater
  /// ones is no number in the end. What is imported has the same bound.
  private static let farthest: CGFloat = 1e9

  /// The last frame that `takeMoves` took.
  var report = FingerMoves()

  /// Takes a frame of which all that is said is where its fingers go and went, and what is measured of them, as of
  /// nearly every one.
  /// - Returns: false where a sample says more, or what can't be delivered.
  mutating func takeMoves(of samples: [Sample]) -> Bool {
    guard !samples.isEmpty else { return false }
    makeRoom(for: samples.count)
    // Read where they lie: a sample is large, and goes round with every frame.
    for place in report.moves.indices {
      let phase = samples[place].phase
      guard phase == .moved || phase == .stationary,
        Self.take(
          samples[place].finger, Self.kind(samples[place].type), moves: phase == .moved,
          to: samples[place].location,
          from: samples[place].previousLocation, measuring: samples[place].reported, as: &report.moves[place])
      else { return false }
      if let rare = samples.rareValues(at: place), !take(rare, of: samples[place].finger) { return false }
    }
    return true
  }

  /// Takes a frame that says no more, likewise.
  /// - Returns: false where a finger is where none can be delivered.
  mutating func takeMoves(of frame: FingerPlaces) -> Bool {
    makeRoom(for: frame.fingerCount, besides: frame.places.count - frame.fingerCount)
    var fingers = 0
    for place in frame.places.indices {
      guard frame.places[place].role == .own else {
        // As many places came before it as fingers and others did.
        let isSound = Self.take(
          frame, at: place, of: report.moves[fingers - 1].identifier, as: &report.auxiliaries[place - fingers])
        guard isSound else { return false }
        continue
      }
      guard
        Self.take(
          frame.places[place].finger, Self.kind(frame.places[place].type),
          moves: frame.places[place].phase == .moved, to: frame.places[place].location,
          from: frame.places[place].previousLocation, measuring: frame.places[place].reported,
          as: &report.moves[fingers])
      else { return false }
      fingers &+= 1
    }
    return fingers > 0
  }

  @inline(__always) private static func take(
    _ finger: Int, _ type: UITouch.TouchType, moves isMoving: Bool, to location: CGPoint, from previous: CGPoint,
    measuring numbers: @autoclosure () -> ReportedNumbers, as move: inout FingerMove
  ) -> Bool {
    guard areWithinReach(location, previous) else { return false }
    (move.identifier, move.type, move.moves) = (finger, type, isMoving)
    (move.location, move.previousLocation) = (location, previous)
    if numbers().present != 0 {
      guard numbers().areFinite else { return false }
      move.measures = measures(numbers())
    } else if move.measures != nil {
      move.measures = nil
    }
    return true
  }

  /// - Parameter auxiliaries: how many coalesced and predicted ones are to be put in besides.
  @inline(__always) private mutating func makeRoom(for count: Int, besides auxiliaries: Int = 0) {
    if report.moves.count != count || report.auxiliaries.count != auxiliaries { changeRoom(to: count, auxiliaries) }
  }

  /// Apart, as the same fingers go on most often.
  @inline(never) private mutating func changeRoom(to count: Int, _ auxiliaries: Int) {
    // One by one, as there are few: nothing else keeps their room so fast.
    while report.auxiliaries.count > auxiliaries { report.auxiliaries.removeLast() }
    while report.auxiliaries.count < auxiliaries { report.auxiliaries.append(Self.nothing) }
    while report.moves.count > count { report.moves.removeLast() }
    while report.moves.count < count { report.moves.append(FingerMove()) }
  }

  /// - Returns: false where there are estimates, or what can't be delivered.
  private mutating func take(_ rare: RareValues, of finger: Int) -> Bool {
    !rare.hasEstimates && take(rare.coalesced, predicted: false, of: finger)
      && take(rare.predicted, predicted: true, of: finger)
  }

  private mutating func take(_ samples: [TimedSample], predicted: Bool, of finger: Int) -> Bool {
    for place in samples.indices {
      // Which frame it is, and what is wrong, is told by whoever makes contacts of them.
      guard samples[place].sample.rare.isEmpty, let moment = try? Self.timed(samples[place], of: 0) else {
        return false
      }
      report.auxiliaries.append(FingerAuxiliary(identifier: finger, isPredicted: predicted, moment: moment))
    }
    return true
  }

  private static let nothing = FingerAuxiliary(
    identifier: 0, isPredicted: false,
    moment: (0, TouchReport.State(phase: .stationary, location: .zero, previousLocation: .zero)))

  /// Takes a coalesced or predicted one in the place of another: all of it is put in where it lies, as it is large.
  @inline(never) private static func take(
    _ frame: FingerPlaces, at place: Int, of finger: Int, as auxiliary: inout FingerAuxiliary
  ) -> Bool {
    guard frame.places[place].time.isFinite,
      areWithinReach(frame.places[place].location, frame.places[place].previousLocation),
      frame.places[place].reported.areFinite
    else { return false }
    auxiliary.identifier = finger
    auxiliary.isPredicted = frame.places[place].role == .predicted
    auxiliary.moment.time = frame.places[place].time
    auxiliary.moment.state.phase = phase(frame.places[place].phase)
    auxiliary.moment.state.location = frame.places[place].location
    auxiliary.moment.state.previousLocation = frame.places[place].previousLocation
    auxiliary.moment.state.tapCount = frame.places[place].tapCount
    auxiliary.moment.state.type = kind(frame.places[place].type)
    auxiliary.moment.state.measures = measures(frame.places[place].reported)
    // What was there before may have had some.
    auxiliary.moment.state.estimatedProperties = []
    auxiliary.moment.state.estimatedPropertiesExpectingUpdates = []
    auxiliary.moment.state.estimationUpdateIndex = nil
    return true
  }

  /// - Throws: `ReplayError` when a value is not finite, or too far away.
  static func contacts(_ samples: [Sample], of frame: Int) throws -> [TouchReport.Contact] {
    try samples.map { try contact($0, of: frame) }
  }

  static func contact(_ sample: Sample, of frame: Int) throws -> TouchReport.Contact {
    TouchReport.Contact(
      identifier: sample.finger, state: try state(sample, of: frame),
      coalesced: sample.coalesced.isEmpty ? [] : try sample.coalesced.map { try timed($0, of: frame) },
      predicted: sample.predicted.isEmpty ? [] : try sample.predicted.map { try timed($0, of: frame) })
  }

  private static func timed(_ timed: TimedSample, of frame: Int) throws -> FingerAuxiliary.Moment {
    guard timed.time.isFinite else { throw ReplayError.notFinite(what: "coalesced sample's time", frame: frame) }
    return (timed.time, try state(timed.sample, of: frame))
  }

  private static func state(_ sample: Sample, of frame: Int) throws -> TouchReport.State {
    guard isSound(sample) else { throw problem(with: sample, of: frame) }
    var state = TouchReport.State(
      phase: phase(sample.phase), location: sample.location, previousLocation: sample.previousLocation)
    state.tapCount = sample.tapCount
    state.type = kind(sample.type)
    state.measures = measures(sample.reported)
    state.estimatedProperties = UITouch.Properties(rawValue: sample.estimatedProperties.rawValue)
    state.estimatedPropertiesExpectingUpdates = UITouch.Properties(
      rawValue: sample.estimatedPropertiesExpectingUpdates.rawValue)
    state.estimationUpdateIndex = sample.estimationUpdateIndex
    return state
  }

  // MARK: Soundness

  private static func areWithinReach(_ place: CGPoint, _ previous: CGPoint) -> Bool {
    // No comparison with what is no number is true.
    return place.x.magnitude <= farthest && place.y.magnitude <= farthest && previous.x.magnitude <= farthest
      && previous.y.magnitude <= farthest
  }

  private static func isSound(_ sample: Sample) -> Bool {
    areWithinReach(sample.location, sample.previousLocation) && sample.reported.areFinite
  }

  private static func isSound(_ number: Double?) -> Bool { (number ?? 0).isFinite }

  private static func problem(with sample: Sample, of frame: Int) -> ReplayError {
    let numbers: [(String, Double?)] = [
      ("location", sample.location.x), ("location", sample.location.y),
      ("previous location", sample.previousLocation.x), ("previous location", sample.previousLocation.y),
      ("force", sample.force), ("maximum force", sample.maximumPossibleForce),
      ("radius", sample.majorRadius), ("radius tolerance", sample.majorRadiusTolerance),
      ("altitude angle", sample.altitudeAngle), ("azimuth angle", sample.azimuthAngle),
      ("roll angle", sample.rollAngle),
    ]
    guard let bad = numbers.first(where: { !isSound($0.1) }) else {
      return .outOfReach(finger: sample.finger, frame: frame)
    }
    return .notFinite(what: "finger \(sample.finger)'s \(bad.0)", frame: frame)
  }

  // MARK: Names on both sides

  private static func phase(_ phase: Sample.Phase) -> UITouch.Phase {
    switch phase {
    case .began: .began
    case .moved: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private static func measures(_ numbers: ReportedNumbers) -> TouchMeasures {
    var measures = TouchMeasures()
    measures.force = numbers.force
    measures.maximumPossibleForce = numbers.maximumPossibleForce
    measures.majorRadius = numbers.majorRadius
    measures.majorRadiusTolerance = numbers.majorRadiusTolerance
    if numbers.hasAltitude { measures.altitudeAngle = numbers.altitudeAngle }
    measures.azimuthAngle = numbers.azimuthAngle
    measures.rollAngle = numbers.rollAngle
    return measures
  }

  private static func kind(_ kind: Sample.Kind) -> UITouch.TouchType {
    switch kind {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}
