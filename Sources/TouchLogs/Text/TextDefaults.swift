import Foundation

/// What a sample has unless its line says otherwise: what its finger had before.
///
/// Writer and reader of the text form leave out and fill in by this one rule.
struct TextDefaults {
  private var latest: [Int: Sample] = [:]

  /// A sample as a line with nothing but a phase and a finger means it.
  /// - Parameter location: as the line gives it; nil leaves the finger where it was, at first in the corner.
  func sample(_ phase: Sample.Phase, finger: Int, at location: CGPoint?) -> Sample {
    let before = phase == .began ? nil : latest[finger]
    let place = location ?? before?.location ?? .zero
    var sample = Sample(finger: finger, phase: phase, location: place, previousLocation: before?.location)
    sample.tapCount = before?.tapCount ?? 1
    sample.window = before?.window ?? 0
    sample.type = before?.type ?? .direct
    return sample
  }

  /// The same of a coalesced or predicted sample.
  /// - Parameter last: the one before it in its list; nil of the first.
  func minor(_ phase: Sample.Phase, at location: CGPoint, owner: Sample, after last: Sample?) -> Sample {
    var sample = Sample(
      finger: owner.finger, phase: phase, location: location,
      previousLocation: last?.location ?? owner.previousLocation, tapCount: owner.tapCount, window: owner.window)
    sample.type = owner.type
    return sample
  }

  /// Takes in a frame of touches; corrections change no finger.
  mutating func note(_ samples: [Sample]) {
    for sample in samples {
      var kept = sample
      kept.coalesced = []
      kept.predicted = []
      latest[sample.finger] = kept
    }
  }
}
