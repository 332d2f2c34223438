/// Why a recording could not be imported at all. Each prints one sentence.
public enum ImportError: Error, Hashable, Sendable {
  case unknownFormat
  /// Read as this format it has no touch in it.
  case noTouch(ForeignFormat)
  /// The content contradicts the format.
  case damaged(ForeignFormat, String)
  /// It needs no import.
  case touchLog
  /// It is one in its text form.
  case touchLogText
  /// What `ForeignExport` writes for programs to read.
  case jsonLines
  /// A table without a column that every import needs.
  case missingColumn(String)
  /// A `getevent` recording without times.
  case noTimes
  case tooLarge(bytes: Int)
  case tooManySamples
  /// Nothing says what positions run through, and few places are not enough to tell.
  case unknownRange(AxisRange, places: Int)
  /// libinput's YAML, in a build that has no YAML reader.
  case needsTrait
}

extension ImportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat:
      let names = ForeignFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return "the recording's format is not known from its content; name it with --format, one of \(names)"
    case .noTouch(let format):
      return "read as \(format.rawValue) the recording has no touch in it; check --format and what was recorded"
    case .damaged(let format, let detail):
      return "the recording can't be read as \(format.rawValue): \(detail); "
        + "check --format and that the file is whole"
    case .touchLog: return "it is a touch log already: `replay info` reads it as it is"
    case .touchLogText: return "it is a touch log as text: `replay pack` makes a log of it"
    case .jsonLines:
      return "the recording is one JSON object a line, which is written for programs and never read back; import "
        + "the log itself, or what `replay export --format csv` makes of it"
    case .missingColumn(let name):
      return "the table's header names no \(name) column; it needs at least time, x and y"
    case .noTimes:
      return "the recording has no times; record it again with getevent -lt"
    case .tooLarge(let bytes):
      return "the recording has \(bytes) bytes, more than the \(Limit.bytes) that are read; cut it in parts"
    case .tooManySamples:
      return "the recording makes more than \(Limit.samples) samples; cut it in parts"
    case .unknownRange(let seen, let places):
      return
        "nothing says what the positions run through, and \(places) of them within \(seen) don't tell, nor fit "
        + "the screen; give the device's range with --range, as 0..1079,0..1919"
    case .needsTrait:
      return "libinput's YAML needs a build with the package trait LibinputYAML: build with --traits LibinputYAML"
    }
  }
}
