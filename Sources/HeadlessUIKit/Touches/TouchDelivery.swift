import Foundation

/// From the digitizer's reports to the windows' events: lands fingers, keeps those that are down, lets them go.
///
/// One for each application. A finger is hit-tested once, when it lands, and then stays with what it found.
@MainActor final class TouchDelivery {
  private unowned let application: UIApplication
  /// Every finger that is down, in landing order, also those that reach nobody.
  private var live: [UITouch] = []
  /// The event of the sequence that is going on: one object from the first finger's landing to the last one's lifting.
  private var sequence: UIEvent?
  /// The event that hit testing is told.
  var event: UIEvent? { sequence }
  /// Fingers that reach nobody until they lift: they hit nothing, were refused, or were cancelled.
  private var deaf: Set<UITouch> = []
  /// Fingers not even shown in `allTouches`.
  private var unseen: Set<UITouch> = []
  /// Fingers that lift with the report that is being delivered.
  private var lifting: Set<UITouch> = []
  /// Those whose view was told that they began, and is owed exactly one end.
  private var owed: [UITouch] = []
  /// Touches whose estimates await corrections, by their index, the newest last.
  private var estimated: [(index: Int, touch: UITouch)] = []

  init(application: UIApplication) { self.application = application }

  /// One report, from landing to lifting: makes its event and sends it through the application.
  func deliver(_ report: TouchReport) {
    let event = sequence ?? UIEvent(kind: .touches, timestamp: report.time)
    sequence = event
    event.timestamp = report.time
    event.auxiliaries = [:]
    for touch in live { touch.phase = .stationary }
    for contact in report.contacts { take(contact, at: report.time, in: event) }
    event.live = live.filter { !unseen.contains($0) }
    send(event)
    letGo()
  }

  // MARK: Contacts

  private func take(_ contact: TouchReport.Contact, at time: TimeInterval, in event: UIEvent) {
    var known = live.first { $0.identifier == contact.identifier }
    if let touch = known, contact.state.phase == .began {
      cancel { $0 === touch }
      forget([touch])
      known = nil
    }
    if let touch = known {
      update(touch, to: contact.state, at: time)
      note(contact, of: touch, in: event)
    } else {
      note(contact, of: land(contact, at: time), in: event)
    }
  }

  private func update(_ touch: UITouch, to state: TouchReport.State, at time: TimeInterval) {
    let rests = state.phase == .moved && touch.isUnchanged(by: state)
    touch.phase = rests ? .stationary : state.phase
    guard state.phase != .stationary else { return }
    touch.update(state, at: time)
    if state.phase == .ended || state.phase == .cancelled { lifting.insert(touch) }
  }

  private func note(_ contact: TouchReport.Contact, of touch: UITouch, in event: UIEvent) {
    if let index = contact.state.estimationUpdateIndex {
      estimated.append((index, touch))
      if estimated.count > Limits.awaitedEstimates { estimated.removeFirst() }
    }
    guard !contact.coalesced.isEmpty || !contact.predicted.isEmpty else { return }
    event.auxiliaries[ObjectIdentifier(touch)] = UIEvent.Auxiliary(
      coalesced: contact.coalesced.map { touch.copy($0.state, at: $0.time) },
      predicted: contact.predicted.map { touch.copy($0.state, at: $0.time) })
  }

  /// A finger that is not known yet. One whose landing was not recorded is taken as landing now; one that only lifts
  /// reaches nobody.
  private func land(_ contact: TouchReport.Contact, at time: TimeInterval) -> UITouch {
    let taken = Set(live.map(\.slot))
    let slot = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    let touch = UITouch(
      identifier: contact.identifier, slot: slot, timestamp: time, phase: .began, tapCount: contact.state.tapCount,
      type: contact.state.type, at: contact.state.location)
    touch.update(contact.state, at: time)
    touch.previousScreenLocation = contact.state.location
    live.append(touch)
    if contact.state.phase == .ended || contact.state.phase == .cancelled {
      lifting.insert(touch)
      unseen.insert(touch)
      refuse(touch, .neverLanded)
    } else {
      findView(for: touch)
    }
    return touch
  }

  private func findView(for touch: UITouch) {
    if application.isIgnoringInteractionEvents {
      unseen.insert(touch)
      return refuse(touch, .ignoringInteraction)
    }
    guard let (window, view) = application.hit(touch) else {
      unseen.insert(touch)
      return refuse(touch, .nothingHit)
    }
    touch.window = window
    touch.view = view
    guard view.window != nil else { return refuse(touch, .outsideWindow(view)) }
    if let reason = admissionRefusal(of: touch, to: view) { return refuse(touch, reason) }
  }

