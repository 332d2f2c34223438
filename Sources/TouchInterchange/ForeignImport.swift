public import Foundation
public import TouchLogs

/// Reads recordings that other tools made.
///
///     let imported = try ForeignImport.read(data, options: ImportOptions(screen: .tablet))
///     imported.log.frames.count   // one for each report in which something changed
///     imported.notes.map(\.description)   // what the log could not hold, and what was assumed
public enum ForeignImport {
  /// Reads a recording whole; what `format` leaves open is told from the content.
  ///
  /// Linear in the size of the recording. Lines that can't be read are left out and noted.
  /// - Throws: where the recording as a whole can't be read, or holds no touch at all.
  public static func read(
    _ data: Data, as format: ForeignFormat? = nil, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> Imported {
    guard data.count <= Limit.bytes else { throw .tooLarge(bytes: data.count) }
    return try read([UInt8](data), as: format, options: options)
  }

  /// Reads a recording from bytes in memory.
  public static func read(
    _ bytes: [UInt8], as format: ForeignFormat? = nil, options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> Imported {
    var findings = Findings()
    let (session, format) = try session(bytes, format, &findings)
    guard !session.frames.isEmpty else { throw .noTouch(format) }
    let log = try session.log(from: format, options: options, &findings)
    return Imported(log: log, format: format, notes: findings.notes)
  }

  /// What reading comes upon, also where there is no touch in the end: the notes say why.
  public static func notes(on bytes: [UInt8], as format: ForeignFormat? = nil) throws(ImportError) -> [ImportNote] {
    var findings = Findings()
    _ = try session(bytes, format, &findings)
    return findings.notes
  }

  private static func session(
    _ bytes: [UInt8], _ format: ForeignFormat?, _ findings: inout Findings
  ) throws(ImportError) -> (RawSession, ForeignFormat) {
    guard bytes.count <= Limit.bytes else { throw .tooLarge(bytes: bytes.count) }
    if LogFormat.begins(bytes) { throw .touchLog }
    if LogFormat.beginsAsText(bytes) { throw .touchLogText }
    guard let format = format ?? ForeignFormat.detect(bytes) else { throw .unknownFormat }
    let session =
      switch format {
      case .evemu: try EvdevSession.touches(of: EvemuReader.read(bytes, &findings), as: format, &findings)
      case .getevent: try EvdevSession.touches(of: GeteventReader.read(bytes, &findings), as: format, &findings)
      case .libinput: try EvdevSession.touches(of: LibinputReader.read(bytes, &findings), as: format, &findings)
      case .svc: try SVCReader.read(bytes, &findings)
      case .csv: try CSVReader.read(bytes, &findings)
      case .pointerJSON where JSONLinesWriter.isLikely(bytes): throw .jsonLines
      case .pointerJSON: try PointerJSONReader.read(bytes, &findings)
      case .webDriver: try WebDriverReader.read(bytes, &findings)
      }
    return (session, format)
  }
}

/// A foreign recording as a log, with what was lost or assumed on the way.
public struct Imported: Hashable, Sendable {
  /// The recording, in points of the chosen screen.
  public var log: TouchLog
  /// The format it was read as.
  public var format: ForeignFormat
  /// In the order in which they first came up.
  public var notes: [ImportNote]

  public init(log: TouchLog, format: ForeignFormat, notes: [ImportNote]) {
    self.log = log
    self.format = format
    self.notes = notes
  }
}
