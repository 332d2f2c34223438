public import Foundation

/// Writes a log frame by frame: seals a block at 4,096 samples, holds no more than that in memory.
///
/// What was sealed is whole on the sink; `finish` seals the rest. A failed write closes the writer for good.
public struct LogWriter<Sink: LogSink> {
  /// Where the bytes went; holds the whole log once `finish` has returned.
  public private(set) var sink: Sink
  private var isOpen = true
  private var offset = 0
  /// The checksum of the last block written.
  private var checksum: UInt32 = 0
  /// The number of the segment being gathered.
  private(set) var segment: UInt64 = 1
  private var fill = SegmentFill()
  private var frames: [Frame] = []
  private var events: [EventBlock.Entry] = []
  private var firstTime: TimeInterval?
  private var end = EndBlock()
  private let effort: PackingEffort
  private var grids: SampleBlock.Grids = [:]
  private var expansion = Expansion()

  /// Writes the log's first bytes and its description at once.
  /// - Parameters:
  ///   - unknown: blocks of an edited log that this version does not know, kept behind the description.
  ///   - effort: how hard to look for small bytes.
  /// - Throws: `LogError` for a description beyond the format's limits; what the sink throws.
  public init(
    _ sink: Sink, about: LogDescription, unknown: [UnknownBlock] = [], effort: PackingEffort = .best
  ) throws {
    self.sink = sink
    self.effort = effort
    let description = try DescriptionBlock.encode(about)
    try put(LogHead.bytes)
    try put(Block(type: BlockType.description.byte, sequence: 0, payload: description).bytes)
    for block in unknown {
      guard block.isWritable else {
        throw LogError(
          .unwritable("a block of type \(block.type) is known or too long, so it can't be kept as unknown"))
      }
      try put(Block(type: block.type, sequence: 0, payload: block.payload).bytes)
    }
  }

  /// Goes on with a log that is in the sink already.
  init(_ sink: Sink, after sealed: SealedBlocks, effort: PackingEffort) {
    (self.sink, self.effort) = (sink, effort)
    (offset, checksum) = (sealed.byteCount, sealed.checksum)
    (segment, end, expansion) = (sealed.last + 1, sealed.end, sealed.expansion)
  }

  /// Takes a frame of any kind, in the order in which it is to be read back.
  /// - Throws: `LogError` for a frame beyond the format's limits, which is then not taken and changes nothing; what
  ///   the sink throws.
  public mutating func append(_ frame: Frame) throws {
    guard isOpen else { throw LogError(.closed) }
    try Self.check(frame)
    if !fill.hasRoom(for: frame) { try seal() }
    fill.take(frame)
    if firstTime == nil { firstTime = frame.time }
    end.frames += 1
    if frame.rows == 0 {
      events.append(EventBlock.Entry(position: frames.count, frame: frame))
    } else {
      if case .touches(let samples) = frame.content { end.samples += samples.count }
      frames.append(frame)
    }
  }

  /// Seals what is left and says that the log is whole.
  /// - Parameter stopTime: when recording stopped; nil where nobody knows, as in a log saved from a died
  ///   recorder's.
  public mutating func finish(stopTime: TimeInterval?) throws {
    guard isOpen else { throw LogError(.closed) }
    try seal()
    end.stopTime = stopTime
    let type = BlockType.end.byte
    let sequence = segment
    let payload = end.encode { BlockHeader(type: type, sequence: sequence, length: $0).byteCount }
    try put(Block(type: type, sequence: sequence, payload: payload).bytes)
    isOpen = false
  }

  /// Ends the segment being gathered, if it has a frame, and writes its blocks.
  mutating func seal() throws {
    guard let time = firstTime else { return }
    end.segments.append(EndBlock.Segment(offset: offset, time: time))
    if !events.isEmpty {
      try put(.events, EventBlock.encode(events, least: expansion.least(from: offset)))
    }
    if !frames.isEmpty {
      let least = expansion.least(from: offset)
      try put(.samples, SampleBlock.encode(frames, effort: effort, grids: &grids, least: least))
    }
    segment += 1
    (fill, frames, events, firstTime) = (SegmentFill(), [], [], nil)
  }

  private mutating func put(_ type: BlockType, _ packed: (payload: [UInt8], unpacked: Int)) throws {
    try put(Block(type: type.byte, sequence: segment, payload: packed.payload).bytes)
    do throws(Malformed) { try expansion.take(packed.unpacked, upTo: offset) } catch {
      preconditionFailure("a block was not filled up: \(error.what)")
    }
  }

  private mutating func put(_ bytes: [UInt8]) throws {
    isOpen = false
    try sink.write(bytes)
    offset += bytes.count
    var tail = ByteReader(bytes, in: max(0, bytes.count - FormatNumbers.checksumBytes)..<bytes.count)
    checksum = (try? tail.fixed32()) ?? 0
    isOpen = true
  }

  /// How many frames were taken, and how many samples their touches have.
  public var count: (frames: Int, samples: Int) { (end.frames, end.samples) }

  /// How far the log is written.
  var place: JournalPlace { JournalPlace(offset: offset, checksum: checksum) }

  /// - Throws: `LogError` for a frame beyond the format's limits.
  package static func check(_ frame: Frame) throws {
    if let reason = frame.unwritable { throw LogError(.frame(reason)) }
  }
}

extension LogWriter: Sendable where Sink: Sendable {}

extension Frame {
  /// Why no log can hold it, in words; nil where one can.
  var unwritable: String? {
    switch content {
    case .touches(let samples), .estimates(let samples):
      // By their places: taking each out of the array would cost more than all that is asked of it.
      for index in samples.indices where samples[index].hasMinors {
        if (samples[index].coalesced + samples[index].predicted).contains(where: { $0.sample.hasMinors }) {
          return "a coalesced or predicted sample has such samples of its own"
        }
      }
      return rows <= Limit.samplesPerBlock
        ? nil : "a frame of \(rows) samples is above the limit \(Limit.samplesPerBlock)"
    case .mark(let text) where text.utf8.count > Limit.stringBytes:
      return "a mark of \(text.utf8.count) bytes is above the limit \(Limit.stringBytes)"
    case .presses(let presses) where presses.count > Limit.pressesPerFrame:
      return "a frame of \(presses.count) presses is above the limit \(Limit.pressesPerFrame)"
    default: return nil
    }
  }
}
