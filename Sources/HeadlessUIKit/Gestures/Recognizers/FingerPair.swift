import Foundation

/// Two fingers, and how they lie to each other on the screen.
@MainActor struct FingerPair {
  let distance: CGFloat
  /// In radians, of the line from the first to the second; nil where they are so close that it points anywhere.
  let angle: CGFloat?

  /// Nil unless there are two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let line = touches[1].screenLocation - touches[0].screenLocation
    // Fingers at one point have neither scale nor angle; a point apart is as close as they come.
    distance = max(1, line.length)
    angle = line.length < 1 ? nil : CGFloat(atan2(Double(line.y), Double(line.x)))
  }

  /// From another lie of the same fingers to this one, the shorter way round, positive clockwise on the screen.
  /// None where either has no angle.
  func turn(from other: CGFloat?) -> CGFloat {
    guard let angle, let other else { return 0 }
    let turn = angle - other
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}

extension UIGestureRecognizer {
  /// Leaves fingers beyond the second to others.
  func ignoreBeyondTwo(with event: UIEvent) {
    for touch in attempt.touches.dropFirst(2) { ignore(touch, for: event) }
  }

  /// What lifting the last of one or two fingers means.
  func liftedLast(because reason: GestureReason) {
    guard standing == .possible else { return move(to: .ended, because: .liftedAll) }
    fail(attempt.seen.count < 2 ? .tooFewFingers(attempt.seen.count, needs: 2) : reason)
  }
}
