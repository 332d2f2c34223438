import Foundation

/// Which recognizers get which presses: as with touches, those of the view that the press begins at, then those of
/// each superview, before the responder hears of it.
extension GestureArena {
  func deliver(_ presses: [UIPress], of event: UIPressesEvent) {
    var admission = Admission(event: event)
    for press in presses where press.phase == .began && press.attached == nil { attach(press, by: &admission) }
    for recognizer in listeners(among: presses.map(\.attached)) { deliver(presses, of: event, to: recognizer) }
  }

  private func attach(_ press: UIPress, by admission: inout Admission) {
    let chosen = listeners(around: press.view) { admission.admits(press, to: $0) }
    press.attached = chosen
    for recognizer in chosen {
      enter(recognizer)
      recognizer.attempt.buttons.take(press)
    }
  }

  private func deliver(_ presses: [UIPress], of event: UIPressesEvent, to recognizer: UIGestureRecognizer) {
    let wasActive = recognizer.state.isActive
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      let mine = presses.filter { $0.phase == phase && recognizer.receives($0) }
      if mine.isEmpty { continue }
      if !recognizer.state.isFinal { tell(recognizer, mine, phase, event) }
      if phase == .ended || phase == .cancelled { recognizer.attempt.buttons.lift(mine) }
      leaveDeclined(recognizer)
      guard phase == .began, wasActive, recognizer.state.isActive, recognizer.cancelsTouchesInView else { continue }
      for press in mine where recognizer.receives(press) {
        application.pressDelivery.claim(press, for: recognizer, unheard: true)
      }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ presses: [UIPress], _ phase: UIPress.Phase, _ event: UIPressesEvent
  ) {
    let all = Set(landing: presses)
    recognizer.noteButtons(of: event)
    switch phase {
    case .began: recognizer.pressesBegan(all, with: event)
    case .changed: recognizer.pressesChanged(all, with: event)
    case .ended: recognizer.pressesEnded(all, with: event)
    default: recognizer.pressesCancelled(all, with: event)
    }
  }

  /// What the class has no use for is left to others, unless it made something of it all the same.
  private func leaveDeclined(_ recognizer: UIGestureRecognizer) {
    let declined = recognizer.attempt.declined
    recognizer.attempt.declined = []
    guard !declined.isEmpty, recognizer.standing == .possible else { return }
    for press in declined { recognizer.attempt.buttons.forget(press) }
    if recognizer.attempt.isEmpty { withdraw(recognizer) }
  }

  func cancelPresses(_ presses: [UIPress], of recognizer: UIGestureRecognizer) {
    guard !presses.isEmpty else { return }
    let phases = presses.map(\.phase)
    for press in presses { press.phase = .cancelled }
    let event = UIPressesEvent(of: presses, at: application.clock.now)
    if !recognizer.state.isFinal { recognizer.pressesCancelled(Set(landing: presses), with: event) }
    // Others may go on with the same buttons.
    for (press, phase) in zip(presses, phases) { press.phase = phase }
    recognizer.attempt.buttons.lift(presses)
  }

  /// One press is lost: its recognizers hear that it was cancelled.
  func cancel(_ press: UIPress) {
    let receivers = press.attached?.filter { $0.receives(press) } ?? []
    for recognizer in receivers { cancelPresses([press], of: recognizer) }
  }
}
