import TouchLogs

/// Reads svc files of digitizing tablets: how many samples, then a line each: `x y time pen azimuth altitude
/// pressure`.
///
/// `pen` is 1 on the surface and 0 above it. Angles are tenths of degrees, azimuth clockwise from the tablet's top;
/// y grows upwards. The format gives no units for positions and times.
enum SVCReader {
  static func isHeader(_ line: ArraySlice<UInt8>) -> Bool { (Number.integer(line) ?? -1) >= 0 }
  static func isSample(_ line: ArraySlice<UInt8>) -> Bool { numbers(line) != nil }

  static func read(_ bytes: [UInt8], _ findings: inout Findings) throws(ImportError) -> RawSession {
    var rows: [[Double]] = []
    var promised: Int?
    for line in Lines(bytes) {
      let text = line.bytes.trimmed
      guard !text.isEmpty else { continue }
      if let row = text.count <= Limit.lineBytes ? numbers(text) : nil {
        guard rows.count < Limit.samples else { throw .tooManySamples }
        rows.append(row)
      } else if promised == nil, rows.isEmpty, let count = Number.integer(text) {
        promised = count
      } else {
        findings.unreadable(line: line.number, expected: "x y time pen azimuth altitude pressure")
      }
    }
    if let promised, promised > rows.count { findings.add(.missingSamples, count: promised - rows.count) }
    let times = TimeUnit.unwrapped(rows.map { $0[2] }, &findings)
    let unit = TimeUnit(guessing: times)
    findings.add(.guessedTimes(unit))
    let seconds = unit.seconds(times, &findings)
    var session = TableSession()
    var isDown = false
    for (row, time) in zip(rows, seconds) {
      let wasDown = isDown
      isDown = row[3] != 0
      let change: TableRow.Change? =
        switch (wasDown, isDown) {
        case (false, true): .down
        case (true, true): .move
        case (true, false): .up
        case (false, false): nil
        }
      if let change {
        try session.add(TableRow(time: time, pointer: 0, change: change, contact: contact(row)), &findings)
      } else {
        findings.add(.lost(.hover))
      }
    }
    findings.add(.assumedAzimuth)
    return try session.session(on: Surface(units: .lengths, growsUpwards: true), endingAt: seconds.last, &findings)
  }

  private static func contact(_ row: [Double]) -> Contact {
    return Contact(
      key: 0, kind: .pencil, x: row[0], y: row[1], pressure: row[6], altitude: row[5] / 10 * .pi / 180,
      azimuth: PenAngles.folded((row[4] / 10 - 90) * .pi / 180))
  }

  private static func numbers(_ line: ArraySlice<UInt8>) -> [Double]? {
    let words = line.words(atMost: 8)
    guard words.count == 7 else { return nil }
    let numbers = words.compactMap { Number.double($0) }
    guard numbers.count == 7, numbers.enumerated().allSatisfy({ $0 == 2 || $1.magnitude <= Limit.magnitude }) else {
      return nil
    }
    return numbers
  }
}
