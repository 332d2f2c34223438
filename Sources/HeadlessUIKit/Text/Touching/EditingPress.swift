import Foundation

/// The finger that stays in a text, and has something of it in hand until it lifts: the caret, words, or an end of
/// what is selected.
///
/// A long press, as code expects that looks for those among a text's recognizers. It begins when the finger has
/// rested (V1020), or as soon as one moves that has landed on what it takes along (V1021, V1022) or taps a second
/// time (V1023); then before the text's own pan.
final class EditingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var text: (any PressedText)?
  /// What the finger takes along as soon as it moves; nil for nothing.
  private var grip: TextHold?
  private var landing = CGPoint.zero
  private var hasMoved = false
  /// What it has in hand.
  private var hold: TextHold?
  var holdsText: Bool { hold != nil }

  init(in text: any PressedText) {
    self.text = text
    super.init(target: nil, action: nil)
    (name, isDiscreet, delaysTouchesEnded) = ("press to edit", true, false)
    delegate = self
    ownAction = { [weak self] in self?.act() }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing == .possible, let finger = touches.inLandingOrder.first {
      landing = finger.screenLocation
      grip = isForText(finger) ? grip(at: finger.location(in: view), taps: finger.tapCount) : nil
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible, grip != nil, let finger = attempt.touches.first else {
      return super.touchesMoved(touches, with: event)
    }
    let way = landing.distance(to: finger.screenLocation)
    guard way >= thresholds.panHysteresis else { return }
    hasMoved = true
    move(to: .began, because: .moved(way, needs: thresholds.panHysteresis))
  }

  override func clearMeasurements() {
    super.clearMeasurements()
    (grip, hold, hasMoved) = (nil, nil, false)
  }

  private func grip(at point: CGPoint, taps: Int) -> TextHold? {
    guard let text, let input = text.pressedText else { return nil }
    if taps == 2 { return input.words(at: point) }
    return text.showsSelected ? input.grip(at: point, movesCaret: text.hasCaret) : nil
  }

  /// What is in the text and is pressed itself, as a field's button, has its fingers for itself.
  private func isForText(_ finger: UITouch) -> Bool {
    var next = finger.hitView
    while let view = next, view !== self.view {
      if view is UIControl { return false }
      next = view.superview
    }
    return true
  }

  // MARK: Others

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let text, text.pressedText != nil, let finger = attempt.seen.first, isForText(finger) else {
      return false
    }
    return text.takesPress(at: location(in: view), resting: !hasMoved)
  }

  /// Those that code puts on the text itself come first, as its taps do (K27), unless both may recognize; and so
  /// does a pan from the screen's edge.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    if otherGestureRecognizer is UIScreenEdgePanGestureRecognizer { return hasMoved }
    guard let other = otherGestureRecognizer as? UILongPressGestureRecognizer, other.view === view,
      !other.isDiscreet, other.numberOfTapsRequired == 0, other.numberOfTouchesRequired == 1
    else { return false }
    return other.minimumPressDuration <= minimumPressDuration
      && other.recognizerDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// A text doesn't scroll by a finger that takes something along.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    grip != nil && otherGestureRecognizer is ScrollPan && otherGestureRecognizer.view === view
  }

  // MARK: Selecting

  private func act() {
    let point = location(in: view)
    switch state {
    case .began:
      begin(at: point)
      goOn(to: point)
    case .changed: goOn(to: point)
    case .ended, .cancelled:
      if hold != nil { text?.endPress() }
      hold = nil
    case .possible, .failed: break
    }
  }

  private func begin(at point: CGPoint) {
    guard let text else { return }
    let hadCaret = text.hasCaret
    guard text.beginPress(), let input = text.pressedText else { return }
    hold = grip
    // Where a finger has rested, the caret comes to it, also from nearby.
    if case .caret? = grip, !hasMoved { hold = nil }
    if hold == nil { hold = hadCaret ? .caret(off: .zero) : input.words(at: point) }
  }

  private func goOn(to point: CGPoint) {
    if let hold { text?.pressedText?.move(hold, to: point) }
  }
}
