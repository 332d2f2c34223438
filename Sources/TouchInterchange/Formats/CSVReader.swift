import TouchLogs

/// Reads a table of samples: a header, then a row a sample.
///
/// With a phase column rows say themselves what they are, by `UITouch`'s words or numbers; with an action column by
/// those of Android's `MotionEvent`; with a pen column (0 above the surface) it follows from that; otherwise each
/// pointer's first row lands and its last row lifts. Angles beyond what radians could be are degrees.
enum CSVReader {
  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> RawSession {
    var header: CSVHeader?
    var rows: [Row] = []
    for line in Lines(bytes) where !line.bytes.trimmed.isEmpty {
      guard line.bytes.count <= Limit.lineBytes else {
        findings.unreadable(line: line.number, expected: "no more than \(Limit.lineBytes) bytes")
        continue
      }
      guard let known = header else {
        header = try CSVHeader(line.bytes.trimmed)
        continue
      }
      guard let row = Row(line.bytes, known) else {
        findings.unreadable(line: line.number, expected: "a row with a number for time, x and y, quotes closed")
        continue
      }
      guard rows.count < Limit.samples else { throw .tooManySamples }
      rows.append(row)
    }
    guard let header else { throw .missingColumn("time") }
    return try session(rows, header, &findings)
  }

  private static func session(
    _ rows: [Row], _ header: CSVHeader, _ findings: inout Findings
  ) throws(ImportError) -> RawSession {
    let times = TimeUnit.unwrapped(rows.map(\.time), &findings)
    let unit = header.timeUnit ?? TimeUnit(guessing: times)
    if header.timeUnit == nil { findings.add(.guessedTimes(unit)) }
    let seconds = unit.seconds(times, &findings)
    let usesDegrees = rows.contains { ($0.altitude ?? 0) > 1.6 || ($0.azimuth ?? 0) > 6.3 }
    if usesDegrees { findings.add(.assumedDegrees) }
    let lastRows = Dictionary(rows.indices.map { (rows[$0].pointer, $0) }, uniquingKeysWith: max)
    var down: Set<String> = []
    var numbers: [String: Int] = [:]
    var session = TableSession()
    for (index, row) in rows.enumerated() {
      let wasDown = down.contains(row.pointer)
      let isLast = lastRows[row.pointer] == index
      guard let change = row.change(wasDown: wasDown, isLast: isLast, header) else {
        findings.add(.lost(header.saysChanges ? .otherEvents : .hover))
        continue
      }
      if change == .down || change == .move { down.insert(row.pointer) } else { down.remove(row.pointer) }
      let pointer = numbers[row.pointer] ?? numbers.count
      numbers[row.pointer] = pointer
      var entry = TableRow(
        time: seconds[index], pointer: pointer, change: change, contact: row.contact(usesDegrees: usesDegrees))
      try session.add(entry, &findings)
      // A pointer of a single row comes and goes at once.
      if isLast, !wasDown, change == .down, !header.saysChanges, !header.has(.pen) {
        entry.change = .up
        try session.add(entry, &findings)
      }
    }
    if !header.saysChanges, !header.has(.pen) { findings.add(.assumedStrokes) }
    let surface = Surface(touchMajor: Axis(0, 1), units: header.isExports ? .points : .perhapsPoints)
    return try session.session(on: surface, endingAt: seconds.last, &findings)
  }

  /// One row, its numbers read.
  private struct Row {
    let time: Double
    let x: Double
    let y: Double
    let pointer: String
    var phase: String?
    var action: String?
    var isDown: Bool?
    var pressure: Double?
    var altitude: Double?
    var azimuth: Double?
    var tilt: PenAngles?
    var radius: Double?
    var kind: String?

    init?(_ line: ArraySlice<UInt8>, _ header: CSVHeader) {
      guard let fields = CSVFields.split(line, by: header.separator) else { return nil }
      func number(_ column: CSVHeader.Column) -> Double? {
        header.field(column, of: fields).flatMap { Number.double($0, orWithComma: header.mayUseCommas) }.flatMap {
          column == .time || $0.magnitude <= Limit.magnitude ? $0 : nil
        }
      }
      guard let time = number(.time), let x = number(.x), let y = number(.y) else { return nil }
      (self.time, self.x, self.y) = (time, x, y)
      pointer = header.field(.pointer, of: fields)?.text(atMost: 64) ?? ""
      phase = header.field(.phase, of: fields)?.text(atMost: 64).lowercased()
      action = header.field(.action, of: fields)?.text(atMost: 64).lowercased()
      isDown = number(.pen).map { $0 != 0 }
      (pressure, altitude, azimuth) = (number(.pressure), number(.altitude), number(.azimuth))
      radius = number(.radius)
      kind = header.field(.kind, of: fields)?.text(atMost: 64).lowercased()
      if let tiltX = number(.tiltX), let tiltY = number(.tiltY) {
        tilt = PenAngles(tiltX: tiltX * .pi / 180, tiltY: tiltY * .pi / 180)
      }
    }

    func change(wasDown: Bool, isLast: Bool, _ header: CSVHeader) -> TableRow.Change? {
      if header.has(.phase) { return phase.flatMap(Self.change(named:)) }
      if header.has(.action) { return action.flatMap(Self.change(byAction:)) }
      if header.has(.pen) {
        guard isDown == true else { return wasDown ? .up : nil }
        return wasDown ? .move : .down
      }
      return wasDown ? (isLast ? .up : .move) : .down
    }

    private static func change(named phase: String) -> TableRow.Change? {
      switch phase {
      case "began", "begin", "down", "start", "pointerdown", "touchstart", "mousedown", "0": .down
      case "moved", "move", "stationary", "pointermove", "touchmove", "mousemove", "1", "2": .move
      case "ended", "end", "up", "pointerup", "touchend", "mouseup", "3": .up
      case "cancelled", "canceled", "cancel", "pointercancel", "touchcancel", "4": .cancel
      default: nil
      }
    }

    /// Android's numbers mean other things than `UITouch`'s; above the lowest byte they say which pointer.
    private static func change(byAction action: String) -> TableRow.Change? {
      guard let number = Int(action) else {
        return change(named: action.split(separator: "_").last.map(String.init) ?? "")
      }
      switch number & 0xFF {
      case 0, 5: return .down
      case 1, 6: return .up
      case 2: return .move
      case 3: return .cancel
      default: return nil
      }
    }

    func contact(usesDegrees: Bool) -> Contact {
      let unit = usesDegrees ? Double.pi / 180 : 1
      return Contact(
        key: 0, kind: sampleKind, x: x, y: y, pressure: pressure, touchMajor: radius.map { $0 * 2 },
        altitude: altitude.map { $0 * unit } ?? tilt?.altitude,
        azimuth: azimuth.map { PenAngles.folded($0 * unit) } ?? tilt?.azimuth)
    }

    /// What has a pen's angles is one, unless it says something else. Names are a browser's, or `UITouch`'s.
    private var sampleKind: Sample.Kind {
      switch kind {
      case nil: altitude != nil || tilt != nil ? .pencil : .direct
      case "pen", "pencil": .pencil
      case "mouse", "indirectpointer": .indirectPointer
      case "indirect": .indirect
      default: .direct
      }
    }
  }
}
