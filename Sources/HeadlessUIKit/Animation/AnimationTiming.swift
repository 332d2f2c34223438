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
  /// How the way goes with the time; nil where the options say it.
  var curve: (any UITimingCurveProvider)?

  /// Zero is once, as Core Animation has it.
  mutating func run(times: Double) { repetitions = times == 0 ? 1 : times }

  private var isBothWays: Bool { reverses ?? options.contains(.autoreverse) }

  /// From the call to the completion; nil where it never ends by itself.
  var total: TimeInterval? {
    if repetitions == nil, options.contains(.repeat) { return nil }
    let there = duration * (repetitions ?? 1)
    let total = max(0, delay) + (isBothWays ? 2 * there : there)
    return total.isFinite ? total : nil
  }

  /// How much of its way is seen: 0 at its start, 1 at its end, and springs go beyond.
  /// - Parameter seconds: since it was asked for; its delay is seen at its start.
  @MainActor func share(after seconds: TimeInterval) -> AnimationShare {
    let gone = seconds - max(0, delay)
    if gone <= 0 { return AnimationShare(0) }
    if let total, seconds >= total { return AnimationShare(1) }
    guard duration > 0 else { return AnimationShare(1) }
    let place = gone.truncatingRemainder(dividingBy: isBothWays ? 2 * duration : duration) / duration
    return AnimationProgress.along(seenCurve, at: CGFloat(place > 1 ? 2 - place : place), over: duration)
  }

  @MainActor private var seenCurve: any UITimingCurveProvider {
    curve ?? UICubicTimingParameters(animationCurve: options.curve)
  }

  /// What a block makes of it that runs inside of another animation's block.
  @MainActor func nested(in outer: AnimationTiming) -> AnimationTiming {
    var timing = self
    if !options.contains(.overrideInheritedDuration) {
      (timing.duration, timing.delay) = (outer.duration, outer.delay)
    }
    if !options.contains(.overrideInheritedCurve) {
      timing.curve = outer.seenCurve
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
