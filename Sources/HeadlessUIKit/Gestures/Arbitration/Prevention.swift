/// Whether one recognizer's recognizing keeps another one from it.
@MainActor enum Prevention {
  /// Both classes must agree to it, and neither delegate to recognizing both. A delegate's no forbids nothing.
  static func applies(by winner: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
    winner.canPrevent(other) && other.canBePrevented(by: winner) && !allowsBoth(winner, other)
      && !allowsBoth(other, winner)
  }

  private static func allowsBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.recognizerDelegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
