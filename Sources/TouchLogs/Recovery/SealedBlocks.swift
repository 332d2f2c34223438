import Foundation

/// The blocks of a log whose recorder died, checked and counted, for a writer that goes on from them.
///
/// Where one of them is damaged, or anything else is not as a recorder leaves it, there are none: `LogRepair` is
/// for that.
struct SealedBlocks {
  /// Up to the end of the last whole one.
  private(set) var byteCount = LogHead.byteCount
  /// Of the last one.
  private(set) var checksum: UInt32 = 0
  /// The number of the last segment.
  private(set) var last: UInt64 = 0
  /// What is to be said of them at the log's end.
  private(set) var end = EndBlock()
  private(set) var expansion = Expansion()
  private var order = SegmentOrder()

  /// Nil of a log that is not made of whole blocks, its torn end apart.
  init?(_ source: any LogSource) throws {
    guard let head = try? LogHead(source), !head.isDamaged, head.version == FormatNumbers.version else {
      return nil
    }
    var scanner = BlockScanner(source, at: LogHead.byteCount)
    while true {
      switch try scanner.next() {
      case .block(let block, let place):
        do throws(Malformed) { try take(block, place) } catch { return nil }
        checksum = try Self.checksum(before: place.end, of: source)
        byteCount = place.end
      case .damage: return nil
      case .end:
        if byteCount == LogHead.byteCount { return nil }
        return
      }
    }
  }

  private mutating func take(_ block: Block, _ place: BlockScanner.Place) throws(Malformed) {
    let isFirst = place.offset == LogHead.byteCount
    switch block.kind {
    case .description where isFirst: _ = try DescriptionBlock.decode(block.payload)
    case .events where !isFirst:
      try expansion.take(try EventBlock.unpacked(block.payload), upTo: place.end)
      try count(block, place, frames: try EventBlock.decode(block.payload).count, isEvents: true)
    case .samples where !isFirst:
      let head = try SampleBlockHead(block.payload)
      try expansion.take(head.unpacked, upTo: place.end)
      try count(block, place, frames: head.frames, isEvents: false)
      end.samples += try SampleColumns.touchCount(head)
    case nil where !isFirst && block.type & FormatNumbers.criticalBit == 0: break
    default: throw Malformed("no recorder leaves it there")
    }
  }

  private mutating func count(
    _ block: Block, _ place: BlockScanner.Place, frames: Int, isEvents: Bool
  ) throws(Malformed) {
    guard try order.follow(block.sequence, isEvents: isEvents) == 0 else { throw Malformed("a segment is missing") }
    var payload = ByteReader(block.payload)
    let time = try payload.double()
    end.frames += frames
    if block.sequence != last {
      end.segments.append(EndBlock.Segment(offset: place.offset, time: time))
    } else if time < end.segments[end.segments.count - 1].time {
      // A segment's events stand before its samples, whichever came first.
      end.segments[end.segments.count - 1].time = time
    }
    last = block.sequence
  }

  private static func checksum(before end: Int, of source: any LogSource) throws -> UInt32 {
    var reader = ByteReader(try source.bytes(in: end - FormatNumbers.checksumBytes..<end))
    return (try? reader.fixed32()) ?? 0
  }
}

extension LogSnapshot {
  /// The log of a recorder that died, made whole without unpacking what it had sealed: the blocks as they are, and
  /// what stands in the journal sealed as fast as can be.
  /// - Returns: nil of all that is not as a recorder leaves it.
  func finished() throws -> (bytes: [UInt8], frames: Int)? {
    guard journal?.isRing != true, unusedJournal == nil, !lacksBeginning, let sealed = try SealedBlocks(source)
    else { return nil }
    var sink = ByteSink()
    sink.write(try source.bytes(in: 0..<sealed.byteCount))
    var writer = LogWriter(sink, after: sealed, effort: .fast)
    if var journal {
      while let frame = try journal.next() { try writer.append(frame) }
      guard journal.damage.isEmpty else { return nil }
    }
    try writer.finish(stopTime: nil)
    return (writer.sink.bytes, writer.count.frames)
  }
}
