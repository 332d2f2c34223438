import Foundation

/// Makes of frames from the middle of a log those of a log of their own.
///
/// - A finger that is down already lands where it is seen first: that sample becomes `began`, without the coalesced
///   samples before it. One that is only seen lifting is left out, as a recorder leaves it out that starts
///   mid-touch.
/// - A finger that is still down where the piece is cut off is cancelled there, where it was seen last.
/// - Buttons and shakes alike. Corrections of samples that are not in the piece are left out.
/// - Fingers and buttons are numbered anew, from 0 in the order of their landing.
///
/// Times, and everything else, stay as recorded, bit for bit.
struct PieceEnds {
  private var fingers = Numbers<Sample>()
  private var presses = Numbers<Press>()
  private var motions = MotionsDown()

  /// The frame as the piece has it; nil where nothing of it is left.
  mutating func taken(_ frame: Frame) -> Frame? {
    switch frame.content {
    case .touches(let samples):
      let left = samples.compactMap { taken($0) }
      return left.isEmpty && !samples.isEmpty ? nil : Frame(time: frame.time, content: .touches(left))
    case .estimates(let samples):
      let left = samples.compactMap { sample in fingers.known(sample.finger).map { numbered(sample, $0) } }
      return left.isEmpty && !samples.isEmpty ? nil : Frame(time: frame.time, content: .estimates(left))
    case .presses(let all):
      let left = all.compactMap { taken($0) }
      return left.isEmpty && !all.isEmpty ? nil : Frame(time: frame.time, content: .presses(left))
    case .motion(let motion): return taken(motion) ? frame : nil
    case .remoteControl, .application, .mark: return frame
    }
  }

  /// Ends what is down, at a time; nothing where nothing is.
  mutating func ended(at time: TimeInterval) -> [Frame] {
    var frames: [Frame] = []
    let lifted = fingers.down.map { Self.cancelled($0) }
    if !lifted.isEmpty { frames.append(Frame(time: time, samples: lifted)) }
    let released = presses.down.map { last in
      var press = last
      (press.phase, press.force) = (.cancelled, 0)
      return press
    }
    if !released.isEmpty { frames.append(Frame(time: time, content: .presses(released))) }
    frames += motions.down.map { Frame(time: time, content: .motion(Motion(phase: .cancelled, subtype: $0))) }
    fingers.end()
    presses.end()
    motions = MotionsDown()
    return frames
  }

  /// Forgets who is who, for frames of another log; numbers go on.
  mutating func beginLog() {
    fingers.forget()
    presses.forget()
    motions = MotionsDown()
  }

  private mutating func taken(_ sample: Sample) -> Sample? {
    let isOver = sample.phase == .ended || sample.phase == .cancelled
    var sample = sample
    if sample.phase == .began || !fingers.isDown(sample.finger) {
      if isOver { return nil }
      if sample.phase != .began {
        (sample.phase, sample.previousLocation, sample.coalesced) = (.began, sample.location, [])
      }
      fingers.land(sample.finger)
    }
    let original = sample.finger
    sample = numbered(sample, fingers.known(original) ?? original)
    fingers.note(original, isOver ? nil : sample)
    return sample
  }

  private mutating func taken(_ press: Press) -> Press? {
    let isOver = press.phase == .ended || press.phase == .cancelled
    var press = press
    if press.phase == .began || !presses.isDown(press.press) {
      if isOver { return nil }
      press.phase = .began
      presses.land(press.press)
    }
    let original = press.press
    press.press = presses.known(original) ?? original
    presses.note(original, isOver ? nil : press)
    return press
  }

  private mutating func taken(_ motion: Motion) -> Bool {
    guard motion.phase == .began else { return motions.end(motion.subtype) }
    motions.begin(motion.subtype)
    return true
  }

  /// Coalesced and predicted samples are their owner's, and numbered with it.
  private func numbered(_ sample: Sample, _ number: Int) -> Sample {
    var numbered = sample
    numbered.finger = number
    for index in numbered.coalesced.indices where numbered.coalesced[index].sample.finger == sample.finger {
      numbered.coalesced[index].sample.finger = number
    }
    for index in numbered.predicted.indices where numbered.predicted[index].sample.finger == sample.finger {
      numbered.predicted[index].sample.finger = number
    }
    return numbered
  }

  private static func cancelled(_ last: Sample) -> Sample {
    var sample = last
    (sample.phase, sample.previousLocation) = (.cancelled, last.location)
    (sample.coalesced, sample.predicted) = ([], [])
    (sample.estimatedProperties, sample.estimatedPropertiesExpectingUpdates) = ([], [])
    sample.estimationUpdateIndex = nil
    return sample
  }
}

/// New numbers for old ones, in the order of landing. Each step takes the same time, however many are down.
private struct Numbers<Last> {
  /// By their old numbers.
  private var latest: [Int: (order: Int, last: Last)] = [:]
  private var numbers: [Int: Int] = [:]
  private var next = 0
  private var landings = 0

  func isDown(_ original: Int) -> Bool { latest[original] != nil }
  /// The new number of one that has landed, also after it lifted.
  func known(_ original: Int) -> Int? { numbers[original] }
  /// What is down, in the order of landing.
  var down: [Last] { latest.values.sorted { $0.order < $1.order }.map(\.last) }

  mutating func land(_ original: Int) {
    numbers[original] = next
    next += 1
  }

  /// - Parameter last: nil of one that lifts.
  mutating func note(_ original: Int, _ last: Last?) {
    guard let last else {
      latest[original] = nil
      return
    }
    let order = latest[original]?.order ?? landings
    if order == landings { landings += 1 }
    latest[original] = (order, last)
  }

  /// Nothing is down any more.
  mutating func end() { latest = [:] }

  mutating func forget() { (latest, numbers) = ([:], [:]) }
}

/// Motions that have begun and not ended, by their subtypes; one may begin again meanwhile.
private struct MotionsDown {
  /// The places in the order of beginning.
  private var begun: [Int: [Int]] = [:]
  private var next = 0

  /// Their subtypes, in the order of beginning.
  var down: [Int] {
    begun.flatMap { subtype, places in places.map { (place: $0, subtype: subtype) } }
      .sorted { $0.place < $1.place }.map(\.subtype)
  }

  mutating func begin(_ subtype: Int) {
    begun[subtype, default: []].append(next)
    next += 1
  }

  /// False where none of that subtype has begun.
  mutating func end(_ subtype: Int) -> Bool { begun[subtype]?.popLast() != nil }
}