  /// What keeps a second finger away: a view that takes one at a time, or an exclusive view in the same window.
  private func admissionRefusal(of touch: UITouch, to view: UIView) -> DropReason? {
    let held = live.filter { $0 !== touch && $0.view != nil }
    if !view.isMultipleTouchEnabled, held.contains(where: { $0.view === view }) { return .singleTouch(view) }
    let others = held.filter { $0.window === touch.window && $0.view !== view }.compactMap(\.view)
    if let holder = others.first(where: \.isExclusiveTouch) { return .exclusive(holder: holder) }
    if view.isExclusiveTouch, let other = others.first { return .excluded(by: other) }
    return nil
  }

  /// The finger stays down, and reaches nobody until it lifts.
  private func refuse(_ touch: UITouch, _ reason: DropReason) {
    touch.view = nil
    deaf.insert(touch)
    Decisions.tell(.drops(touch, reason))
  }

  // MARK: Sending

  private func send(_ event: UIEvent) {
    guard event.live.contains(where: { $0.phase != .stationary }) else { return }
    application.dispatch(event)
  }

  /// The touches of an event that a window has to tell its views of.
  func awaited(in window: UIWindow, of event: UIEvent) -> [UITouch] {
    event.live.filter { $0.window === window && $0.phase != .stationary && !deaf.contains($0) }
  }

  /// A view is about to be told. From here on a beginning is owed an end, and an end is not owed any more: a view that
  /// leaves while it handles the end hears of no second one.
  func willTell(_ touches: [UITouch], _ phase: UITouch.Phase) {
    switch phase {
    case .began: owed += touches.filter { !owed.contains($0) }
    case .ended, .cancelled: owed.removeAll { touches.contains($0) }
    default: break
    }
  }

  /// Those that nothing has cancelled since.
  func stillAwaited(_ touches: [UITouch]) -> [UITouch] { touches.filter { !deaf.contains($0) } }

  private func letGo() {
    forget(live.filter(lifting.contains))
    lifting.removeAll()
    if live.isEmpty { sequence = nil }
  }

  private func forget(_ gone: [UITouch]) {
    for touch in gone {
      deaf.remove(touch)
      unseen.remove(touch)
    }
    live.removeAll { gone.contains($0) }
    owed.removeAll { gone.contains($0) }
  }

  // MARK: Cancelling

  /// The view, or what it is in, is about to leave its window: whoever was told of a touch in it is told that it is over.
  func viewWillLeaveWindow(_ view: UIView) {
    cancel { $0.view?.isDescendant(of: view) == true }
  }

  /// Everything that is down is over: the application stops being active, or begins to ignore interaction.
  func cancelAll() {
    cancel { _ in true }
    for touch in live {
      deaf.insert(touch)
      unseen.insert(touch)
    }
  }

  /// Whoever was told of the beginning is told of the end; who was not told yet never will be.
  private func cancel(where isOver: (UITouch) -> Bool) {
    let over = live.filter { touch in
      let isTold = lifting.contains(touch) && !owed.contains(touch)
      return touch.view != nil && !deaf.contains(touch) && !isTold && isOver(touch)
    }
    guard !over.isEmpty, let event = sequence else { return }
    let told = over.filter(owed.contains)
    owed.removeAll { over.contains($0) }
    for touch in over {
      deaf.insert(touch)
      touch.phase = .cancelled
    }
    for (view, touches) in grouped(told) {
      Forwarding.call(view, .touchesCancelled(touches)) {
        $0.touchesCancelled(Set(landing: touches, most: touches.last?.slot ?? 0), with: event)
      }
    }
    for touch in over { touch.view = nil }
  }

  /// By view, in landing order.
  func grouped(_ touches: [UITouch]) -> [(view: UIView, touches: [UITouch])] {
    var groups: [(view: UIView, touches: [UITouch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let place = groups.firstIndex(where: { $0.view === view }) {
        groups[place].touches.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  // MARK: Corrections

  /// Values that come later: told to the view that got the touch, also when the touch is over.
  func correct(_ contacts: [TouchReport.Contact]) {
    var corrected: [UITouch] = []
    for contact in contacts {
      guard let index = contact.state.estimationUpdateIndex,
        let place = estimated.lastIndex(where: { $0.index == index && $0.touch.identifier == contact.identifier })
      else {
        Decisions.tell(.dropsCorrection(identifier: contact.identifier))
        continue
      }
      let touch = estimated[place].touch
      touch.correct(contact.state)
      touch.estimationUpdateIndex = NSNumber(value: index)
      if contact.state.estimatedPropertiesExpectingUpdates.isEmpty { estimated.remove(at: place) }
      if touch.view != nil { corrected.append(touch) }
    }
    for (view, touches) in grouped(corrected) where view.window != nil {
      Forwarding.call(view, .touchesEstimatedPropertiesUpdated(touches)) {
        $0.touchesEstimatedPropertiesUpdated(Set(landing: touches, most: touches.map(\.slot).max() ?? 0))
      }
    }
  }
}
