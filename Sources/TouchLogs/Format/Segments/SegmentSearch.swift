import Foundation

/// Finds the segment to begin at for a time: by the index where the log has one, else by walking over the headers.
struct SegmentSearch {
  private let source: any LogSource
  private let scanner: BlockScanner
  private static let timeBytes = 8

  init(_ source: any LogSource) {
    self.source = source
    scanner = BlockScanner(source, at: 0)
  }

  /// The offset of the last segment that starts before a time; nil where the first one does not.
  func segment(before time: TimeInterval) throws -> Int? {
    if let indexed = try index() {
      guard let segment = indexed.last(where: { $0.time < time }) else { return nil }
      // An index that points at no segment is not believed.
      if try start(at: segment.offset) != nil { return segment.offset }
    }
    return try walk().last { $0.time < time }?.offset
  }

  private func index() throws -> [EndBlock.Segment]? {
    let tail = 4 + FormatNumbers.checksumBytes
    guard source.byteCount > tail else { return nil }
    var reader = ByteReader(try source.bytes(in: source.byteCount - tail..<source.byteCount))
    guard let distance = try? reader.fixed32(), distance < source.byteCount else { return nil }
    let offset = source.byteCount - Int(distance)
    guard let header = try scanner.header(at: offset), header.kind == .end, header.blockByteCount == distance,
      let block = try scanner.block(header, at: offset), let end = try? EndBlock(block.payload)
    else { return nil }
    return end.segments.isEmpty ? nil : end.segments
  }

  /// Reads headers and first times alone, up to the end or to the first damage.
  private func walk() throws -> [EndBlock.Segment] {
    var segments: [EndBlock.Segment] = []
    var offset = LogHead.byteCount
    var last: UInt64 = 0
    while offset < source.byteCount, let header = try scanner.header(at: offset) {
      if header.sequence != last, let time = try start(at: offset) {
        segments.append(EndBlock.Segment(offset: offset, time: time))
        last = header.sequence
      }
      offset += header.blockByteCount
    }
    return segments
  }

  /// The first time of the block of samples or events at an offset; nil where there is none.
  private func start(at offset: Int) throws -> TimeInterval? {
    guard offset < source.byteCount, let header = try scanner.header(at: offset) else { return nil }
    guard header.kind == .samples || header.kind == .events else { return nil }
    var reader = ByteReader(try scanner.payloadStart(header, at: offset, count: Self.timeBytes))
    return try? reader.double()
  }
}
