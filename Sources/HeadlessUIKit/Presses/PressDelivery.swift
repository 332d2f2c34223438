import Foundation

/// Buttons that are down, from the report that they went down to the one that they came up.
///
/// A press stays with the responder that it began at; recognizers hear of it first, and may take it or keep it
/// back. Every press that somebody heard of ends once.
@MainActor final class PressDelivery {
  /// There as long as this is: it has made it, and set this.
  unowned(unsafe) var application: UIApplication!
  /// Every button that is down, also those that nobody hears of any more.
  private var live: [UIPress] = []
  /// Presses that their responder was told of, and not yet of their end.
  @exclusivity(unchecked) private var owed: [UIPress] = []
  @exclusivity(unchecked) private var claims: [PressClaim] = []
  @exclusivity(unchecked) private var kept: [KeptPress] = []

  func deliver(_ reports: [PressReport], at time: TimeInterval) {
    let reports = reports.filter { !ignore($0, at: time) && !perform($0) }
    if reports.isEmpty { return }
    application.endTurnOfGestures()
    for press in live { press.phase = .stationary }
    for report in reports { take(report, at: time) }
    let event = UIPressesEvent(of: live, at: time)
    event.modifierFlags = live.compactMap(\.key).reduce([]) { $0.union($1.modifierFlags) }
    application.dispatch(event)
    // By what was reported: one that was cancelled in the middle is still down.
    live.removeAll { press in
      let last = reports.last { $0.identifier == press.identifier }?.phase
      return last == .ended || last == .cancelled
    }
    forgetGone()
  }

  /// Buttons that went down while interaction was ignored, which nobody hears of.
  private var ignored: [Int] = []

  /// Keeps the report from everybody while interaction is ignored, and all that follow of its button.
  /// - Returns: whether it does.
  private func ignore(_ report: PressReport, at time: TimeInterval) -> Bool {
    if report.phase == .ended || report.phase == .cancelled {
      defer { ignored.removeAll { $0 == report.identifier } }
      return ignored.contains(report.identifier)
    }
    if report.phase == .began { ignored.removeAll { $0 == report.identifier } }
    if ignored.contains(report.identifier) { return true }
    let isKnown = report.phase != .began && live.contains { $0.identifier == report.identifier }
    guard application.isIgnoringInteractionEvents, !isKnown else { return false }
    ignored.append(report.identifier)
    Decisions.tell(.dropsEvent(UIPressesEvent(of: [], at: time), .ignoringInteraction))
    return true
  }

  /// Presses that key commands took, which nobody hears of.
  private var commands: [Int] = []

  /// Performs the key command that the report means, which takes all that follow of its key, too.
  /// - Returns: whether one takes it.
  private func perform(_ report: PressReport) -> Bool {
    guard report.phase == .began else {
      defer { if report.phase != .changed { commands.removeAll { $0 == report.identifier } } }
      return commands.contains(report.identifier)
    }
    commands.removeAll { $0 == report.identifier }
    guard let key = report.key, let window = application.keyWindow,
      UIKeyCommand.perform(for: key, from: window.eventTarget)
    else { return false }
    commands.append(report.identifier)
    return true
  }

  private func take(_ report: PressReport, at time: TimeInterval) {
    if report.phase == .began {
      cancel { $0.identifier == report.identifier }
      live.removeAll { $0.identifier == report.identifier }
    }
    let known = live.first { $0.identifier == report.identifier }
    if known == nil, report.phase == .ended || report.phase == .cancelled { return }
    let press = known ?? goDown(report)
    press.phase = known == nil ? .began : report.phase
    press.timestamp = time
    press.force = report.force
  }

  private func goDown(_ report: PressReport) -> UIPress {
    let press = UIPress(identifier: report.identifier, slot: UIPress.slot(after: live), type: report.type)
    press.window = application.keyWindow
    press.key = report.key
    live.append(press)
    return press
  }

  // MARK: Telling

