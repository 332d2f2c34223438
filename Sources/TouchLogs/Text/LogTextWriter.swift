public import Foundation

/// Writes a log as text, a line a frame; the text reads back to the same log, bit for bit.
///
///     var text = LogTextWriter()
///     text.header(for: log.about)       // touchlog 1 … and a line that explains the columns
///     text.line(for: frame)             // 0.08 ended 0 195,749
public struct LogTextWriter: Sendable {
  private var defaults = TextDefaults()

  public init() {}

  /// The lines before the first frame, with their line ends.
  public func header(for about: LogDescription, unknown: [UnknownBlock] = []) -> String {
    let screen = about.screen
    var lines = ["\(TextWords.format) \(TextWords.version)"]
    lines.append(
      "\(TextWords.screen) \(NumberText.text(screen.width))x\(NumberText.text(screen.height))"
        + "@\(NumberText.text(screen.scale))")
    if let stage = about.stage { lines.append("\(TextWords.stage) \(stage.quoted)") }
    if let device = about.device { lines.append("\(TextWords.device) \(device.quoted)") }
    lines += about.others.map { "\(TextWords.key) \($0.key.quoted) \($0.value.quoted)" }
    lines += unknown.map { block in
      let digits = block.payload.isEmpty ? TextWords.none : block.payload.map(hex).joined()
      return "\(TextWords.unknown) \(block.type) \(digits)"
    }
    lines += ["", "# seconds, then a phase, finger and x,y in points for each finger"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The frame's line, with its line end. What its fingers had before is left out, so lines follow one another.
  public mutating func line(for frame: Frame) -> String {
    let text = content(frame.content)
    defaults.note(frame.samples)
    return "\(NumberText.text(frame.time)) \(text)\n"
  }

  /// The last line; empty of a log whose recorder died.
  public func footer(stopTime: TimeInterval?) -> String {
    stopTime.map { "\(TextWords.stop) \(NumberText.text($0))\n" } ?? ""
  }

  private func content(_ content: Frame.Content) -> String {
    switch content {
    case .touches([]): "\(TextWords.touches) \(TextWords.none)"
    case .touches(let samples): list(samples)
    case .estimates([]): "\(TextWords.estimates) \(TextWords.none)"
    case .estimates(let samples): "\(TextWords.estimates) \(list(samples))"
    case .motion(let motion):
      "\(TextWords.motion) \(motion.phase.word)" + (motion.subtype == 1 ? "" : " subtype=\(motion.subtype)")
    case .presses([]): "\(TextWords.presses) \(TextWords.none)"
    case .presses(let presses): presses.map(press).joined(separator: "; ")
    case .remoteControl(let command): "\(TextWords.remote) \(command.subtype)"
    case .application(let change): "\(TextWords.application) \(change.word)"
    case .mark(let text): "\(TextWords.mark) \(text.quoted)"
    }
  }

  private func press(_ press: Press) -> String {
    let force = press.force.bitPattern == 0 ? "" : " force=\(NumberText.text(press.force))"
    return "\(TextWords.press) \(press.press) \(press.phase.word) type=\(press.type)\(force)"
  }

  private func list(_ samples: [Sample]) -> String {
    samples.map(text).joined(separator: "; ")
  }

  private func text(_ sample: Sample) -> String {
    let meant = defaults.sample(sample.phase, finger: sample.finger, at: sample.location)
    var words = ["\(sample.phase.word) \(sample.finger) \(point(sample.location))"]
    words += attributes(sample, besides: meant)
    words += minors(sample.coalesced, TextWords.coalesced, of: sample)
    words += minors(sample.predicted, TextWords.predicted, of: sample)
    return words.joined(separator: " ")
  }

  private func minors(_ minors: [TimedSample], _ name: String, of owner: Sample) -> [String] {
    var last: Sample?
    return minors.map { timed in
      let sample = timed.sample
      let meant = defaults.minor(sample.phase, at: sample.location, owner: owner, after: last)
      last = sample
      let words =
        [NumberText.text(timed.time), sample.phase.word, point(sample.location)]
        + attributes(sample, besides: meant)
      return "\(name)(\(words.joined(separator: " ")))"
    }
  }

  private func attributes(_ sample: Sample, besides meant: Sample) -> [String] {
    TextWords.Attribute.allCases.compactMap { attribute in
      value(attribute, of: sample, besides: meant).map { "\(attribute.rawValue)=\($0)" }
    }
  }

  private func value(_ attribute: TextWords.Attribute, of sample: Sample, besides meant: Sample) -> String? {
    func changed(_ value: Int, _ before: Int) -> String? { value == before ? nil : "\(value)" }
    switch attribute {
    case .finger: return changed(sample.finger, meant.finger)
    case .taps: return changed(sample.tapCount, meant.tapCount)
    case .window: return changed(sample.window, meant.window)
    case .type: return sample.type == meant.type ? nil : sample.type.word
    case .from:
      let (given, derived) = (sample.previousLocation, meant.previousLocation)
      return given.x.bits == derived.x.bits && given.y.bits == derived.y.bits ? nil : point(given)
    case .estimated: return changed(sample.estimatedProperties.rawValue, 0)
    case .expecting: return changed(sample.estimatedPropertiesExpectingUpdates.rawValue, 0)
    case .index: return sample.estimationUpdateIndex.map { "\($0)" }
    default: return attribute.optional.flatMap { sample[keyPath: $0] }.map(NumberText.text)
    }
  }

  private func point(_ point: CGPoint) -> String {
    "\(NumberText.text(Double(point.x))),\(NumberText.text(Double(point.y)))"
  }
}
