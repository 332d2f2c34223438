import Foundation
import TouchLogs

/// Writes W3C WebDriver Actions: a source of pointer actions for each finger that is down at once, tick by tick.
///
/// All sources have equally many actions, since a tick is as long as the longest of its actions. Before every frame
/// a pause lasts until shortly before it, so that a driver draws no movement out that was a rest. One at the end
/// lasts until recording stopped, where that is not when a script stops by itself.
enum WebDriverWriter {
  /// In milliseconds: how long a driver may take over one movement, a refresh of the screen.
  private static let movement = 16
  /// In seconds, some thirty years: no sequence of actions is as long.
  private static let limit = 1_000_000_000

  static func text(of log: TouchLog, _ notes: inout ExportNotes) throws(ExportError) -> String {
    var sources = WebDriverSources()
    let start = log.frames.first { !$0.samples.isEmpty }?.time ?? 0
    var now = 0
    for (index, frame) in log.frames.enumerated() {
      notes.addLosses(of: frame)
      if frame.samples.isEmpty { continue }
      notes.add(.leftOut("windows"), count: frame.samples.count { $0.window != 0 })
      notes.addUntold(of: frame.samples)
      let seconds = frame.time - start
      guard seconds < Double(limit) else {
        throw ExportError(.webDriver, .farTime(frame: index + 1, limit: limit))
      }
      guard seconds >= 0 else { throw ExportError(.webDriver, .time(frame: index + 1)) }
      let time = Int((seconds * 1000).rounded())
      guard time >= now else { throw ExportError(.webDriver, .time(frame: index + 1)) }
      if abs(Double(time) / 1000 - seconds) > 1e-9 { notes.add(.roundedTimes(to: "milliseconds")) }
      let move = min(time - now, movement)
      if time - now > move { sources.pause(time - now - move) }
      if frame.isDivided { notes.add(.dividedFrames) }
      notes.wrote(sources.append(frame.samples, lasting: move))
      now = time
    }
    if let rest = log.secondsToStop {
      let pause = (rest * 1000).rounded()
      if pause > 0, rest < Double(limit) { sources.pause(Int(pause)) } else { notes.add(.stopTime) }
    }
    return sources.text
  }
}

extension Frame {
  /// Whether something moves in it and a finger lifts, which is an action of its own.
  fileprivate var isDivided: Bool {
    samples.contains(where: \.isOver)
      && samples.contains { $0.phase == .moved || $0.isOver && $0.location != $0.previousLocation }
  }
}

/// The sources of a sequence of actions, ticks filled up.
private struct WebDriverSources {
  private var sources: [Source] = []
  private var ticks: [Int] = []
  private var fingers = ContactSlots()
  private var pens = ContactSlots()

  private struct Source {
    let id: String
    let kind: String
    var actions: [(tick: Int, text: String)] = []
  }

  /// Passes time in which nothing happens.
  mutating func pause(_ duration: Int) { ticks.append(duration) }

  /// A frame: one step, and another that takes no time for a finger that is in it a second time.
  /// - Returns: how many of the samples it has.
  mutating func append(_ samples: [Sample], lasting duration: Int) -> Int {
    var (rest, duration) = (samples[...], duration)
    var taken = 0
    repeat {
      var seen: Set<Int> = []
      let step = rest.prefix { seen.insert($0.finger).inserted }
      taken += append(step: step, lasting: duration)
      (rest, duration) = (rest[step.endIndex...], 0)
    } while !rest.isEmpty
    return taken
  }

  /// A tick in which pointers move, and where some land or lift, one in which they do.
  private mutating func append(step samples: ArraySlice<Sample>, lasting duration: Int) -> Int {
    var taken = 0
    let move = ticks.count
    ticks.append(duration)
    var changes: [(source: Int, text: String)] = []
    for sample in samples {
      guard let (source, isNew) = source(of: sample) else { continue }
      taken += 1
      if isNew || sample.phase != .stationary {
        sources[source].actions.append((move, Self.move(sample, duration: duration)))
      }
      if isNew { changes.append((source, Self.press("pointerDown", sample))) }
      guard sample.isOver else { continue }
      changes.append(
        (source, sample.phase == .cancelled ? #"{"type":"pointerCancel"}"# : #"{"type":"pointerUp","button":0}"#))
    }
    // Not before, for a source can't lift and land in one tick.
    for sample in samples where sample.isOver {
      if sample.type == .pencil { pens.leave(sample.finger) } else { fingers.leave(sample.finger) }
    }
    guard !changes.isEmpty else { return taken }
    ticks.append(0)
    for change in changes { sources[change.source].actions.append((move + 1, change.text)) }
    return taken
  }

  /// Nil for a finger that is only seen lifting.
  private mutating func source(of sample: Sample) -> (Int, isNew: Bool)? {
    let isPen = sample.type == .pencil
    if sample.isOver, !(isPen ? pens : fingers).holds(sample.finger) { return nil }
    let (slot, isNew) = isPen ? pens.slot(of: sample.finger) : fingers.slot(of: sample.finger)
    let id = "\(isPen ? "pen" : "finger")\(slot + 1)"
    if let known = sources.firstIndex(where: { $0.id == id }) { return (known, isNew) }
    sources.append(Source(id: id, kind: isPen ? "pen" : "touch"))
    return (sources.count - 1, isNew)
  }

  private static func move(_ sample: Sample, duration: Int) -> String {
    let (x, y) = (Double(sample.location.x).short, Double(sample.location.y).short)
    return
      #"{"type":"pointerMove","duration":\#(duration),"origin":"viewport","x":\#(x),"y":\#(y)\#(values(sample))}"#
  }

  private static func press(_ type: String, _ sample: Sample) -> String {
    #"{"type":"\#(type)","button":0\#(values(sample))}"#
  }

  /// What a pointer says of itself besides its place, with the standard's names.
  private static func values(_ sample: Sample) -> String {
    var text = ""
    func add(_ name: String, _ value: Double?) {
      if let value, value.isFinite { text += ",\"\(name)\":\(value.short)" }
    }
    if let force = sample.force, let greatest = sample.maximumPossibleForce, greatest > 0 {
      add("pressure", min(max(force / greatest, 0), 1))
    }
    add("width", sample.majorRadius.map { $0 * 2 })
    add("height", sample.majorRadius.map { $0 * 2 })
    add("altitudeAngle", sample.altitudeAngle)
    // The standard counts from 0 to a full turn.
    add("azimuthAngle", sample.azimuthAngle.map { $0 < 0 ? $0 + 2 * .pi : $0 })
    return text
  }

  var text: String {
    let pauses = ticks.map { "{\"type\":\"pause\",\"duration\":\($0)}" }
    let parts = sources.map { source in
      var all = pauses
      for action in source.actions { all[action.tick] = action.text }
      return "{\"type\":\"pointer\",\"id\":\"\(source.id)\",\"parameters\":{\"pointerType\":\"\(source.kind)\"},"
        + "\"actions\":[\n  \(all.joined(separator: ",\n  "))\n ]}"
    }
    return "{\"actions\":[\n \(parts.joined(separator: ",\n "))\n]}\n"
  }
}
