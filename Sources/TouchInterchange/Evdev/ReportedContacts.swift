import TouchLogs

/// Multitouch protocol A: every report lists all contacts, each closed by `SYN_MT_REPORT`; who is missing has
/// lifted.
///
/// Contacts that bear tracking ids are told apart by them, others by nearness to the report before. A contact of no
/// size is lifted: so older drivers say it.
struct ReportedContacts {
  private let kind: Sample.Kind
  private var part = Part()
  private var parts: [Part] = []
  private var wasClosed = false
  private var wasReleased = false
  private var live: [(id: Int?, contact: Contact)] = []
  private var keys = 0

  private struct Part {
    var id: Int?
    var x: Int?
    var y: Int?
    var pressure: Int?
    var touchMajor: Int?
    var distance = 0
    var tool = 0
    var isEmpty = true

    var isTouching: Bool { (touchMajor ?? 1) > 0 && distance <= 0 && (id ?? 0) >= 0 }
  }

  init(kind: Sample.Kind) { self.kind = kind }

  mutating func take(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EvdevEvent.Kind.synchronization, EvdevEvent.Synchronization.multitouchReport): close()
    case (EvdevEvent.Kind.key, EvdevEvent.Key.touch): wasReleased = event.value == 0
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.positionX): set(\.x, event.value)
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.positionY): set(\.y, event.value)
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.trackingID): set(\.id, event.value)
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.contactPressure): set(\.pressure, event.value)
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.touchMajor): set(\.touchMajor, event.value)
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.contactDistance): part.distance = event.value
    case (EvdevEvent.Kind.absolute, EvdevEvent.Axis.toolType): part.tool = event.value
    default: break
    }
  }

  private mutating func set(_ value: WritableKeyPath<Part, Int?>, _ new: Int) {
    part[keyPath: value] = new
    part.isEmpty = false
  }

  private mutating func close() {
    if !part.isEmpty { parts.append(part) }
    part = Part()
    wasClosed = true
  }

  /// Everything that is down, and everything that is no longer.
  mutating func report(_ findings: inout Findings) -> [Contact] {
    if !part.isEmpty { close() }
    defer { (parts, part, wasClosed, wasReleased) = ([], Part(), false, false) }
    guard wasClosed || wasReleased else { return [] }
    if parts.count > Limit.contacts {
      findings.add(.excessContacts, count: parts.count - Limit.contacts)
      parts.removeLast(parts.count - Limit.contacts)
    }
    let palms = parts.count { $0.tool == EvdevEvent.Tool.palm }
    findings.add(.palm, count: palms)
    let touching = parts.filter { part in
      guard part.isTouching, part.tool != EvdevEvent.Tool.palm else { return false }
      if part.x == nil || part.y == nil { findings.add(.unknownPlace) }
      return part.x != nil && part.y != nil
    }
    let successors = successors(of: touching, &findings)
    let leaving = live.indices.filter { !successors.contains($0) }.map { index in
      var contact = live[index].contact
      contact.state = .lifted
      return contact
    }
    live = zip(touching, successors).map { part, old in
      (part.id, contact(part, key: old.map { live[$0].contact.key }))
    }
    return leaving + live.map(\.contact)
  }

  mutating func drop() {
    (parts, part, wasClosed, wasReleased) = ([], Part(), false, false)
  }

  /// For every contact which live one it goes on from.
  private func successors(of parts: [Part], _ findings: inout Findings) -> [Int?] {
    if parts.allSatisfy({ $0.id != nil }), live.allSatisfy({ $0.id != nil }) {
      var taken: Set<Int> = []
      return parts.map { part in
        live.indices.first { live[$0].id == part.id && taken.insert($0).inserted }
      }
    }
    if live.count > 1 || parts.count > 1 { findings.add(.matchedByNearness) }
    return NearestMatching.successors(
      of: parts.map { (Double($0.x ?? 0), Double($0.y ?? 0)) }, among: live.map { ($0.contact.x, $0.contact.y) })
  }

  private mutating func contact(_ part: Part, key: Int?) -> Contact {
    if key == nil { keys += 1 }
    return Contact(
      key: key ?? keys, kind: part.tool == EvdevEvent.Tool.pen ? .pencil : kind, x: Double(part.x ?? 0),
      y: Double(part.y ?? 0), pressure: part.pressure.map(Double.init), touchMajor: part.touchMajor.map(Double.init)
    )
  }
}
