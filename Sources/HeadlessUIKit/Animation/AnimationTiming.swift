import Foundation

/// How long an animation takes, and whether touches reach its views meanwhile.
struct AnimationTiming {
  /// In seconds; nothing is animated where it is zero or less.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  /// How often it runs, with its way back counted in; nil where the options say it.
  var repetitions: Double?
  var reverses: Bool?

  /// From the call to the completion; nil where it never ends by itself.
  var total: TimeInterval? {
    if repetitions == nil, options.contains(.repeat) { return nil }
    let there = duration * (repetitions ?? 1)
    let isBothWays = reverses ?? options.contains(.autoreverse)
    let total = max(0, delay) + (isBothWays ? 2 * there : there)
    return total.isFinite ? total : nil
  }

  /// What a block makes of it that runs inside of another animation's block.
  func nested(in outer: AnimationTiming) -> AnimationTiming {
    var timing = self
    if !options.contains(.overrideInheritedDuration) {
      (timing.duration, timing.delay) = (outer.duration, outer.delay)
    }
    if !options.contains(.overrideInheritedOptions) {
      let inherited: UIView.AnimationOptions = [.allowUserInteraction, .repeat, .autoreverse]
      timing.options.formUnion(outer.options.intersection(inherited))
      timing.repetitions = repetitions ?? outer.repetitions
      timing.reverses = reverses ?? outer.reverses
    }
    return timing
  }
}
