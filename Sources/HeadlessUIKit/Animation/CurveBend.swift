import Foundation

/// Where an animation was seen when it was continued or turned round: what is left of its curve leads from there to
/// where it goes, so that nothing jumps.
@MainActor struct CurveBend {
  /// As a share of the time.
  let place: CGFloat
  /// Of the way.
  let share: AnimationShare
  /// Whether the curve begins here, and is not what is left of one.
  var begins = false

  /// How much of the way is seen at another share of the time; the start and the end are where they were.
  /// - Parameter duration: in seconds, of the whole way.
  func share(
    at other: CGFloat, along curve: any UITimingCurveProvider, over duration: TimeInterval
  ) -> AnimationShare {
    let goal: CGFloat = other < place ? 0 : 1
    let evenly = place == goal ? 1 : (other - place) / (goal - place)
    if begins {
      let left = duration * TimeInterval(abs(goal - place))
      return .of(share, AnimationProgress.along(curve, at: evenly, over: left)) { $0 + (goal - $0) * $1 }
    }
    let here = AnimationProgress.along(curve, at: place, over: duration)
    let there = AnimationProgress.along(curve, at: other, over: duration)
    // Near its end a curve may be there already, or beyond; then what is left goes evenly.
    let gone = AnimationShare.of(here, there) { here, there in
      abs(goal - here) < Self.flat ? evenly : (there - here) / (goal - here)
    }
    return .of(share, gone) { $0 + (goal - $0) * $1 }
  }

  /// A curve that is nearer to its end has no shape left.
  private static let flat: CGFloat = 0.001
}
