import Foundation

/// Every number by which controls decide that Apple does not publish, with the rule that it stands for.
///
/// Those marked *ours* are judgements of this model, and no statement about UIKit.
@MainActor package enum ControlThresholds {
  /// In points: how far around its bounds a control still takes a tracked finger for inside (K10). Observed, against
  /// the documentation's plain bounds (K11), which 0 gives.
  package static var trackingMargin: CGFloat = 70

  // MARK: Switches (ours)

  /// In points: a switch's size, whatever frame it is given.
  package static let switchSize = CGSize(width: 51, height: 31)
  /// In points: a finger that has gone this far along a switch drags its knob instead of tapping it (K26).
  package static let switchDrag: CGFloat = 10

  // MARK: Sliders (ours)

  /// In points: a slider's knob is a square of this side.
  package static let sliderThumb: CGFloat = 31
  /// In points: a finger that lands this near the knob still takes hold of it (K26).
  package static let sliderReach: CGFloat = 10

  // MARK: Steppers (ours)

  /// In points: a stepper's size, whatever frame it is given.
  package static let stepperSize = CGSize(width: 94, height: 32)
  /// In seconds: how long a half is held before it begins to repeat.
  package static let stepperDelay: TimeInterval = 0.5
  /// In seconds: from one repeated step to the next.
  package static let stepperInterval: TimeInterval = 0.1
}
