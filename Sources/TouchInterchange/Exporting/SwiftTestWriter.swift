import Foundation
import TouchLogs

/// Writes a Swift test whose fingers do what a log's did, at the log's own times; only a lift at the time of the
/// finger's last report comes one report later, as scripted fingers lift, and is noted.
///
/// A finger of the script is one that has its turn after another lifted: taps of one hand are told by one. The
/// first waits for the end of the log, where that is not when a script ends by itself. What a script has no words
/// for, such as force, is left out and noted.
enum SwiftTestWriter {
  /// Calls that a compiler and a reader don't mind.
  private static let longScript = 2_000

  static func text(of log: TouchLog, _ notes: inout ExportNotes) throws(ExportError) -> String {
    try check(log)
    let others = log.frames.filter(\.samples.isEmpty).compactMap { frame in
      let code = frame.code
      if code == nil { notes.addLosses(of: frame) } else { notes.wroteOther() }
      return code
    }
    for frame in log.frames where !frame.samples.isEmpty { notes.addLosses(of: frame) }
    let samples = log.frames.lazy.flatMap(\.samples)
    notes.add(.leftOut("forces"), count: samples.count { $0.force != nil })
    notes.add(.leftOut("radii"), count: samples.count { $0.majorRadius != nil })
    notes.add(.leftOut("angles of a pen"), count: samples.count { $0.altitudeAngle != nil })
    let stage = typeName(for: log.about.stage)
    notes.add(.guessedStage(stage))
    if log.about.screen != .phone { notes.add(.stagesScreen("\(log.about.screen)")) }
    var hands = hands(in: log, &notes)
    notes.add(.lateLifts, count: hands.reduce(0) { $0 + $1.lateLifts })
    if let stop = log.stopTime, let last = log.frames.map(\.time).max(), stop != last + TouchLog.tail,
      !hands.isEmpty
    {
      hands[0].wait(until: stop)
    }
    let calls = hands.reduce(0) { $0 + $1.calls.count }
    if calls > longScript { notes.add(.longScript, count: calls) }
    let names = hands.indices.map { hands.count == 1 ? "finger" : "finger\($0 + 1)" }
    let declared = zip(hands, names).filter(\.0.isLong).map { $0.declarations(named: $1) }.joined()
    let parts = zip(hands, names).map { $0.isLong ? "    \($1)" : $0.code } + others.map { "    " + $0 }
    let name = "replays\(stage)"
    return """
      import Foundation
      import ReplayTesting
      import Testing

      @MainActor @Test func \(name)() async {
      \(declared)  await expectReplay(of: \(stage).self) {
      \(parts.joined(separator: "\n"))
        }
      }

      """
  }

  /// A finger's next call is never before its last one.
  private static func check(_ log: TouchLog) throws(ExportError) {
    var latest = 0.0
    for (index, frame) in log.frames.enumerated() where !frame.samples.isEmpty {
      guard frame.time >= latest else { throw ExportError(.swift, .time(frame: index + 1)) }
      latest = frame.time
    }
  }

  /// `raised-tab-bar` is `RaisedTabBar`.
  private static func typeName(for stage: String?) -> String {
    let words = (stage ?? "").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "MyStage"
  }

  /// The log's touches, dealt to as few scripted fingers as were down at once in each window, of each kind.
  private static func hands(in log: TouchLog, _ notes: inout ExportNotes) -> [ScriptedHand] {
    var slots: [HandKind: ContactSlots] = [:]
    // A finger stays what it was when it landed. Its number may be another's as soon as it lifts.
    var touches: [Int: HandTouch] = [:]
    var landings = 0
    var places: [HandPlace: Int] = [:]
    var hands: [ScriptedHand] = []
    // Those that have lifted, and when the script's finger has: only later it can land again.
    var lifted: ArraySlice<(touch: HandTouch, time: TimeInterval)> = []
    for frame in log.frames {
      while let (touch, time) = lifted.first, time < frame.time {
        slots[touch.kind]?.leave(touch.number)
        lifted.removeFirst()
      }
      var written = 0
      defer { notes.wrote(written) }
      for sample in frame.samples {
        if sample.isOver, touches[sample.finger] == nil { continue }
        if touches[sample.finger] == nil { landings += 1 }
        let new = HandTouch(kind: HandKind(window: sample.window, type: sample.type), number: landings)
        let touch = touches[sample.finger] ?? new
        touches[sample.finger] = touch
        let (slot, isNew) = slots[touch.kind, default: ContactSlots()].slot(of: touch.number)
        let place = HandPlace(kind: touch.kind, slot: slot)
        let index = places[place] ?? hands.count
        places[place] = index
        if index == hands.count { hands.append(ScriptedHand(touch.kind, at: frame.time)) }
        if hands[index].take(sample, at: frame.time, lands: isNew) { written += 1 }
        guard sample.isOver else { continue }
        lifted.append((touch, hands[index].time))
        touches[sample.finger] = nil
      }
    }
    return hands
  }
}

