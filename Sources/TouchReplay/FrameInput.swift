import Foundation
import HeadlessUIKit
import TouchLogs

/// A log's frame as the event system takes it: checked first, whole, then posted.
@MainActor struct FrameInput {
  private enum Input {
    case touches(TouchReport)
    case corrections([TouchReport.Contact])
    case motion(UIApplication.MotionPhase, UIEvent.EventSubtype)
    case presses([PressReport])
    case remoteControl(UIEvent.EventSubtype)
    case application(ApplicationNotice)
    case mark(String)
  }
  private let input: Input
  private let time: TimeInterval
  /// In points, from the screen's corner. Scroll views and recognizers add places up, and what they get of greater
  /// ones is no number in the end. What is imported has the same bound.
  private static let farthest: CGFloat = 1e9

  /// - Throws: `ReplayError` when a value is not finite, too far away, or has no name in UIKit.
  init(_ frame: Frame, number: Int) throws {
    guard frame.time.isFinite else { throw ReplayError.notFinite(what: "time", frame: number) }
    time = frame.time
    switch frame.content {
    case .touches(let samples):
      input = .touches(TouchReport(time: frame.time, contacts: try Self.contacts(samples, of: number)))
    case .estimates(let samples): input = .corrections(try samples.map { try Self.contact($0, of: number) })
    case .motion(let motion):
      input = .motion(Self.phase(motion.phase), try Self.subtype(motion.subtype, of: number))
    case .presses(let presses): input = .presses(try presses.map { try Self.press($0, of: number) })
    case .remoteControl(let control): input = .remoteControl(try Self.subtype(control.subtype, of: number))
    case .application(let change): input = .application(Self.notice(change))
    case .mark(let text): input = .mark(text)
    }
  }

  func post(to application: UIApplication, tracer: StageTracer) {
    switch input {
    case .touches(let report): application.post(report)
    case .corrections(let contacts): application.post(corrections: contacts)
    case .motion(let phase, let subtype): application.post(motion: phase, subtype, at: time)
    case .presses(let presses): application.post(presses, at: time)
    case .remoteControl(let subtype): application.post(remoteControl: subtype, at: time)
    case .application(let notice): application.post(notice)
    case .mark(let text): tracer.mark(text)
    }
  }

  // MARK: One sample

  private static func contacts(_ samples: [Sample], of frame: Int) throws -> [TouchReport.Contact] {
    // What most frames have, in an array that has room for no more.
    if samples.count == 1 { return [try contact(samples[0], of: frame)] }
    var contacts: [TouchReport.Contact] = []
    contacts.reserveCapacity(samples.count)
    for place in samples.indices { contacts.append(try contact(samples[place], of: frame)) }
    return contacts
  }

  private static func contact(_ sample: Sample, of frame: Int) throws -> TouchReport.Contact {
    if sample.tellsPlaceOnly {
      return TouchReport.Contact(identifier: sample.finger, state: try place(sample, of: frame))
    }
    return TouchReport.Contact(
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

  /// Of a sample that has nothing else.
  private static func place(_ sample: Sample, of frame: Int) throws -> TouchReport.State {
    guard isWithinReach(sample) else { throw problem(with: sample, of: frame) }
    var state = TouchReport.State(
      phase: phase(sample.phase), location: sample.location, previousLocation: sample.previousLocation)
    state.tapCount = sample.tapCount
    state.type = kind(sample.type)
    return state
  }

  private static func state(_ sample: Sample, of frame: Int) throws -> TouchReport.State {
    guard isSound(sample) else { throw problem(with: sample, of: frame) }
    var state = try place(sample, of: frame)
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

  private static func isWithinReach(_ sample: Sample) -> Bool {
    let (place, previous) = (sample.location, sample.previousLocation)
    // No comparison with what is no number is true.
    return place.x.magnitude <= farthest && place.y.magnitude <= farthest && previous.x.magnitude <= farthest
      && previous.y.magnitude <= farthest
  }

  private static func isSound(_ sample: Sample) -> Bool {
    isWithinReach(sample) && isSound(sample.force) && isSound(sample.maximumPossibleForce)
      && isSound(sample.majorRadius) && isSound(sample.majorRadiusTolerance) && isSound(sample.altitudeAngle)
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

  private static func press(_ press: Press, of frame: Int) throws -> PressReport {
    guard let type = UIPress.PressType(rawValue: press.type) else {
      throw ReplayError.unknownPress(type: press.type, frame: frame)
    }
    guard press.force.isFinite else {
      throw ReplayError.notFinite(what: "press \(press.press)'s force", frame: frame)
    }
    return PressReport(identifier: press.press, phase: phase(press.phase), type: type, force: press.force)
  }

  private static func subtype(_ raw: Int, of frame: Int) throws -> UIEvent.EventSubtype {
    guard let subtype = UIEvent.EventSubtype(rawValue: raw) else {
      throw ReplayError.unknownSubtype(subtype: raw, frame: frame)
    }
    return subtype
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

  private static func phase(_ phase: Press.Phase) -> UIPress.Phase {
    switch phase {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private static func phase(_ phase: Motion.Phase) -> UIApplication.MotionPhase {
    switch phase {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private static func notice(_ change: ApplicationChange) -> ApplicationNotice {
    switch change {
    case .willResignActive: .willResignActive
    case .didBecomeActive: .didBecomeActive
    case .didEnterBackground: .didEnterBackground
    case .willEnterForeground: .willEnterForeground
    }
  }
}
