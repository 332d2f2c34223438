import Foundation
import TouchLogs
import Traces

/// Frames for people: a line a finger, numbers rounded.
struct FrameTable: FrameListing {
  private let about: LogDescription
  private let isMarked: Bool

  /// - Parameter at: where one frame is asked for, it is marked among its neighbours.
  init(about: LogDescription, at: Double?) {
    self.about = about
    isMarked = at != nil
  }

  private enum Stop {
    static let time = 7
    static let finger = 16
    static let phase = 24
    static let place = 35
    static let more = 55
  }

  var head: String {
    let stage = about.stage.map { "stage \(Escaping.escaped($0)), " } ?? ""
    return "\(stage)screen \(about.screen)\n\n"
      + "  #    ms       finger  phase      at                  more\n"
  }

  var foot: String { "" }

  func entry(for numbered: NumberedFrame) -> String {
    var writer = LineWriter()
    writer.words(numbered.isMeant && isMarked ? "> " : "  ")
    writer.integer(numbered.number)
    writer.column(at: Stop.time, gap: 1)
    writer.milliseconds(numbered.frame.time - numbered.start)
    switch numbered.frame.content {
    case .touches(let samples): write(samples, to: &writer)
    case .estimates(let samples):
      tell("corrected values", to: &writer)
      writer.endLine()
      write(samples, to: &writer)
    case .motion(let motion): tell("motion \(motion.phase)", to: &writer)
    case .presses(let presses):
      tell(presses.map { "press \($0.press) \($0.phase), type \($0.type)" }.joined(separator: "; "), to: &writer)
    case .remoteControl(let command): tell("remote control \(command.subtype)", to: &writer)
    case .application(let change): tell("application \(change)", to: &writer)
    case .mark(let text): tell("mark \(Escaping.escaped(text))", to: &writer)
    }
    if writer.bytes.all.last != UInt8(ascii: "\n") { writer.endLine() }
    return writer.text
  }

  private func tell(_ text: String, to writer: inout LineWriter) {
    writer.column(at: Stop.finger, gap: 1)
    writer.words(text)
  }

  private func write(_ samples: [Sample], to writer: inout LineWriter) {
    if samples.isEmpty { tell("no touch", to: &writer) }
    for sample in samples {
      writer.column(at: Stop.finger, gap: 1)
      writer.integer(sample.finger)
      writer.column(at: Stop.phase, gap: 1)
      writer.words("\(sample.phase)")
      writer.column(at: Stop.place, gap: 1)
      writer.point(Point(x: sample.location.x, y: sample.location.y))
      let more = SampleWords.more(of: sample)
      if !more.isEmpty {
        writer.column(at: Stop.more, gap: 2)
        writer.words(more)
      }
      writer.endLine()
    }
  }
}

/// What a sample has besides its place, in words.
private enum SampleWords {
  static func more(of sample: Sample) -> String {
    var parts: [String] = []
    if sample.type != .direct { parts.append("\(sample.type)") }
    if sample.tapCount != 1 { parts.append("\(sample.tapCount) taps") }
    if sample.window != 0 { parts.append("window \(sample.window)") }
    func add(_ name: String, _ value: Double?) {
      guard let value else { return }
      var writer = LineWriter()
      writer.number(value)
      parts.append("\(name) \(writer.text)")
    }
    add("force", sample.force)
    add("of", sample.maximumPossibleForce)
    add("radius", sample.majorRadius)
    add("altitude", sample.altitudeAngle)
    add("azimuth", sample.azimuthAngle)
    add("roll", sample.rollAngle)
    if let index = sample.estimationUpdateIndex { parts.append("update \(index)") }
    if !sample.coalesced.isEmpty { parts.append("\(sample.coalesced.count) coalesced") }
    if !sample.predicted.isEmpty { parts.append("\(sample.predicted.count) predicted") }
    return parts.joined(separator: ", ")
  }
}
