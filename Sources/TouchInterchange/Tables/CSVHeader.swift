/// What a table's first line calls its columns.
///
/// Names are compared by their letters and digits alone: `SENSOR_TIMESTAMP` and `sensorTimestamp` are one.
struct CSVHeader {
  let separator: UInt8
  private(set) var timeUnit: TimeUnit?
  /// Whether it is the one of an exported log, whose positions are points.
  let isExports: Bool
  private var places: [Column: Int] = [:]

  enum Column: String, CaseIterable {
    case time, x, y, pointer, phase, action, pen, pressure, greatestPressure, altitude, azimuth, roll, tiltX, tiltY
    case radius, radiusTolerance, kind, window, tapCount

    var names: [String] {
      switch self {
      case .time: ["t", "time", "timestamp", "sensortimestamp", "uptime"]
      case .x: ["x", "splinex", "clientx", "pagex", "screenx", "positionx", "locationx", "posx"]
      case .y: ["y", "spliney", "clienty", "pagey", "screeny", "positiony", "locationy", "posy"]
      case .pointer:
        ["idx", "id", "finger", "pointer", "pointerid", "touchid", "trackingid", "stroke", "strokeid", "contact"]
      case .phase: ["phase", "event", "eventtype", "type"]
      case .action: ["action"]
      case .pen: ["pen", "penstatus", "pendown", "down", "touching", "pressed", "buttons"]
      case .pressure: ["pressure", "sensorpressure", "force"]
      case .greatestPressure: ["maximumpossibleforce"]
      case .altitude: ["altitude", "sensoraltitude", "altitudeangle"]
      case .azimuth: ["azimuth", "sensorazimuth", "azimuthangle"]
      case .roll: ["roll", "rollangle"]
      case .tiltX: ["tiltx"]
      case .tiltY: ["tilty"]
      case .radius: ["radius", "majorradius"]
      case .radiusTolerance: ["radiustolerance", "majorradiustolerance"]
      case .window: ["window"]
      case .tapCount: ["tapcount"]
      case .kind: ["pointertype", "touchtype"]
      }
    }
  }

  /// - Throws: where no time, x or y column is named.
  init(_ line: ArraySlice<UInt8>) throws(ImportError) {
    let used = CSVFields.separators.max { a, b in line.count { $0 == a } < line.count { $0 == b } }
    separator = used ?? UInt8(ascii: ",")
    let names = (CSVFields.split(line, by: separator) ?? []).map(Self.plain)
    isExports = names.starts(with: Self.exported)
    for (place, name) in names.enumerated() {
      guard let (column, unit) = Self.column(name), places[column] == nil else { continue }
      places[column] = place
      timeUnit = timeUnit ?? unit
    }
    for column in [Column.time, .x, .y] where places[column] == nil { throw .missingColumn(column.rawValue) }
  }

  /// Whether a comma can stand before decimals, as spreadsheets of half the world write them.
  var mayUseCommas: Bool { separator != UInt8(ascii: ",") }

  func has(_ column: Column) -> Bool { places[column] != nil }

  /// Whether rows say themselves what they are.
  var saysChanges: Bool { has(.phase) || has(.action) }

  /// A row's field in a column; nil where either is missing.
  func field(_ column: Column, of row: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
    places[column].flatMap { row.indices.contains($0) ? row[$0] : nil }
  }

  private static let exported = CSVWriter.alwaysNamed.map(plain)

  private static func plain(_ name: ArraySlice<UInt8>) -> String { plain(name.text()) }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func column(_ name: String) -> (Column, TimeUnit?)? {
    if let column = Column.allCases.first(where: { $0.names.contains(name) }) { return (column, nil) }
    for time in Column.time.names where name.hasPrefix(time) {
      switch name.dropFirst(time.count) {
      case "s", "sec", "seconds": return (.time, .seconds)
      case "ms", "millis", "milliseconds": return (.time, .milliseconds)
      case "us", "micros", "microseconds": return (.time, .microseconds)
      case "ns", "nanos", "nanoseconds": return (.time, .nanoseconds)
      default: continue
      }
    }
    return nil
  }
}
