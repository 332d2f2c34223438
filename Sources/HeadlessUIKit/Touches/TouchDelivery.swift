import Foundation

/// From the digitizer's reports to the windows' events: lands fingers, keeps those that are down, lets them go.
///
/// One for each application. A finger is hit-tested once, when it lands, and then stays with what it found.
///
/// No access to its lists lasts while other code runs: each is read or set at once. So they go unchecked at run
/// time, which would cost more than the accesses themselves.
@MainActor final class TouchDelivery {
  /// There as long as this is: it has made it, and set this.
  var application: UIApplication {
    get { borrowed.takeUnretainedValue() }
    set { borrowed = .passUnretained(newValue) }
  }
  @exclusivity(unchecked) private var borrowed: Unmanaged<UIApplication>!
  let gestures: GestureArena
  /// Every finger that is down, in landing order, also those that reach nobody.
  @exclusivity(unchecked) private(set) var live: [UITouch] = []
  var fingersDown: Int { live.count }
  /// The event of the sequence that is going on: one object from the first finger's landing to the last one's
  /// lifting.
  @exclusivity(unchecked) private(set) var event: UIEvent? {
    didSet {
      lastEvent = event ?? oldValue
      TurnNews.note()
    }
  }
  /// The sequence's that is going on or was the last.
  @exclusivity(unchecked) private(set) var lastEvent: UIEvent?
  /// Fingers that nobody hears of any more: they hit nothing, were refused, were cancelled, or have ended.
  @exclusivity(unchecked) var deaf = FewTouches()
  /// Fingers not even shown in `allTouches`.
  @exclusivity(unchecked) var unseen = FewTouches()
  /// Fingers that lift with the report that is being delivered.
  @exclusivity(unchecked) private var lifting = FewTouches()
  /// Fingers that land with the report that is being delivered.
  @exclusivity(unchecked) private var landed: [UITouch] = []
  /// Touches that their view was told of, and not yet of their end.
  @exclusivity(unchecked) var owed: [UITouch] = []
  /// Touches that are over for views that have not heard of it yet, with the phase that their fingers are in.
  @exclusivity(unchecked) var ending: [(touch: UITouch, phase: UITouch.Phase)] = []
  let estimates = AwaitedEstimates()
  /// What views will hear of their touches once recognizers have decided.
  @exclusivity(unchecked) var withheld = WithheldTouches()
  /// Touches that a recognizer took, whose views have not heard of it yet.
  @exclusivity(unchecked) var claims: [TouchClaim] = []
  @exclusivity(unchecked) private var handed = HandedTouches()
  /// Nil until a finger lifts something.
  @exclusivity(unchecked) var drags: Drags?
  /// Of `ChainChanges`, when all fingers went on last.
  @exclusivity(unchecked) var changes: UInt = 0
  /// The fingers that are down, while they only go on.
  @exclusivity(unchecked) var steady: SteadyFingers?

  init(gestures: GestureArena) { self.gestures = gestures }

  /// For good: nothing is delivered any more.
  func letGoOfAll() {
    steady = nil
    drags = nil
    for touch in live + (lastEvent?.live ?? []) {
      touch.attached = nil
      touch.view = nil
      touch.window = nil
    }
  }

  /// The turn ends: touches that are over for everybody, and the views that they were on, are let go of.
  func endTurn() {
    if holdsLastEvent, isSettled, ending.isEmpty, gestures.inPlay.isEmpty { lastEvent = nil }
  }
  /// Whether an event that is over is still there.
  var holdsLastEvent: Bool { event == nil && lastEvent != nil }

  /// One report, from landing to lifting: makes its event and sends it through the application. A finger that a
  /// report names twice does the second thing in an event of its own.
  func deliver(_ report: TouchReport) {
    guard report.namesFingersTwice else { return deliver(report.contacts, of: report) }
    for contacts in report.rounds { deliver(contacts, of: report) }
  }

