import Foundation
import HeadlessUIKit
import TouchLogs

/// A frame's samples as the event system takes them: each checked, and made into a move or a contact.
struct FrameFingers {
  /// In points, from the screen's corner. Scroll views and recognizers add places up, and what they get of greater
  /// ones is no number in the end. What is imported has the same bound.
  private static let farthest: CGFloat = 1e9

  /// Of the last frame that `takeMoves` took.
  private(set) var moves: [FingerMove] = []

  /// Takes a frame of which all that is said is where its fingers go, as of nearly every one.
  /// - Returns: false where a sample says more, or what can't be delivered.
  mutating func takeMoves(of samples: [Sample]) -> Bool {
    guard !samples.isEmpty else { return false }
    while moves.count > samples.count { moves.removeLast() }
    while moves.count < samples.count { moves.append(Self.nobody) }
    // Read where they lie: a sample is large, and goes round with every frame.
    for place in moves.indices {
      let (phase, location, previous) = (
        samples[place].phase, samples[place].location, samples[place].previousLocation
      )
      guard phase == .moved || phase == .stationary, samples.tellsPlaceOnly(at: place),
        Self.areWithinReach(location, previous)
      else { return false }
      moves[place] = FingerMove(
        identifier: samples[place].finger, type: Self.kind(samples[place].type), moves: phase == .moved,
        location: location, previousLocation: previous)
    }
    return true
  }

  /// Takes a frame that says no more, likewise.
  /// - Returns: false where a finger is where none can be delivered.
  mutating func takeMoves(of frame: FingerPlaces) -> Bool {
    while moves.count > frame.places.count { moves.removeLast() }
    while moves.count < frame.places.count { moves.append(Self.nobody) }
    for place in moves.indices {
      let finger = frame.places[place]
      guard Self.areWithinReach(finger.location, finger.previousLocation) else { return false }
      moves[place] = FingerMove(
        identifier: finger.finger, type: Self.kind(finger.type), moves: finger.moves, location: finger.location,
        previousLocation: finger.previousLocation)
    }
    return !moves.isEmpty
  }

  private static let nobody = FingerMove(
    identifier: 0, type: .direct, moves: false, location: .zero, previousLocation: .zero)

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

  private static func timed(
    _ timed: TimedSample, of frame: Int
  ) throws -> (time: TimeInterval, state: TouchReport.State) {
    guard timed.time.isFinite else { throw ReplayError.notFinite(what: "coalesced sample's time", frame: frame) }
    return (timed.time, try state(timed.sample, of: frame))
  }

  private static func state(_ sample: Sample, of frame: Int) throws -> TouchReport.State {
    guard isSound(sample) else { throw problem(with: sample, of: frame) }
    var state = TouchReport.State(
      phase: phase(sample.phase), location: sample.location, previousLocation: sample.previousLocation)
    state.tapCount = sample.tapCount
    state.type = kind(sample.type)
    state.force = sample.force ?? 0
    state.maximumPossibleForce = sample.maximumPossibleForce ?? 0
    state.majorRadius = sample.majorRadius ?? 0
    state.majorRadiusTolerance = sample.majorRadiusTolerance ?? 0
    state.altitudeAngle = sample.altitudeAngle ?? .pi / 2
    state.azimuthAngle = sample.azimuthAngle ?? 0
    state.rollAngle = sample.rollAngle ?? 0
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
    areWithinReach(sample.location, sample.previousLocation) && isSound(sample.force)
      && isSound(sample.maximumPossibleForce) && isSound(sample.majorRadius)
      && isSound(sample.majorRadiusTolerance) && isSound(sample.altitudeAngle)
      && isSound(sample.azimuthAngle) && isSound(sample.rollAngle)
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

  private static func kind(_ kind: Sample.Kind) -> UITouch.TouchType {
    switch kind {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }
}
