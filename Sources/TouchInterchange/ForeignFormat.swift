/// A format that other tools record touches in. Its raw value is the name it goes by on the command line.
public enum ForeignFormat: String, Hashable, Sendable, CaseIterable {
  /// Text of `evemu-record`: events of one Linux input device, with or without its description.
  case evemu
  /// Text of Android's `getevent -lt` or `getevent -t`, with or without `getevent -lp` before it.
  case getevent
  /// YAML of `libinput record`. Needs the package trait `LibinputYAML`.
  case libinput
  /// A count, then a line a sample: x, y, time, pen, azimuth, altitude, pressure.
  case svc
  /// A table with a header that names at least a time, an x and a y column.
  case csv
  /// A browser's PointerEvents: an array of events, an event a line, or an object of columns.
  case pointerJSON = "pointer-json"
  /// W3C WebDriver Actions.
  case webDriver = "webdriver"

  /// Tells the format from what the recording begins with, never from a file's name; nil for anything else.
  ///
  /// Looks at the first 64 KiB.
  public static func detect(_ bytes: [UInt8]) -> ForeignFormat? {
    let lines = Lines(bytes.prefix(Limit.detectedBytes)).prefix(Limit.detectedLines)
      .map(\.bytes.trimmed).filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    let second = lines.dropFirst().first
    if first.first == UInt8(ascii: "{") || isArrayOfObjects(first, second) {
      return WebDriverReader.isLikely(bytes.prefix(Limit.detectedBytes)) ? .webDriver : .pointerJSON
    }
    for line in lines {
      if let format = format(namedBy: line) { return format }
    }
    if SVCReader.isHeader(first), second.map(SVCReader.isSample) == true { return .svc }
    return (try? CSVHeader(first)) == nil ? nil : .csv
  }

  private static func isArrayOfObjects(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>?) -> Bool {
    guard first.first == UInt8(ascii: "[") else { return false }
    return (first.dropFirst().trimmed.first ?? second?.first) == UInt8(ascii: "{")
  }

  /// The format of which such a line is typical, if of any.
  private static func format(namedBy line: ArraySlice<UInt8>) -> ForeignFormat? {
    if line.starts(with: "# EVEMU") || EvemuReader.isEvent(line) { return .evemu }
    if line.starts(with: "# libinput record") || line.starts(with: "ndevices:") { return .libinput }
    if line.starts(with: "add device ") || GeteventReader.isEvent(line) { return .getevent }
    return nil
  }
}
