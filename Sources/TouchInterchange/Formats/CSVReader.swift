import TouchLogs

/// Reads a table of samples: a header, then a row a sample.
///
/// With a phase column rows say themselves what they are, by `UITouch`'s words or numbers; with an action column by
/// those of Android's `MotionEvent`; with a pen column (0 or false above the surface) it follows from that;
/// otherwise each pointer's first row lands and its last row lifts. Angles beyond what radians could be are
/// degrees.
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
        findings.unreadable(line: line.number, expected: Row.expected)
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
        findings.add(.lost(header.saysChanges && !row.hovers ? .otherEvents : .hover))
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
    var greatestPressure: Double?
    var roll: Double?
    var radius: Double?
    var radiusTolerance: Double?
    var window: Int?
    var tapCount: Int?
    var kind: String?

    static let expected =
      "a row with a number for time, x and y, a number, true or false for whether it touches, quotes closed"

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
      if let said = header.field(.pen, of: fields), !said.isEmpty {
        isDown = number(.pen).map { $0 != 0 } ?? Self.answer(said.text(atMost: 64).lowercased())
        if isDown == nil { return nil }
      }
      (pressure, altitude, azimuth) = (number(.pressure), number(.altitude), number(.azimuth))
      (radius, radiusTolerance, roll) = (number(.radius), number(.radiusTolerance), number(.roll))
      greatestPressure = number(.greatestPressure).flatMap { $0 > 0 ? $0 : nil }
      window = number(.window).flatMap { $0 >= 0 ? Int(exactly: $0) : nil }
      tapCount = number(.tapCount).flatMap { $0 >= 0 ? Int(exactly: $0) : nil }
      kind = header.field(.kind, of: fields)?.text(atMost: 64).lowercased()
      if let tiltX = number(.tiltX), let tiltY = number(.tiltY) {
        tilt = PenAngles(tiltX: tiltX * .pi / 180, tiltY: tiltY * .pi / 180)
      }
    }

    func change(wasDown: Bool, isLast: Bool, _ header: CSVHeader) -> TableRow.Change? {
      if header.has(.phase) { return phase.flatMap { Self.change(byPhase: $0) ?? Self.change(named: $0) } }
      if header.has(.action) { return action.flatMap(Self.change(byAction:)) }
      if header.has(.pen) {
        guard isDown == true else { return wasDown ? .up : nil }
        return wasDown ? .move : .down
      }
      return wasDown ? (isLast ? .up : .move) : .down
    }

    private static func answer(_ word: String) -> Bool? {
      switch word {
      case "true", "yes": true
      case "false", "no": false
      default: nil
      }
    }

    /// Whether it says that nothing touches the screen.
    var hovers: Bool { (phase ?? action ?? "").contains("hover") }

    /// Android's words have an underscore, and a pointer's number in brackets: `ACTION_POINTER_DOWN(1)`.
    private static func change(named word: String) -> TableRow.Change? {
      guard !word.contains("hover") else { return nil }
      let plain = word.prefix { $0 != "(" }
      switch plain.split(separator: "_").last ?? "" {
      case "began", "begin", "down", "start", "pointerdown", "touchstart", "mousedown": return .down
      case "moved", "move", "stationary", "pointermove", "touchmove", "mousemove": return .move
      case "ended", "end", "up", "pointerup", "touchend", "mouseup": return .up
      case "cancelled", "canceled", "cancel", "pointercancel", "touchcancel": return .cancel
      default: return nil
      }
    }

    /// By the number of `UITouch`'s.
    private static func change(byPhase number: String) -> TableRow.Change? {
      switch number {
      case "0": .down
      case "1", "2": .move
      case "3": .up
      case "4": .cancel
      default: nil
      }
    }

    /// Android's numbers mean other things than `UITouch`'s; above the lowest byte they say which pointer.
    private static func change(byAction action: String) -> TableRow.Change? {
      guard let number = Int(action) else { return change(named: action) }
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
        key: 0, kind: sampleKind, x: x, y: y, pressure: pressure, greatestPressure: greatestPressure,
        touchMajor: radius.map { $0 * 2 }, touchMajorTolerance: radiusTolerance.map { $0 * 2 },
        altitude: altitude.map { $0 * unit } ?? tilt?.altitude,
        azimuth: azimuth.map { PenAngles.folded($0 * unit) } ?? tilt?.azimuth, roll: roll.map { $0 * unit },
        window: window ?? 0, tapCount: tapCount)
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
