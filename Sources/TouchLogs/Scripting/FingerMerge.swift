import Foundation

/// Merges fingers into frames: the one place that numbers fingers and adds the stationary ones.
enum FingerMerge {
  static func frames(of fingers: [Finger], and others: [Frame]) -> [Frame] {
    var steps: [Step] = []
    for (hand, finger) in fingers.enumerated() {
      for frame in finger.frames {
        steps += frame.samples.map { Step(time: frame.time, hand: hand, sample: $0) }
      }
    }
    // Stable by construction: equal times keep the order of writing.
    let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
    var merge = Merge()
    for index in order { merge.add(steps[index]) }
    merge.closeFrame()
    let all = merge.frames + others
    return all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
  }

  struct Step {
    var time: TimeInterval
    /// Which scripted finger; a touch is a finger's landing.
    var hand: Int
    var sample: Sample
  }

  private struct Merge {
    var frames: [Frame] = []
    /// Fingers on the screen, in the order of their landing.
    var live: [(hand: Int, sample: Sample)] = []
    var landings = 0
    /// The frame being gathered; `stepped` holds the hands that have a step in it.
    var time: TimeInterval?
    var stepped: [Int] = []

    mutating func add(_ step: Step) {
      if let time, step.time - time >= TouchScript.simultaneity || stepped.contains(step.hand) { closeFrame() }
      if time == nil { time = step.time }
      stepped.append(step.hand)
      var sample = step.sample
      if let place = live.firstIndex(where: { $0.hand == step.hand }) {
        sample.finger = live[place].sample.finger
        live[place].sample = sample
      } else {
        sample.finger = landings
        landings += 1
        live.append((step.hand, sample))
      }
    }

    mutating func closeFrame() {
      guard let time else { return }
      let samples = live.map { hand, sample in
        stepped.contains(hand) ? sample : sample.resting
      }
      frames.append(Frame(time: time, samples: samples))
      live.removeAll { $0.sample.phase == .ended || $0.sample.phase == .cancelled }
      self.time = nil
      stepped = []
    }
  }
}

extension Sample {
  /// The same finger where it was, having done nothing since.
  fileprivate var resting: Sample {
    var sample = self
    sample.phase = .stationary
    sample.previousLocation = location
    sample.coalesced = []
    sample.predicted = []
    return sample
  }
}