  private func deliver(_ contacts: [TouchReport.Contact], of report: TouchReport) {
    let time = report.time
    if gestures.isScheduled { application.endTurnOfGestures() }
    let event = event ?? begin(at: time)
    event.timestamp = time
    event.forgetAuxiliaries()
    for place in live.indices { live[place].rest() }
    for place in contacts.indices {
      if !follow(contacts, place, at: time) { take(contacts[place], at: time, in: event) }
    }
    if !unseen.isEmpty {
      event.live = live.filter { !unseen.contains($0) }
    } else if !event.live.areThose(of: live) {
      event.live = live
    }
    finish(event, modifierFlags: report.modifierFlags, buttonMask: report.buttonMask)
  }

  /// Sends the event, of which the touches say by now what they do, and lets go of those that lift with it.
  /// - Parameter buttonMask: the pointer's pressed buttons; nil where nothing is known of them.
  func finish(_ event: UIEvent, modifierFlags: UIKeyModifierFlags, buttonMask: UIEvent.ButtonMask?) {
    event.modifierFlags = modifierFlags
    event.buttonMask = buttonMask ?? (isPointed ? .primary : [])
    gestures.countEvent()
    if let steady, steady.isStep(event, for: self) { return steady.tell(for: self) }
    if landed.isEmpty {
      send(event)
    } else {
      gestures.attach(landed, of: event)
      send(event)
      gestures.leaveUnheard(landed)
      landed.removeAll(keepingCapacity: true)
    }
    drags?.hear(of: live)
    letGo()
  }

  private func begin(at time: TimeInterval) -> UIEvent {
    let event = UIEvent(kind: .touches, timestamp: time)
    self.event = event
    return event
  }

  /// The touches as a set, in landing order when iterated.
  func set(of touches: [UITouch]) -> Set<UITouch> { handed.set(of: touches) }
  /// The touch as an array.
  func alone(_ touch: UITouch) -> [UITouch] { handed.alone(touch) }

  // MARK: Contacts

  /// Whether a pointer is among the fingers.
  var isPointed: Bool {
    for place in live.indices where live[place].storedType == .indirectPointer { return true }
    return false
  }

  private func finger(_ identifier: Int) -> UITouch? {
    for place in live.indices where live[place].identifier == identifier { return live[place] }
    return nil
  }

  /// Has a finger that is down go on, or rest, as most contacts say.
  /// - Returns: false, and nothing is done, where the contact says more.
  private func follow(_ contacts: [TouchReport.Contact], _ place: Int, at time: TimeInterval) -> Bool {
    // Read where it lies: a contact is large, and goes round with every sample.
    let phase = contacts[place].state.phase
    guard phase == .moved || phase == .stationary, contacts[place].coalesced.isEmpty,
      contacts[place].predicted.isEmpty, let touch = finger(contacts[place].identifier)
    else { return false }
    update(touch, to: contacts[place].state, at: time)
    estimates.expect(touch)
    return true
  }

