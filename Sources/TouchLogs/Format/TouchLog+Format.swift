public import Foundation

/// A whole log in one go.
extension TouchLog {
  /// Reads a log that must not be damaged; one whose recorder died is read up to there, with no stop time.
  /// - Throws: `LogError`; for damage its first place.
  public init(reading bytes: [UInt8]) throws {
    self = try Self.strict(Self.recovered(try LogReader(bytes, keepsUnknown: true)))
  }

  /// Reads a log file that must not be damaged.
  public init(reading file: URL) throws {
    self = try Self.strict(Self.recovered(try LogReader(file, keepsUnknown: true)))
  }

  /// Reads all that can be read, and tells what could not.
  public static func recovering(_ bytes: [UInt8]) throws -> (log: TouchLog, report: ReadingReport) {
    try recovered(try LogReader(bytes, keepsUnknown: true))
  }

  /// Reads all that can be read of a file, and tells what could not.
  public static func recovering(_ file: URL) throws -> (log: TouchLog, report: ReadingReport) {
    try recovered(try LogReader(file, keepsUnknown: true))
  }

  /// The log as a file holds it; equal logs give equal bytes.
  /// - Throws: `LogError` for what is beyond the format's limits.
  public func bytes(effort: PackingEffort = .best) throws -> [UInt8] {
    var writer = try LogWriter(ByteSink(), about: about, unknown: unknown, effort: effort)
    for frame in frames { try writer.append(frame) }
    try writer.finish(stopTime: stopTime)
    return writer.sink.bytes
  }

  /// Writes the log into a file, whole or not at all. What is there already is replaced, with the same permissions;
  /// a link stays one, and the file that it leads to is written.
  /// - Throws: `LogError` where a recorder or a ring has the file, the URL is no file's, or the system can't write
  /// it.
  public func write(to file: URL) throws {
    guard !JournalFile.isInUse(try OpenFile.path(of: file)) else {
      throw LogError(.unwritable("something records into that file; name another one"))
    }
    try OpenFile.replace(file.path, with: try bytes())
  }

  private static func recovered(_ opened: LogReader) throws -> (log: TouchLog, report: ReadingReport) {
    var reader = opened
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    var log = TouchLog(about: reader.about, frames: frames, stopTime: reader.stopTime)
    log.unknown = reader.unknown
    return (log, reader.report)
  }

  private static func strict(_ read: (log: TouchLog, report: ReadingReport)) throws -> TouchLog {
    if let damage = read.report.damage.first { throw LogError(damage, savesFrames: !read.log.frames.isEmpty) }
    return read.log
  }
}
