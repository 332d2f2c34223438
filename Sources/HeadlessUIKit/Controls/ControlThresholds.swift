public import Foundation

/// Every number by which controls decide that Apple does not publish, with the rule that it stands for.
///
/// Those marked *ours* are judgements of this model, and no statement about UIKit.
public struct ControlThresholds: Hashable, Sendable {
  /// In points: how far around its bounds a control still takes a tracked finger for inside (K10). Observed,
  /// against the documentation's plain bounds (K11), which 0 gives.
  public var trackingMargin: CGFloat = 70

  // MARK: Switches (ours)

  /// In points: a switch's size, whatever frame it is given.
  public var switchSize = CGSize(width: 51, height: 31)
  /// In points: a finger that has gone this far along a switch drags its knob instead of tapping it (K26).
  public var switchDrag: CGFloat = 10

  // MARK: Sliders (ours)

  /// In points: a slider's knob is a square of this side.
  public var sliderThumb: CGFloat = 31
  /// In points: a finger that lands this near the knob still takes hold of it (K26).
  public var sliderReach: CGFloat = 10

  // MARK: Steppers

  /// In points, ours: a stepper's size, whatever frame it is given.
  public var stepperSize = CGSize(width: 94, height: 32)
  /// In seconds, as measured: how long a half is held before it begins to repeat (K110).
  public var stepperDelay: TimeInterval = 0.5
  /// In seconds, as measured: from one repeated step to the next, until they come faster (K110).
  public var stepperInterval: TimeInterval = 0.5

  /// The usual ones.
  public init() {}
}
