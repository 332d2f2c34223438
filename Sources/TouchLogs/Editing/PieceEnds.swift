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
  private var motions: [Motion] = []

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
    let lifted = fingers.down.map { Self.cancelled($0.last) }
    if !lifted.isEmpty { frames.append(Frame(time: time, samples: lifted)) }
    let released = presses.down.map { known in
      var press = known.last
      (press.phase, press.force) = (.cancelled, 0)
      return press
    }
    if !released.isEmpty { frames.append(Frame(time: time, content: .presses(released))) }
    frames += motions.map { Frame(time: time, content: .motion(Motion(phase: .cancelled, subtype: $0.subtype))) }
    (fingers.down, presses.down, motions) = ([], [], [])
    return frames
  }

  /// Forgets who is who, for frames of another log; numbers go on.
  mutating func beginLog() {
    fingers.forget()
    presses.forget()
    motions = []
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
    if motion.phase == .began {
      motions.append(motion)
      return true
    }
    guard let place = motions.firstIndex(where: { $0.subtype == motion.subtype }) else { return false }
    motions.remove(at: place)
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

/// New numbers for old ones, in the order of landing.
private struct Numbers<Last> {
  /// In the order of landing.
  var down: [(original: Int, last: Last)] = []
  private var numbers: [Int: Int] = [:]
  private var next = 0

  func isDown(_ original: Int) -> Bool { down.contains { $0.original == original } }
  /// The new number of one that has landed, also after it lifted.
  func known(_ original: Int) -> Int? { numbers[original] }

  mutating func land(_ original: Int) {
    numbers[original] = next
    next += 1
  }

  /// - Parameter last: nil of one that lifts.
  mutating func note(_ original: Int, _ last: Last?) {
    let place = down.firstIndex { $0.original == original }
    switch (place, last) {
    case (let place?, let last?): down[place].last = last
    case (let place?, nil): down.remove(at: place)
    case (nil, let last?): down.append((original, last))
    case (nil, nil): break
    }
  }

  mutating func forget() { (down, numbers) = ([], [:]) }
}