/// What all touches of a scripted finger have in common.
private struct HandKind: Hashable {
  var window: Int
  var type: Sample.Kind
}

/// One touch of a log, by its place in the order of landing.
private struct HandTouch {
  var kind: HandKind
  var number: Int
}

/// One of the fingers that are down at once.
private struct HandPlace: Hashable {
  var kind: HandKind
  var slot: Int
}

/// The calls of one scripted finger.
private struct ScriptedHand {
  private(set) var calls: [String]
  /// Where the script's clock stands.
  private(set) var time: TimeInterval
  /// Lifts that come later than the log's.
  private(set) var lateLifts = 0
  private var lastReport: TimeInterval?
  /// In seconds, from one report of a script's finger to the next.
  private static let report = 1 / Finger().rate
  private var taps = TapCounting()

  init(_ kind: HandKind, at time: TimeInterval) {
    let window = kind.window == 0 ? "" : ", window: \(kind.window)"
    let type = kind.type == .direct ? "" : ", type: .\(kind.type)"
    self.time = time
    calls = ["Finger(at: \(time.short)\(window)\(type))"]
  }

  mutating func wait(until time: TimeInterval) {
    if time > self.time, time.isFinite { calls.append(".wait(until: \(time.short))") }
  }

  /// - Returns: whether it is a call; a finger that rests makes none.
  mutating func take(_ sample: Sample, at time: TimeInterval, lands: Bool) -> Bool {
    self.time = time
    defer { if sample.phase != .stationary || lands { lastReport = self.time } }
    let place = "CGPoint(x: \(Double(sample.location.x).short), y: \(Double(sample.location.y).short))"
    if lands {
      // Only where it isn't what a finger counts by itself.
      let counted = taps.landed(at: sample.location, time: time)
      let count = sample.tapCount == counted ? "" : ", tapCount: \(sample.tapCount)"
      if count != "" { _ = taps.landed(at: sample.location, time: time, as: sample.tapCount) }
      if calls.count > 1 { calls.append(".wait(until: \(time.short))") }
      calls.append(".down(at: \(place)\(count))")
      return true
    }
    switch sample.phase {
    case .began, .moved: calls.append(".move(to: \(place), at: \(time.short))")
    case .stationary: return false
    case .ended:
      calls.append(".wait(until: \(time.short))")
      calls.append(sample.location == sample.previousLocation ? ".up()" : ".up(at: \(place))")
      lift()
      taps.lifted(at: self.time)
    case .cancelled:
      calls.append(".wait(until: \(time.short))")
      calls.append(".cancel()")
      lift()
      taps.lifted(at: nil)
    }
    return true
  }

  /// As a finger does: one report later, where its time has a report already.
  private mutating func lift() {
    guard let lastReport, lastReport >= time else { return }
    time = lastReport + Self.report
    lateLifts += 1
  }

  /// Calls that make one expression: in longer ones compilers lose themselves.
  private static let expression = 60
  var isLong: Bool { calls.count > Self.expression }

  /// As a part of a script.
  var code: String { calls.enumerated().map { "    \($0 == 0 ? "" : "  ")\($1)" }.joined(separator: "\n") }

  /// As statements in front of the script, an expression's worth each.
  func declarations(named name: String) -> String {
    var text = "  var \(name) = \(calls[0])\n"
    for start in stride(from: 1, to: calls.count, by: Self.expression) {
      let part = calls[start..<min(start + Self.expression, calls.count)]
      text += "  \(name) = \(name)\n" + part.map { "    \($0)\n" }.joined()
    }
    return text
  }
}

extension Frame {
  /// As a part of a script; nil for touches and for what a script has no words for.
  fileprivate var code: String? {
    let content: String? =
      switch self.content {
      case .touches, .estimates: nil
      case .presses(let presses) where !presses.allSatisfy(\.force.isFinite): nil
      case .motion(let motion): ".motion(Motion(phase: .\(motion.phase), subtype: \(motion.subtype)))"
      case .presses(let presses):
        ".presses([\(presses.map(\.code).joined(separator: ", "))])"
      case .remoteControl(let control): ".remoteControl(RemoteControl(subtype: \(control.subtype)))"
      case .application(let change): ".application(.\(change))"
      case .mark(let text): ".mark(\(text.debugDescription))"
      }
    return content.map { "Frame(time: \(time.short), content: \($0))" }
  }
}

extension Press {
  fileprivate var code: String {
    "Press(press: \(press), phase: .\(phase), type: \(type)\(force == 0 ? "" : ", force: \(force.short)"))"
  }
}
