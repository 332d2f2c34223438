/// Makes a journal's blocks, one after the other, in memory that it keeps: in steady state nothing is allocated.
struct JournalBlock {
  private var payload = ByteWriter()
  private var block = ByteWriter()

  /// The bytes of a block with that payload.
  mutating func bytes(sequence: UInt64, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
    payload.reset()
    write(&payload)
    block.reset()
    block.byte(FormatNumbers.blockMarker)
    block.byte(BlockType.journal.byte)
    block.varint(sequence)
    block.varint(count: payload.bytes.count)
    block.byte(UInt8(truncatingIfNeeded: Checksum.crc32(block.bytes[...])))
    block.raw(payload.bytes)
    block.fixed32(Checksum.crc32(block.bytes[...]))
    return block.bytes
  }
}

/// Where a log ended when a journal began to go on from it.
struct JournalPlace: Equatable {
  /// The log's length.
  var offset: Int
  /// The log's last four bytes: its last block's checksum.
  var checksum: UInt32

  func write(to body: inout ByteWriter) {
    body.byte(JournalKind.place.rawValue)
    body.varint(count: offset)
    body.fixed32(checksum)
  }

  /// Reads what stands behind the kind.
  init(_ body: inout ByteReader) throws(Malformed) {
    offset = try body.varint(atMost: .max)
    checksum = try body.fixed32()
  }

  init(offset: Int, checksum: UInt32) {
    self.offset = offset
    self.checksum = checksum
  }

  /// Whether the log has these bytes there.
  func isIn(_ log: any LogSource) throws -> Bool {
    guard offset >= FormatNumbers.checksumBytes, offset <= log.byteCount else { return false }
    var reader = ByteReader(try log.bytes(in: offset - FormatNumbers.checksumBytes..<offset))
    return (try? reader.fixed32()) == checksum
  }
}
