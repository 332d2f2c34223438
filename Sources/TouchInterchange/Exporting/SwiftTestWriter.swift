import Foundation
import TouchLogs

/// Writes a Swift test whose fingers do what a log's did, at the log's own times.
///
/// A finger of the script is one that has its turn after another lifted: taps of one hand are told by one. What a
/// script has no words for, such as force, is left out and noted.
enum SwiftTestWriter {
  static func text(of log: TouchLog, _ notes: inout ExportNotes) -> String {
    for frame in log.frames { notes.addLosses(of: frame) }
    let samples = log.frames.lazy.flatMap(\.samples)
    notes.add(.leftOut("forces"), count: samples.count { $0.force != nil })
    notes.add(.leftOut("radii"), count: samples.count { $0.majorRadius != nil })
    notes.add(.leftOut("angles of a pen"), count: samples.count { $0.altitudeAngle != nil })
    let stage = typeName(for: log.about.stage)
    notes.add(.guessedStage(stage))
    let fingers = hands(in: log).map(\.code)
    let name = "replays\(stage)"
    return """
      import Foundation
      import ReplayTesting
      import Testing

      @MainActor @Test func \(name)() async {
        await expectReplay(of: \(stage).self) {
      \(fingers.map { indented($0) }.joined(separator: "\n"))
        }
      }

      """
  }

  /// `raised-tab-bar` is `RaisedTabBar`.
  private static func typeName(for stage: String?) -> String {
    let words = (stage ?? "").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "MyStage"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").enumerated().map { "    " + ($0 == 0 ? "" : "  ") + $1 }.joined(separator: "\n")
  }

  /// The log's touches, dealt to as few scripted fingers as were down at once.
  private static func hands(in log: TouchLog) -> [ScriptedHand] {
    var slots = ContactSlots()
    var hands: [ScriptedHand] = []
    for frame in log.frames {
      for sample in frame.samples {
        if sample.isOver, !slots.holds(sample.finger) { continue }
        let (slot, isNew) = slots.slot(of: sample.finger)
        if slot == hands.count { hands.append(ScriptedHand(sample, at: frame.time)) }
        hands[slot].take(sample, at: frame.time, lands: isNew)
        if sample.isOver { slots.leave(sample.finger) }
      }
    }
    return hands
  }
}

/// The calls of one scripted finger.
private struct ScriptedHand {
  private var calls: [String]
  private var landing: (place: CGPoint, time: TimeInterval)?
  private var moves = 0
  private var taps = TapCounting()

  init(_ first: Sample, at time: TimeInterval) {
    let window = first.window == 0 ? "" : ", window: \(first.window)"
    let type = first.type == .direct ? "" : ", type: .\(first.type)"
    calls = ["Finger(at: \(time.short)\(window)\(type))"]
  }

  mutating func take(_ sample: Sample, at time: TimeInterval, lands: Bool) {
    let place = "CGPoint(x: \(Double(sample.location.x).short), y: \(Double(sample.location.y).short))"
    if lands {
      // Only where it isn't what a finger counts by itself.
      let counted = taps.landed(at: sample.location, time: time)
      let count = sample.tapCount == counted ? "" : ", tapCount: \(sample.tapCount)"
      if count != "" { _ = taps.landed(at: sample.location, time: time, as: sample.tapCount) }
      if calls.count > 1 { calls.append(".wait(until: \(time.short))") }
      calls.append(".down(at: \(place)\(count))")
      landing = (sample.location, time)
      return
    }
    switch sample.phase {
    case .began, .moved: calls.append(".move(to: \(place), at: \(time.short))")
    case .stationary: break
    case .ended:
      calls.append(".wait(until: \(time.short))")
      calls.append(sample.location == sample.previousLocation ? ".up()" : ".up(at: \(place))")
      taps.lifted(at: time)
    case .cancelled:
      calls.append(".wait(until: \(time.short))")
      calls.append(".cancel()")
      taps.lifted(at: nil)
    }
  }

  var code: String { calls.joined(separator: "\n") }
}
