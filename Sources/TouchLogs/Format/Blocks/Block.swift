/// A block of a log: marker, type with its critical bit, sequence number, length, a check of these, payload,
/// CRC-32.
struct Block {
  /// With its critical bit.
  var type: UInt8
  /// The segment's number, counted from 1; 0 for what belongs to none. A segment's events and samples share it, and
  /// a journal's entries say by it what is sealed already.
  var sequence: UInt64
  var payload: [UInt8]

  /// Nil of a type that this version does not know.
  var kind: BlockType? { BlockType(rawValue: type & ~FormatNumbers.criticalBit) }

  /// As it stands in a log.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.raw(BlockHeader(type: type, sequence: sequence, length: payload.count).bytes)
    writer.raw(payload)
    writer.fixed32(Checksum.crc32(writer.bytes[...]))
    return writer.bytes
  }
}

/// What stands before a block's payload.
struct BlockHeader {
  var type: UInt8
  var sequence: UInt64
  var length: Int

  var kind: BlockType? { BlockType(rawValue: type & ~FormatNumbers.criticalBit) }
  /// Of `bytes`: marker, type and check are one each.
  var byteCount: Int { 3 + ByteWriter.varintByteCount(sequence) + ByteWriter.varintByteCount(UInt64(length)) }
  /// Header, payload and checksum.
  var blockByteCount: Int { byteCount + length + FormatNumbers.checksumBytes }

  /// The last byte is the low byte of the CRC-32 of those before it.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(FormatNumbers.blockMarker)
    writer.byte(type)
    writer.varint(sequence)
    writer.varint(count: length)
    writer.byte(UInt8(truncatingIfNeeded: Checksum.crc32(writer.bytes[...])))
    return writer.bytes
  }

  init(type: UInt8, sequence: UInt64, length: Int) {
    self.type = type
    self.sequence = sequence
    self.length = length
  }

  /// Reads a header from the start of some bytes, of which there may be more than it needs.
  init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = ByteReader(bytes)
    guard try reader.byte() == FormatNumbers.blockMarker else { throw Malformed("no block begins there") }
    let type = try reader.byte()
    let sequence = try reader.varint()
    let length = try reader.varint(atMost: Limit.blockBytes)
    let check = UInt8(truncatingIfNeeded: Checksum.crc32(bytes[..<reader.position]))
    guard try reader.byte() == check else {
      throw Malformed("header check")
    }
    self.init(type: type, sequence: sequence, length: length)
    // One way to write a header: a longer spelling of its numbers is damage.
    guard byteCount == reader.position else { throw Malformed("header spelling") }
  }
}
