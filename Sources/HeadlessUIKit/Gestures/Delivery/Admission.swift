/// Whether a touch that lands, or a button that goes down, is for a recognizer. Asks each recognizer about the
/// event once.
@MainActor struct Admission {
  private let event: UIEvent
  /// A few recognizers' at most: to look through them is less than to hash one.
  private var answers: [(recognizer: ObjectIdentifier, isYes: Bool)] = []

  init(event: UIEvent) { self.event = event }

  mutating func admits(_ touch: UITouch, to recognizer: UIGestureRecognizer) -> Bool {
    guard isOpen(recognizer) else { return false }
    guard let reason = refusal(of: touch, by: recognizer) else { return true }
    Decisions.tell(.gesture(recognizer, .refusesTouch(touch, reason)))
    return false
  }

  mutating func admits(_ press: UIPress, to recognizer: UIGestureRecognizer) -> Bool {
    // A press of another type is no news: recognizers take one of them, and never hear of the others.
    guard isOpen(recognizer), recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    guard let reason = refusal(of: press, by: recognizer) else { return true }
    Decisions.tell(.gesture(recognizer, .refusesPress(press, reason)))
    return false
  }

  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && !recognizer.state.isFinal && recognizer.attempt.pending.isEmpty
  }

  private mutating func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> GestureReason? {
    guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return .wrongType
    }
    if recognizer.requiresExclusiveTouchType, let type = recognizer.attempt.type, type != touch.type {
      return .wrongType
    }
    if !receivesEvent(recognizer) { return .subclassSaysNo }
    let delegateAgrees = recognizer.recognizerDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    return delegateAgrees ? nil : .delegateSaysNo
  }

  private mutating func refusal(of press: UIPress, by recognizer: UIGestureRecognizer) -> GestureReason? {
    if !receivesEvent(recognizer) { return .subclassSaysNo }
    let delegateAgrees = recognizer.recognizerDelegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    return delegateAgrees ? nil : .delegateSaysNo
  }

  private mutating func receivesEvent(_ recognizer: UIGestureRecognizer) -> Bool {
    let key = ObjectIdentifier(recognizer)
    for answer in answers where answer.recognizer == key { return answer.isYes }
    let isYes = recognizer.shouldReceive(event)
    answers.append((key, isYes))
    return isYes
  }
}
