public import Foundation

/// The frames of the last seconds, in memory of one size: a flight recorder.
///
/// It forgets whole gestures, oldest first: one that ended longer ago than asked for, or for whose room a new one
/// asks. A gesture reaches from where nothing was down to where nothing is down again. One that fills the ring
/// alone loses its beginning. Appending allocates nothing, once the ring has gone round.
public struct FrameRing {
  private let seconds: TimeInterval
  private let about: LogDescription
  private var memory: RingMemory
  /// Where the blocks begin, behind the description.
  private let start: Int
  private let capacity: Int
  private var block = JournalBlock()
  private var frame = ByteWriter()
  private var slots: Slots
  private var sequence: UInt64 = 0
  private var down = TouchesDown()

  /// The least that is worth while.
  public static let fewestBytes = 1 << 12

  /// - Parameters:
  ///   - seconds: on the frames' own clock.
  ///   - bytes: for frames, about 50 a sample; half as much again is taken for keeping account.
  ///   - file: where the ring lies, so that `LogRepair` reads it after a crash; nil for plain memory.
  /// - Throws: `LogError` for sizes that no ring has, and where the file can't be made.
  public init(seconds: TimeInterval, bytes: Int, about: LogDescription = LogDescription(), file: URL? = nil) throws
  {
    guard seconds > 0, bytes >= Self.fewestBytes, bytes <= Limit.journalBytes / 2 else {
      throw LogError(
        .unwritable(
          "a ring needs more than 0 seconds, and from \(Self.fewestBytes) to \(Limit.journalBytes / 2) bytes"))
    }
    var head = try LogWriter<ByteSink>(ByteSink(), about: about).sink.bytes
    head += block.bytes(sequence: 0) { body in
      body.byte(JournalKind.ring.rawValue)
      body.varint(count: bytes)
    }
    (self.seconds, self.about, start, capacity) = (seconds, about, head.count, bytes)
    do throws(LogError) {
      memory =
        try file.map { file throws(LogError) in try RingMemory(head.count + bytes, in: file) }
        ?? RingMemory(head.count + bytes)
    } catch {
      throw file.map(error.onRecording) ?? error
    }
    memory.put(head, at: 0)
    slots = Slots(capacity: bytes / 64)
  }

  /// Takes a frame of any kind.
  /// - Throws: `LogError` for a frame beyond the format's limits, or larger than the ring; nothing changes then.
  public mutating func append(_ frame: Frame) throws {
    try LogWriter<ByteSink>.check(frame)
    self.frame.reset()
    FrameCoding.write(frame, to: &self.frame)
    // With its header, the count of frames before it, and its checksum.
    let most = self.frame.bytes.count + Limit.headerBytes + 11 + FormatNumbers.checksumBytes
    guard most <= capacity else {
      throw LogError(.frame("a frame of \(most) bytes is larger than the ring of \(capacity); make it larger"))
    }
    forgetWhatIsOld(at: frame.time)
    let offset = room(for: most)
    sequence += 1
    let (held, body) = (slots.count, self.frame)
    let bytes = block.bytes(sequence: sequence) { payload in
      payload.byte(JournalKind.kept.rawValue)
      payload.varint(count: held)
      payload.raw(body.bytes)
    }
    memory.put(bytes, at: start + offset)
    down.note(frame)
    slots.append(Slot(offset: offset, byteCount: bytes.count, time: frame.time, endsGesture: down.isEmpty))
  }

  /// How many frames are held.
  public var count: Int { slots.count }

  /// What is held, as a log. A gesture whose beginning is lost begins with the first frame that is left of it.
  /// - Parameter stopTime: when recording stopped; nil while it goes on, for a replay runs no timer that is due
  ///   later.
  public func log(stopTime: TimeInterval? = nil) -> TouchLog {
    var ends = PieceEnds()
    var log = TouchLog(about: about)
    for index in 0..<slots.count {
      let slot = slots[index]
      let bytes = memory.bytes(start + slot.offset..<start + slot.offset + slot.byteCount)
      // What was put in is there: the memory is this ring's own. A file that somebody else has changed is passed
      // over.
      if let frame = try? Self.frame(bytes), let taken = ends.taken(frame) { log.frames.append(taken) }
    }
    log.stopTime = stopTime
    return log
  }

  /// Lets go of the file, which keeps what is in it: another ring may have it. What is held is held still, in plain
  /// memory. Does nothing without a file.
  public mutating func leaveFile() { memory = memory.withoutFile() }

  private static func frame(_ bytes: [UInt8]) throws(Malformed) -> Frame {
    let header = try BlockHeader(bytes)
    var body = ByteReader(bytes, in: header.byteCount..<bytes.count)
    guard try body.byte() == JournalKind.kept.rawValue else { throw Malformed("no frame stands there") }
    _ = try body.varint()
    return try FrameCoding.read(&body)
  }

  private mutating func forgetWhatIsOld(at time: TimeInterval) {
    while let end = slots.firstGestureEnd, slots[end].time < time - seconds { slots.removeFirst(end + 1) }
  }

  /// Forgets until so many bytes fit in one piece.
  /// - Returns: where they fit, counted from the first block.
  private mutating func room(for count: Int) -> Int {
    while true {
      if !slots.isFull, let offset = freeOffset(for: count) { return offset }
      slots.removeFirst(slots.firstGestureEnd.map { $0 + 1 } ?? 1)
    }
  }

  private func freeOffset(for count: Int) -> Int? {
    guard slots.count > 0 else { return 0 }
    let (first, last) = (slots[0], slots[slots.count - 1])
    let next = last.offset + last.byteCount
    if last.offset >= first.offset {
      if next + count <= capacity { return next }
      return count <= first.offset ? 0 : nil
    }
    return next + count <= first.offset ? next : nil
  }
}

/// Where one frame of a ring is.
private struct Slot {
  var offset = 0
  var byteCount = 0
  var time: TimeInterval = 0
  /// Whether nothing is down after it.
  var endsGesture = false
}

/// The frames of a ring, oldest first, in an array that is never enlarged.
private struct Slots {
  private var slots: [Slot]
  private var first = 0
  private(set) var count = 0
  /// Frames of which it is known that none of them ends a gesture.
  private var searched = 0

  init(capacity: Int) { slots = Array(repeating: Slot(), count: capacity) }

  var isFull: Bool { count == slots.count }

  subscript(index: Int) -> Slot { slots[(first + index) % slots.count] }

  /// The last frame of the oldest gesture; nil while that goes on.
  var firstGestureEnd: Int? {
    mutating get {
      while searched < count {
        if self[searched].endsGesture { return searched }
        searched += 1
      }
      return nil
    }
  }

  mutating func append(_ slot: Slot) {
    slots[(first + count) % slots.count] = slot
    count += 1
  }

  mutating func removeFirst(_ number: Int) {
    first = (first + number) % slots.count
    count -= number
    searched = max(0, searched - number)
  }
}
