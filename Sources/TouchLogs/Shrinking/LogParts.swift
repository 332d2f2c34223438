/// What a log is made of, each to be left out as a whole: touches from landing to lift, presses, shakes, and every
/// frame of another kind.
struct LogParts {
  enum Part: Hashable {
    case touch(Int)
    case press(Int)
    /// A shake, by the frame with which it begins.
    case motion(Int)
    /// A frame of a kind that stands for itself.
    case frame(Int)
  }

  /// In the order in which they begin.
  let all: [Part]
  private let whole: TouchLog
  /// Of each frame of a shake, with which one that began.
  private let motions: [Int: Int]
  private let countsTaps: Bool

  init(_ log: TouchLog) {
    // A log may give one number to several touches, one after the other.
    let log = log.numberedAnew()
    whole = log
    countsTaps = log.countingTaps() == log
    var all: [Part] = []
    var known: Set<Part> = []
    var motions: [Int: Int] = [:]
    var open: [Int: Int] = [:]
    func add(_ part: Part) {
      if known.insert(part).inserted { all.append(part) }
    }
    for (place, frame) in log.frames.enumerated() {
      switch frame.content {
      case .touches(let samples): for sample in samples { add(.touch(sample.finger)) }
      case .presses(let presses): for press in presses { add(.press(press.press)) }
      case .motion(let motion):
        let start = motion.phase == .began ? place : open[motion.subtype] ?? place
        open[motion.subtype] = motion.phase == .began ? place : nil
        motions[place] = start
        add(.motion(start))
      // Corrections go with the touch that they are of.
      case .estimates: break
      case .remoteControl, .application, .mark: add(.frame(place))
      }
    }
    self.all = all
    self.motions = motions
  }

  func log(of parts: [Part]) -> TouchLog {
    let kept = Set(parts)
    var log = whole
    log.frames = whole.frames.enumerated().compactMap { place, frame in
      switch frame.content {
      case .touches(let samples): frame.with(samples.filter { kept.contains(.touch($0.finger)) })
      case .estimates(let samples): frame.with(samples.filter { kept.contains(.touch($0.finger)) })
      case .presses(let presses): frame.with(presses.filter { kept.contains(.press($0.press)) })
      case .motion: motions[place].map { kept.contains(.motion($0)) } ?? true ? frame : nil
      case .remoteControl, .application, .mark: kept.contains(.frame(place)) ? frame : nil
      }
    }
    log = log.numberedAnew()
    return countsTaps ? log.countingTaps() : log
  }
}

extension Frame {
  /// Nil where nothing is left of what it had.
  fileprivate func with(_ samples: [Sample]) -> Frame? {
    switch content {
    case .touches(let all): samples.isEmpty && !all.isEmpty ? nil : Frame(time: time, content: .touches(samples))
    case .estimates(let all):
      samples.isEmpty && !all.isEmpty ? nil : Frame(time: time, content: .estimates(samples))
    case .motion, .presses, .remoteControl, .application, .mark: self
    }
  }

  fileprivate func with(_ presses: [Press]) -> Frame? {
    presses.isEmpty ? nil : Frame(time: time, content: .presses(presses))
  }
}

extension TouchLog {
  /// Fingers and presses count from 0 in the order of their landing, each touch by itself.
  fileprivate func numberedAnew() -> TouchLog {
    var log = self
    var ends = PieceEnds()
    log.frames = frames.compactMap { ends.taken($0) }
    return log
  }

  /// The same touches with `tapCount` as `TapCounting` has it.
  func countingTaps() -> TouchLog {
    var log = self
    var counting = TapCounting()
    var counts: [Int: Int] = [:]
    for place in frames.indices {
      let time = frames[place].time
      guard case .touches(var samples) = frames[place].content else { continue }
      for index in samples.indices {
        let sample = samples[index]
        switch sample.phase {
        case .began: counts[sample.finger] = counting.landed(at: sample.location, time: time)
        case .ended: counting.lifted(at: time)
        case .cancelled: counting.lifted(at: nil)
        case .moved, .stationary: break
        }
        samples[index].tapCount = counts[sample.finger] ?? sample.tapCount
      }
      log.frames[place].content = .touches(samples)
    }
    return log
  }
}
