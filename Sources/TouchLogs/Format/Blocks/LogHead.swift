/// What a log, a journal and a ring begin with: the magic number, and the version.
///
/// A block says by its checksum that it is one. So where a whole one follows, these bytes are a log's, whatever
/// they say by now: that is damage, and costs no frame.
struct LogHead {
  /// Of what is written.
  static let bytes = FormatNumbers.magic + [FormatNumbers.version]
  static var byteCount: Int { bytes.count }
  /// What is told of damage there.
  static let damage = (place: BlockScanner.Place(offset: 0, byteCount: byteCount), what: "not what logs begin with")

  let version: UInt8
  let isDamaged: Bool

  /// - Throws: `LogError` where the bytes are no log of a known version; what the source throws.
  init(_ source: any LogSource) throws {
    let head = try source.bytes(in: 0..<min(Self.byteCount, source.byteCount))
    do throws(LogError) { (version, isDamaged) = (try Self.version(in: head), false) } catch {
      guard case .notALog = error.problem else { throw error }
      let beginning = try source.bytes(in: 0..<min(LogFormat.mostComments, source.byteCount))
      if LogFormat.beginsAsText(beginning) { throw LogError(.textForm) }
      guard try Self.isFollowed(in: source) else { throw error }
      (version, isDamaged) = (FormatNumbers.version, true)
    }
  }

  private static func version(in head: [UInt8]) throws(LogError) -> UInt8 {
    guard !head.isEmpty else { throw LogError(.empty) }
    let magic = FormatNumbers.magic
    for (offset, (byte, expected)) in zip(head, magic).enumerated() where byte != expected {
      throw LogError(.notALog(byte: byte, offset: offset))
    }
    guard head.count > magic.count, let version = head.last else { throw LogError(.cutShort(bytes: head.count)) }
    guard version <= FormatNumbers.version else { throw LogError(.newerVersion(Int(version))) }
    guard version > 0 else { throw LogError(.notALog(byte: version, offset: magic.count)) }
    return version
  }

  private static func isFollowed(in source: any LogSource) throws -> Bool {
    let scanner = BlockScanner(source, at: byteCount)
    guard source.byteCount > byteCount, let header = try scanner.header(at: byteCount) else { return false }
    return try scanner.block(header, at: byteCount) != nil
  }
}
