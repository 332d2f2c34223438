/// The taps by which a text takes the place of first responder, and by which it is selected in: one recognizer is
/// for a tap alone, or the first of several in a row, and one, which needs two, for the further ones (V1229).
///
/// They come before the taps of what the text is in, as every deeper recognizer does, and after those that code
/// puts on the text itself (K27), unless their delegates let both recognize.
final class EditingTap: UITapGestureRecognizer {
  private let isFurther: Bool
  /// Which of several taps in a row it was.
  var count: Int { max(1, attempt.seen.first?.tapCount ?? 1) }

  private init(isFurther: Bool) {
    self.isFurther = isFurther
    super.init(target: nil, action: nil)
    name = isFurther ? "tap to select" : "tap to edit"
    numberOfTapsRequired = isFurther ? 2 : 1
  }

  /// Both.
  static func all(action: @escaping (EditingTap) -> Void) -> [EditingTap] {
    [false, true].map { isFurther in
      let tap = EditingTap(isFurther: isFurther)
      tap.ownAction = { [unowned tap] in
        if tap.state == .ended { action(tap) }
      }
      return tap
    }
  }

  // MARK: Touches

  /// The taps before are the other one's.
  override var tapsAwaited: Int { 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let mine = touches.filter { ($0.tapCount > 1) == isFurther }
    for touch in touches.inLandingOrder where !mine.contains(touch) { ignore(touch, for: event) }
    if !mine.isEmpty { super.touchesBegan(mine, with: event) }
  }

  /// Buttons come in no rows.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if isFurther { return presses.inLandingOrder.forEach { ignore($0, for: event) } }
    super.pressesBegan(presses, with: event)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? UITapGestureRecognizer, !(other is EditingTap) else {
      return false
    }
    return other.view === view && other.numberOfTapsRequired == numberOfTapsRequired
      && other.numberOfTouchesRequired == 1
      && other.recognizerDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