  /// Tells the recognizers and the responders of a window's presses: new ones go to the target, others to whom they
  /// began at.
  func send(_ event: UIPressesEvent, in window: UIWindow, to target: UIResponder) {
    let changed = live.filter { $0.window === window && $0.phase != .stationary }
    for press in changed where press.phase == .began && press.attached == nil {
      press.responder = target
      press.view = target as? UIView ?? (target as? UIViewController)?.viewIfLoaded
    }
    application.gestures.deliver(changed, of: event)
    let open = absorb(changed)
    takeClaimed { owed.contains($0.press) || $0.unheard }
    release()
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      tell(open.filter { $0.phase == phase }, phase, event)
    }
    takeClaimed { _ in true }
  }

  private func tell(_ presses: [UIPress], _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    var rest = presses
    while let responder = rest.first(where: { $0.responder != nil })?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll(where: group.contains)
      owed.removeAll(where: group.contains)
      if phase == .began || phase == .changed { owed += group }
      let all = Set(landing: group)
      switch phase {
      case .began: Forwarding.call(responder, .pressesBegan(group)) { $0.pressesBegan(all, with: event) }
      case .changed: Forwarding.call(responder, .pressesChanged(group)) { $0.pressesChanged(all, with: event) }
      case .ended: Forwarding.call(responder, .pressesEnded(group)) { $0.pressesEnded(all, with: event) }
      default: Forwarding.call(responder, .pressesCancelled(group)) { $0.pressesCancelled(all, with: event) }
      }
      if phase == .ended || phase == .cancelled { for press in group { press.responder = nil } }
    }
  }

  /// Tells responders that presses are over for them, whatever the buttons go on to do.
  private func tellCancelled(_ presses: [UIPress]) {
    guard !presses.isEmpty else { return }
    let phases = presses.map(\.phase)
    for press in presses { press.phase = .cancelled }
    tell(presses, .cancelled, UIPressesEvent(of: presses, at: application.clock.now))
    for (press, phase) in zip(presses, phases) {
      press.responder = nil
      if press.attached?.contains(where: { $0.receives(press) }) == true { press.phase = phase }
    }
  }

  private func drop(_ press: UIPress, _ reason: DropReason) {
    press.responder = nil
    Decisions.tell(.press(press, .dropped(reason)))
  }

  // MARK: Taking

  /// The responder loses the press, after all recognizers have heard of the event.
  func claim(_ press: UIPress, for recognizer: UIGestureRecognizer, unheard: Bool) {
    guard press.responder != nil, !claims.contains(where: { $0.press === press }) else { return }
    let isKept = kept.contains { $0.press === press }
    claims.append(PressClaim(press: press, recognizer: recognizer, unheard: unheard || isKept))
  }

  private func takeClaimed(where isDue: (PressClaim) -> Bool) {
    let due = claims.filter(isDue)
    claims.removeAll { claim in due.contains { $0.press === claim.press } }
    var told: [UIPress] = []
    for claim in due {
      kept.removeAll { $0.press === claim.press }
      guard let responder = claim.press.responder else { continue }
      if owed.contains(claim.press) {
        Decisions.tell(.press(claim.press, .taken(from: responder, by: claim.recognizer)))
        told.append(claim.press)
      } else {
        drop(claim.press, .taken(by: claim.recognizer))
      }
    }
    tellCancelled(told)
  }

  // MARK: Keeping back

  /// Keeps what must wait of this event's presses, and answers the rest.
  private func absorb(_ changed: [UIPress]) -> [UIPress] {
    changed.filter { press in
      if let place = kept.firstIndex(where: { $0.press === press }) {
        kept[place].note()
        if press.phase == .cancelled { lose(kept.remove(at: place)) }
        return false
      }
      guard let responder = press.responder, !claims.contains(where: { $0.press === press }),
        let keeper = press.keeperOfPhase
      else { return press.responder != nil }
      Decisions.tell(.press(press, .withheld(from: responder, for: keeper)))
      kept.append(KeptPress(press))
      return false
    }
  }

  /// A kept press is over: whoever heard of its beginning is told.
  private func lose(_ kept: KeptPress) {
    if owed.contains(kept.press) { tellCancelled([kept.press]) } else { drop(kept.press, .cancelledUnheard) }
  }

  /// Tells responders of kept presses that nobody keeps any more.
  private func release() {
    let free = kept.filter { kept in !kept.isHeld && !claims.contains { $0.press === kept.press } }
    kept.removeAll { kept in free.contains { $0.press === kept.press } }
    for kept in free {
      guard let responder = kept.press.responder else { continue }
      Decisions.tell(.press(kept.press, .released(to: responder)))
      for moment in kept.missed { tell(kept.press, as: moment) }
    }
  }

  private func tell(_ press: UIPress, as moment: PressMoment) {
    guard press.responder != nil else { return }
    let now = PressMoment(press)
    moment.restore(press)
    tell([press], moment.phase, UIPressesEvent(of: [press], at: application.clock.now))
    if press.responder != nil { now.restore(press) }
  }

  /// Whether nothing is kept back, claimed, or to be told.
  var isSettled: Bool { claims.isEmpty && kept.isEmpty && owed.isEmpty }

  /// Does what is due outside of an event: a timer or the application's code changed what recognizers want.
  func settle() {
    if isSettled { return }
    takeClaimed { _ in true }
    release()
    forgetGone()
  }

  private func forgetGone() {
    owed.removeAll { press in !live.contains(press) && !kept.contains { $0.press === press } }
  }

  // MARK: Cancelling

  /// Everything that is down is over; buttons that are still held come up unheard.
  func cancelAll() { cancel { _ in true } }

  /// The view, or what it is in, is about to leave its window: presses that began at it are over.
  func viewWillLeaveWindow(_ view: UIView) {
    cancel { $0.responder != nil && $0.view?.isDescendant(of: view) == true }
  }

  private func cancel(where isOver: (UIPress) -> Bool) {
    var over = live.filter(isOver)
    for kept in kept where !over.contains(kept.press) && isOver(kept.press) { over.append(kept.press) }
    guard !over.isEmpty else { return }
    claims.removeAll { over.contains($0.press) }
    kept.removeAll { over.contains($0.press) }
    for press in over { application.gestures.cancel(press) }
    let told = over.filter { owed.contains($0) && $0.responder != nil }
    for press in over where press.responder != nil && !told.contains(press) { drop(press, .cancelledUnheard) }
    tellCancelled(told)
  }
}
