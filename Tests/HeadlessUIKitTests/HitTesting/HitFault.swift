/// What a hit test could do wrong, done by `PlainRecursion` on purpose: so that the fuzzing is seen to notice it.
enum HitFault: CaseIterable {
  /// Asks the subviews from the back to the front.
  case rearmostFirst
  /// Takes a point on the lower or the right edge for one inside.
  case widerEdges
  /// Doesn't call overrides of `hitTest(_:with:)`.
  case deafToHitTest
  /// Doesn't call overrides of `point(inside:with:)`.
  case deafToPointInside
  /// Asks every view twice whether the point is inside.
  case asksTwice
  /// Takes views that are turned or scaled for upright ones.
  case leavesTurnsOut
  /// Takes a view to stand where it stood when it was first asked.
  case remembersPlaces
}
