import Foundation

/// Where an animation was seen when it was continued or turned round: what is left of its curve leads from there to
/// where it goes, so that nothing jumps.
@MainActor struct CurveBend {
  /// As a share of the time.
  let place: CGFloat
  /// Of the way.
  let share: CGFloat

  /// How much of the way is seen at another share of the time; the start and the end are where they were.
  func share(at other: CGFloat, along curve: any UITimingCurveProvider) -> CGFloat {
    let goal: CGFloat = other < place ? 0 : 1
    let (here, there) = (AnimationProgress.along(curve, at: place), AnimationProgress.along(curve, at: other))
    // Near its end a curve may be there already, or beyond; then what is left goes evenly.
    if abs(goal - here) < Self.flat {
      return place == goal ? goal : share + (goal - share) * (other - place) / (goal - place)
    }
    return share + (goal - share) * (there - here) / (goal - here)
  }

  /// A curve that is nearer to its end has no shape left.
  private static let flat: CGFloat = 0.001
}
