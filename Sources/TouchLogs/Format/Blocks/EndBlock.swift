import Foundation

/// The last block: when recording stopped, how much there is, and where to find it by time.
///
/// Payload: flags; the stop time where known; the counts of frames and of samples; of logs with several segments
/// the index, an offset and a first time a segment, and in its last 4 bytes the block's own distance to the file's
/// end, so that a reader finds the index from there.
struct EndBlock: Equatable {
  struct Segment: Equatable {
    /// Of the segment's first block, in bytes from the file's start.
    var offset: Int
    /// Of the segment's first frame.
    var time: TimeInterval
  }

  var stopTime: TimeInterval?
  var frames = 0
  var samples = 0
  var segments: [Segment] = []

  /// - Parameter headerBytes: the length of the header this payload will get, by the payload's length.
  func encode(headerBytes: (Int) -> Int) -> [UInt8] {
    var payload = ByteWriter()
    let hasIndex = segments.count > 1
    payload.byte((stopTime == nil ? 0 : EndFlag.stopTime) | (hasIndex ? EndFlag.index : 0))
    if let stopTime { payload.double(stopTime) }
    payload.varint(count: frames)
    payload.varint(count: samples)
    guard hasIndex else { return payload.bytes }
    payload.varint(count: segments.count)
    var offset = 0
    for segment in segments {
      payload.varint(count: segment.offset - offset)
      payload.double(segment.time)
      offset = segment.offset
    }
    let length = payload.bytes.count + 4
    payload.fixed32(UInt32(headerBytes(length) + length + FormatNumbers.checksumBytes))
    return payload.bytes
  }

  init() {}

  /// The end of a log, found by its blocks' headers alone: nothing is inflated or checked but the end itself.
  /// - Returns: nil of a log that has none, or whose headers don't lead there.
  static func end(of source: any LogSource) throws -> EndBlock? {
    guard let head = try? LogHead(source), !head.isDamaged else { return nil }
    let scanner = BlockScanner(source, at: LogHead.byteCount)
    var offset = LogHead.byteCount
    while offset < source.byteCount, let header = try scanner.header(at: offset) {
      let next = offset + header.blockByteCount
      if header.kind == .end {
        guard next == source.byteCount, let block = try scanner.block(header, at: offset) else { return nil }
        return try? EndBlock(block.payload)
      }
      offset = next
    }
    return nil
  }

  init(_ payload: [UInt8]) throws(Malformed) {
    var reader = ByteReader(payload)
    let flags = try reader.byte()
    guard flags & ~EndFlag.all == 0 else { throw Malformed("its flags are unknown to this version") }
    if flags & EndFlag.stopTime != 0 { stopTime = try reader.double() }
    frames = try reader.varint(atMost: .max)
    samples = try reader.varint(atMost: .max)
    if flags & EndFlag.index != 0 {
      // A segment takes at least 9 bytes, which bounds what is allocated.
      let count = try reader.varint(atMost: reader.remaining / 9)
      var offset = 0
      segments.reserveCapacity(count)
      for _ in 0..<count {
        let (sum, overflow) = offset.addingReportingOverflow(try reader.varint(atMost: .max))
        guard !overflow else { throw Malformed("an offset of its index is too large") }
        offset = sum
        segments.append(Segment(offset: offset, time: try reader.double()))
      }
      _ = try reader.fixed32()
    }
    guard reader.remaining == 0 else { throw Malformed("it has \(reader.remaining) bytes too many") }
  }
}
