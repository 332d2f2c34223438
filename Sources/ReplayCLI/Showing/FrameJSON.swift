import Foundation
import TouchLogs

/// Frames for programs: one JSON object, a frame a line, every number as the log has it.
struct FrameJSON: FrameListing {
  private let about: LogDescription
  private var isFirst = true

  init(about: LogDescription) { self.about = about }

  private struct Head: Encodable {
    let schemaVersion = 1
    let screen: String
    let stage: String?
    let device: String?
  }

  var head: String {
    let head = Head(screen: about.screen.description, stage: about.stage, device: about.device)
    let text = (try? JSONText.of(head, pretty: false)) ?? "{}\n"
    return text.dropLast(2) + ",\"frames\":["
  }

  var foot: String { "\n]}\n" }

  mutating func entry(for numbered: NumberedFrame) throws -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + (try JSONText.of(ShownFrame(numbered), pretty: false)).dropLast()
  }
}

/// A frame as JSON has it.
private struct ShownFrame: Encodable {
  let frame: Int
  let time: ExactNumber
  let kind: String
  var samples: [ShownSample]?
  var phase: String?
  var subtype: Int?
  var presses: [ShownPress]?
  var change: String?
  var text: String?

  init(_ numbered: NumberedFrame) {
    frame = numbered.number
    time = ExactNumber(numbered.frame.time)
    kind = FrameKind.ofEvent(numbered.frame.content) ?? "touches"
    switch numbered.frame.content {
    case .touches(let all), .estimates(let all): samples = all.map { ShownSample($0) }
    case .motion(let motion): (phase, subtype) = ("\(motion.phase)", motion.subtype)
    case .presses(let all): presses = all.map(ShownPress.init)
    case .remoteControl(let command): subtype = command.subtype
    case .application(let application): change = "\(application)"
    case .mark(let mark): text = mark
    }
  }
}

private struct ShownPress: Encodable {
  let press: Int
  let phase: String
  let type: Int
  let force: ExactNumber

  init(_ press: Press) {
    self.press = press.press
    phase = "\(press.phase)"
    type = press.type
    force = ExactNumber(press.force)
  }
}

private struct ShownSample: Encodable {
  var time: ExactNumber?
  let finger: Int
  let phase: String
  let x: ExactNumber
  let y: ExactNumber
  let previousX: ExactNumber
  let previousY: ExactNumber
  let tapCount: Int
  let window: Int
  let type: String
  let force: ExactNumber?
  let maximumPossibleForce: ExactNumber?
  let majorRadius: ExactNumber?
  let majorRadiusTolerance: ExactNumber?
  let altitudeAngle: ExactNumber?
  let azimuthAngle: ExactNumber?
  let rollAngle: ExactNumber?
  let estimatedProperties: Int
  let estimatedPropertiesExpectingUpdates: Int
  let estimationUpdateIndex: Int?
  let coalesced: [ShownSample]?
  let predicted: [ShownSample]?

  /// - Parameter time: of a coalesced or predicted sample, which has one of its own.
  init(_ sample: Sample, time: Double? = nil) {
    self.time = time.map(ExactNumber.init)
    finger = sample.finger
    phase = "\(sample.phase)"
    x = ExactNumber(sample.location.x)
    y = ExactNumber(sample.location.y)
    previousX = ExactNumber(sample.previousLocation.x)
    previousY = ExactNumber(sample.previousLocation.y)
    tapCount = sample.tapCount
    window = sample.window
    type = "\(sample.type)"
    force = sample.force.map(ExactNumber.init)
    maximumPossibleForce = sample.maximumPossibleForce.map(ExactNumber.init)
    majorRadius = sample.majorRadius.map(ExactNumber.init)
    majorRadiusTolerance = sample.majorRadiusTolerance.map(ExactNumber.init)
    altitudeAngle = sample.altitudeAngle.map(ExactNumber.init)
    azimuthAngle = sample.azimuthAngle.map(ExactNumber.init)
    rollAngle = sample.rollAngle.map(ExactNumber.init)
    estimatedProperties = sample.estimatedProperties.rawValue
    estimatedPropertiesExpectingUpdates = sample.estimatedPropertiesExpectingUpdates.rawValue
    estimationUpdateIndex = sample.estimationUpdateIndex
    coalesced = Self.minors(sample.coalesced)
    predicted = Self.minors(sample.predicted)
  }

  private static func minors(_ minors: [TimedSample]) -> [ShownSample]? {
    minors.isEmpty ? nil : minors.map { ShownSample($0.sample, time: $0.time) }
  }
}

/// A number to the last bit: JSON's own where it has one, else the word that the text form has for it.
private struct ExactNumber: Encodable {
  let value: Double
  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { try container.encode(value) } else { try container.encode(NumberText.text(value)) }
  }
}
