/// How much a recording from outside may ask for.
enum Limit {
  static let bytes = 256 << 20
  /// Of one log; at some 400 bytes each while importing.
  static let samples = 2_000_000
  static let events = 32_000_000
  static let lineBytes = 16_384
  /// Devices of one recording.
  static let devices = 32
  /// Contacts of one device at once.
  static let contacts = 64
  static let columns = 256
  /// Of a position or a value in a table; greater ones are no touch.
  static let magnitude = 1e9
  /// Of a time, in seconds: no clock counts from longer ago.
  static let time = 1e12
  /// How many unreadable lines get a note of their own.
  static let notedLines = 8
  static let detectedBytes = 65_536
  static let detectedLines = 400
  /// Characters of a name that a log keeps.
  static let name = 256
}