  private func take(_ contact: TouchReport.Contact, at time: TimeInterval, in event: UIEvent) {
    var known = finger(contact.identifier)
    if let touch = known, contact.state.phase == .began {
      gestures.cancel(touch)
      cancel(dropping: { _ in .landedAgain }) { $0 === touch }
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
    if state.phase == .stationary || state.phase == .moved && touch.isUnchanged(by: state) { return }
    touch.storedPhase = state.phase
    touch.update(state, at: time)
    if state.phase == .ended || state.phase == .cancelled { lifting.insert(touch) }
  }

  private func note(_ contact: TouchReport.Contact, of touch: UITouch, in event: UIEvent) {
    for moment in contact.coalesced {
      event.auxiliaries.append(FingerAuxiliary(identifier: contact.identifier, isPredicted: false, moment: moment))
    }
    for moment in contact.predicted {
      event.auxiliaries.append(FingerAuxiliary(identifier: contact.identifier, isPredicted: true, moment: moment))
    }
    if contact.coalesced.contains(where: { $0.state.telling == .estimates }) {
      for touch in event.auxiliaryTouches(of: touch)?.coalesced ?? [] { estimates.expect(touch) }
    }
    estimates.expect(touch)
  }

  /// A finger that is not known yet. One whose landing was not recorded is taken as landing now; one that only
  /// lifts reaches nobody.
  private func land(_ contact: TouchReport.Contact, at time: TimeInterval) -> UITouch {
    let touch = UITouch(
      identifier: contact.identifier, slot: UITouch.slot(after: live), timestamp: time, phase: .began,
      tapCount: contact.state.tapCount, type: contact.state.type, at: contact.state.location)
    touch.update(contact.state, at: time)
    touch.previousScreenLocation = contact.state.location
    live.append(touch)
    steady = nil
    if contact.state.phase == .ended || contact.state.phase == .cancelled {
      lifting.insert(touch)
      unseen.insert(touch)
      refuse(touch, .neverLanded)
    } else {
      findView(for: touch)
      if touch.window != nil { landed.append(touch) }
    }
    return touch
  }

  private func findView(for touch: UITouch) {
    if application.isIgnoringInteractionEvents {
      unseen.insert(touch)
      return refuse(touch, .ignoringInteraction)
    }
    let found = application.hit(touch)
    if let (window, view) = found, !window.menus.isEmpty {
      for menu in window.menus { menu.hear(ofLandingOn: view) }
    }
    // A hit test may begin to ignore interaction: that has cancelled the finger already.
    if deaf.contains(touch) { return refuse(touch, .ignoringInteraction) }
    guard let (window, view) = found else {
      unseen.insert(touch)
      return refuse(touch, .nothingHit)
    }
    touch.window = window
    touch.view = view
    guard view.window != nil else { return refuse(touch, .outsideWindow(view)) }
    touch.hasHit = true
    if let reason = admissionRefusal(of: touch, to: view) { return refuse(touch, reason) }
    // Before anybody hears of the finger (A167).
    if !application.isKey(window) { window.becomeKeyByTouch() }
  }

  /// What keeps a second finger away: a view that takes one at a time, or an exclusive view in the same window.
  private func admissionRefusal(of touch: UITouch, to view: UIView) -> DropReason? {
    let held = live.those { $0 !== touch && $0.view != nil }
    if held.isEmpty { return nil }
    if !view.isMultipleTouchEnabled, held.contains(where: { $0.view === view }) { return .singleTouch(view) }
    let others = held.filter { $0.window === touch.window && $0.view !== view }.compactMap(\.view)
    if let holder = others.first(where: \.isExclusiveTouch) { return .exclusive(holder: holder) }
    if view.isExclusiveTouch, let other = others.first { return .excluded(by: other) }
    return nil
  }

  /// The finger stays down, and reaches nobody until it lifts.
  func refuse(_ touch: UITouch, _ reason: DropReason) {
    steady = nil
    touch.view = nil
    deaf.insert(touch)
    Decisions.tell(.drops(touch, reason))
  }

  // MARK: Sending

  private func send(_ event: UIEvent) {
    var place = 0
    while place < event.live.count {
      if event.live[place].storedPhase != .stationary { return borrowed.lend { $0.dispatch(event) } }
      place += 1
    }
  }

  private func letGo() {
    if !lifting.isEmpty {
      forget(live.filter(lifting.contains))
      lifting.removeAll()
    }
    if live.isEmpty { event = nil }
  }

  private func forget(_ gone: [UITouch]) {
    // Who has a set yet keeps its room.
    steady = nil
    handed.forget()
    for touch in gone {
      deaf.remove(touch)
      unseen.remove(touch)
    }
    if gone.count == live.count { live.removeAll(keepingCapacity: true) } else { live.removeAll(where: gone.holds) }
    if !owed.isEmpty { owed.removeAll { gone.holds($0) && !withheld.contains($0) } }
  }
}
