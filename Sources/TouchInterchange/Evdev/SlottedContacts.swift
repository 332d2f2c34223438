import TouchLogs

/// Multitouch protocol B: contacts live in slots, and only what changes is said.
///
/// A tracking id in a slot is a touch until the id is -1 or another. A slot keeps its values from touch to touch,
/// as the kernel doesn't repeat what is the same. A slot that speaks without ever having had an id was down
/// already.
struct SlottedContacts {
  private let kind: Sample.Kind
  private var slots: [Slot] = []
  private var current: Int
  private var keys = 0
  private var leaving: [Contact] = []

  private struct Slot {
    var occupancy = Occupancy.unknown
    var key = 0
    /// Whether a report has shown it.
    var isShown = false
    /// Whether it may have lifted unseen while events were lost.
    var isUncertain = false
    var x: Int?
    var y: Int?
    var pressure: Int?
    var touchMajor: Int?
    var distance = 0
    var tool = 0
    /// What the touch was when it landed, and stays.
    var kind: Sample.Kind?
    var absence = Absence.none
  }

  /// Why a slot that is down is no touch now, as far as that was told.
  private enum Absence { case none, palm, hover }

  private enum Occupancy: Equatable {
    case unknown, empty
    /// Without an id where it was down before anything was heard of it.
    case held(id: Int?)

    var isHeld: Bool { if case .held = self { true } else { false } }
  }

  /// - Parameter slot: the one chosen before anything is heard.
  init(kind: Sample.Kind, slot: Int) {
    self.kind = kind
    current = slot
  }

  mutating func take(_ event: EvdevEvent, _ findings: inout Findings) {
    guard event.type == EvdevEvent.Kind.absolute, event.code >= EvdevEvent.Axis.slot else { return }
    if event.code == EvdevEvent.Axis.slot {
      current = event.value
      return
    }
    guard (0..<Limit.contacts).contains(current) else { return findings.add(.excessContacts) }
    while slots.count <= current { slots.append(Slot()) }
    if event.code == EvdevEvent.Axis.trackingID { return identify(current, as: event.value, &findings) }
    switch event.code {
    case EvdevEvent.Axis.positionX: slots[current].x = event.value
    case EvdevEvent.Axis.positionY: slots[current].y = event.value
    case EvdevEvent.Axis.contactPressure: slots[current].pressure = event.value
    case EvdevEvent.Axis.touchMajor: slots[current].touchMajor = event.value
    case EvdevEvent.Axis.contactDistance: slots[current].distance = event.value
    case EvdevEvent.Axis.toolType: slots[current].tool = event.value
    default: return
    }
    if slots[current].occupancy == .unknown { hold(current, id: nil) }
    slots[current].isUncertain = false
  }

  /// Every slot that is down, and every contact that left since the last report.
  ///
  /// - Parameter place: where the device says that its one pointer is, for a lone contact that never said.
  mutating func report(_ place: (x: Int?, y: Int?), _ findings: inout Findings) -> [Contact] {
    var contacts = leaving
    leaving = []
    let isLone = slots.count { $0.occupancy.isHeld } == 1
    for index in slots.indices where slots[index].occupancy.isHeld {
      if isLone {
        slots[index].x = slots[index].x ?? place.x
        slots[index].y = slots[index].y ?? place.y
      }
      let isPalm = slots[index].tool == EvdevEvent.Tool.palm
      if isPalm || slots[index].distance > 0 {
        note(isPalm ? .palm : .hover, of: index, &findings)
        guard slots[index].isShown, let contact = contact(index, isPalm ? .cancelled : .lifted) else { continue }
        contacts.append(contact)
        slots[index].isShown = false
        slots[index].kind = nil
        keys += 1
        slots[index].key = keys
      } else if let contact = contact(index, .down) {
        contacts.append(contact)
        slots[index].kind = contact.kind
        slots[index].absence = .none
        if !slots[index].isShown, slots[index].occupancy == .held(id: nil) { findings.add(.startedMidTouch) }
        slots[index].isShown = true
      }
    }
    return contacts
  }

  /// Told once, however long it lasts.
  private mutating func note(_ absence: Absence, of index: Int, _ findings: inout Findings) {
    if slots[index].absence == absence { return }
    slots[index].absence = absence
    if absence == .hover {
      findings.add(.lost(.hover))
    } else {
      findings.add(slots[index].isShown ? .palm : .lost(.palm))
    }
  }

  mutating func drop() {
    for index in slots.indices {
      if slots[index].occupancy == .empty { slots[index].occupancy = .unknown }
      slots[index].isUncertain = slots[index].occupancy.isHeld
    }
  }

  private mutating func identify(_ index: Int, as id: Int, _ findings: inout Findings) {
    let wasUncertain = slots[index].isUncertain
    slots[index].isUncertain = false
    if case .held(let old) = slots[index].occupancy {
      if id >= 0, old == id { return }
      // Some drivers say where before they say who.
      if id >= 0, old == nil, !slots[index].isShown {
        slots[index].occupancy = .held(id: id)
        return
      }
      let isReplaced = id >= 0
      if isReplaced, wasUncertain {
        findings.add(.cancelledByGap)
      } else if isReplaced {
        findings.add(.replacedUnlifted)
      }
      release(index, as: isReplaced && wasUncertain ? .cancelled : .lifted, &findings)
    } else if slots[index].occupancy == .empty, id < 0 {
      findings.add(.strayLift)
    }
    if id >= 0 { hold(index, id: id) } else { slots[index].occupancy = .empty }
  }

  private mutating func hold(_ index: Int, id: Int?) {
    keys += 1
    slots[index].key = keys
    slots[index].occupancy = .held(id: id)
    slots[index].isShown = false
    slots[index].isUncertain = false
    slots[index].kind = nil
    slots[index].absence = .none
  }

  private mutating func release(_ index: Int, as state: Contact.State, _ findings: inout Findings) {
    guard slots[index].isShown else {
      if slots[index].absence != .none { return }
      findings.add(slots[index].x == nil || slots[index].y == nil ? .unknownPlace : .tooShort)
      return
    }
    if let contact = contact(index, state) { leaving.append(contact) }
  }

  private func contact(_ index: Int, _ state: Contact.State) -> Contact? {
    let slot = slots[index]
    guard let x = slot.x, let y = slot.y else { return nil }
    return Contact(
      key: slot.key, state: state, kind: slot.kind ?? (slot.tool == EvdevEvent.Tool.pen ? .pencil : kind),
      x: Double(x),
      y: Double(y),
      pressure: slot.pressure.map(Double.init), touchMajor: slot.touchMajor.map(Double.init))
  }
}
