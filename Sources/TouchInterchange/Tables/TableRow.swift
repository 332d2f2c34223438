import TouchLogs

/// One line of a table of samples, or one event of a browser: a pointer's change at a time.
struct TableRow {
  /// In seconds.
  var time: Double
  /// Which pointer, among those that are down at once.
  var pointer: Int
  var change: Change
  /// Its key is left for the rows' reader to set.
  var contact: Contact
  var coalesced: [TimedContact] = []
  var predicted: [TimedContact] = []

  enum Change { case down, move, up, cancel }
}

/// Makes touches of rows: those of one time are one report, unless a pointer comes twice.
struct TableSession {
  private var assembler = TouchAssembler()
  private var report: ContactReport?
  private var reported: Set<Int> = []
  private var keys: [Int: Int] = [:]
  private var last = 0

  mutating func add(_ row: TableRow, _ findings: inout Findings) throws(ImportError) {
    if report?.time != row.time || reported.contains(row.pointer) { try flush(&findings) }
    var contact = row.contact
    switch row.change {
    case .down:
      if let key = keys[row.pointer], var old = assembler.contact(key) {
        findings.add(.replacedUnlifted)
        old.state = .lifted
        place(old, of: row, &findings)
      }
      last += 1
      keys[row.pointer] = last
      contact.key = last
    case .move:
      if keys[row.pointer] == nil {
        findings.add(.startedMidTouch)
        last += 1
        keys[row.pointer] = last
      }
      contact.key = keys[row.pointer] ?? last
    case .up, .cancel:
      guard let key = keys.removeValue(forKey: row.pointer) else { return findings.add(.strayLift) }
      contact.key = key
      contact.state = row.change == .up ? .lifted : .cancelled
    }
    guard keys.count <= Limit.contacts else {
      keys[row.pointer] = nil
      return findings.add(.excessContacts)
    }
    place(contact, of: row, &findings)
  }

  private mutating func place(_ contact: Contact, of row: TableRow, _ findings: inout Findings) {
    var current = report ?? ContactReport(time: row.time, contacts: [])
    current.contacts.append(contact)
    if !row.coalesced.isEmpty { current.coalesced[contact.key] = row.coalesced }
    if !row.predicted.isEmpty { current.predicted[contact.key] = row.predicted }
    report = current
    reported.insert(row.pointer)
  }

  private mutating func flush(_ findings: inout Findings) throws(ImportError) {
    defer { (report, reported) = (nil, []) }
    if let report { try assembler.add(report, &findings) }
  }

  /// What the rows made, on a surface of which so much is known.
  /// - Parameter end: the time of the last thing that was heard, a hovering pointer included.
  mutating func session(
    on surface: Surface, endingAt end: Double?, _ findings: inout Findings
  ) throws(ImportError) -> RawSession {
    try flush(&findings)
    try assembler.finish(at: end, &findings)
    return RawSession(frames: assembler.frames, device: nil, surfaces: [surface])
  }
}
