import Foundation

/// What a segment has besides samples: motion, presses, remote control, application changes, marks.
///
/// An entry says after how many of the segment's frames of samples it comes, so that order survives in two blocks.
/// Payload: the first entry's time (8 bytes); the count; the size of the body; how the body is kept; the body.
enum EventBlock {
  struct Entry {
    /// Frames of samples before it in its segment.
    var position: Int
    var frame: Frame
  }

  /// - Parameter least: how long the payload must be, by what it unpacks to; shorter ones are not deflated.
  static func encode(
    _ entries: [Entry], least: (_ unpacked: Int) -> Int = { _ in 0 }
  ) -> (payload: [UInt8], unpacked: Int) {
    var body = ByteWriter()
    var position = 0
    for entry in entries {
      body.varint(count: entry.position - position)
      position = entry.position
      write(entry.frame, to: &body)
    }
    let packed = Deflate.packed([body.bytes], effort: .best)
    let unpacked = body.bytes.count + Limit.unpackedPerRow * entries.count
    let isSmaller = packed.count < body.bytes.count && packed.count >= least(unpacked)
    var payload = ByteWriter()
    payload.double(entries.first?.frame.time ?? 0)
    payload.varint(count: entries.count)
    payload.varint(count: body.bytes.count)
    payload.byte((isSmaller ? BodyCoding.deflated : .plain).rawValue)
    payload.raw(isSmaller ? packed : body.bytes)
    return (payload.bytes, unpacked)
  }

  /// What counts against the log's length, with nothing inflated yet; see `Expansion`.
  static func unpacked(_ payload: [UInt8]) throws(Malformed) -> Int {
    var reader = ByteReader(payload)
    _ = try reader.double()
    let count = try reader.varint(atMost: Limit.eventsPerBlock)
    return try reader.varint(atMost: Limit.inflatedBytes) + Limit.unpackedPerRow * count
  }

  static func decode(_ payload: [UInt8]) throws(Malformed) -> [Entry] {
    var reader = ByteReader(payload)
    _ = try reader.double()
    let count = try reader.varint(atMost: Limit.eventsPerBlock)
    let size = try reader.varint(atMost: Limit.inflatedBytes)
    let coding = BodyCoding(rawValue: try reader.byte())
    let stored = payload[reader.position...]
    let bytes: [UInt8]
    switch coding {
    case .plain where stored.count == size: bytes = Array(stored)
    case .deflated: bytes = try Inflate.unpacked(stored, count: size)
    default: throw Malformed("its body is kept in no known way")
    }
    var body = ByteReader(bytes)
    var entries: [Entry] = []
    var position = 0
    for _ in 0..<count {
      position += try body.varint(atMost: Limit.samplesPerBlock)
      entries.append(Entry(position: position, frame: try frame(&body)))
    }
    guard body.remaining == 0 else { throw Malformed("it has \(body.remaining) bytes too many") }
    return entries
  }

  /// Writes one event; touches and estimates count as without samples.
  static func write(_ frame: Frame, to body: inout ByteWriter) {
    func head(_ kind: EventKind) {
      body.byte(kind.rawValue)
      body.double(frame.time)
    }
    switch frame.content {
    case .motion(let motion):
      head(.motion)
      body.int(motion.phase.rawValue)
      body.int(motion.subtype)
    case .presses(let presses):
      head(.presses)
      body.varint(count: presses.count)
      for press in presses {
        body.int(press.press)
        body.int(press.phase.rawValue)
        body.int(press.type)
        body.shortDouble(press.force)
      }
    case .remoteControl(let command):
      head(.remoteControl)
      body.int(command.subtype)
    case .application(let change):
      head(.application)
      body.int(change.rawValue)
    case .mark(let text):
      head(.mark)
      body.string(text)
    case .touches:
      head(.emptyTouches)
    case .estimates:
      head(.emptyEstimates)
    }
  }

  /// Reads one event.
  static func frame(_ body: inout ByteReader) throws(Malformed) -> Frame {
    let kind = EventKind(rawValue: try body.byte())
    let time = try body.double()
    return Frame(time: time, content: try content(kind, &body))
  }

  private static func content(_ kind: EventKind?, _ body: inout ByteReader) throws(Malformed) -> Frame.Content {
    switch kind {
    case .motion:
      guard let phase = Motion.Phase(rawValue: try body.int()) else {
        throw Malformed("a motion has no known phase")
      }
      return .motion(Motion(phase: phase, subtype: try body.int()))
    case .presses:
      var presses: [Press] = []
      for _ in 0..<(try body.varint(atMost: Limit.pressesPerFrame)) { presses.append(try press(&body)) }
      return .presses(presses)
    case .remoteControl:
      return .remoteControl(RemoteControl(subtype: try body.int()))
    case .application:
      guard let change = ApplicationChange(rawValue: try body.int()) else {
        throw Malformed("an application change is unknown")
      }
      return .application(change)
    case .mark:
      return .mark(try body.string())
    case .emptyTouches:
      return .touches([])
    case .emptyEstimates:
      return .estimates([])
    case nil:
      throw Malformed("an event is of no known kind")
    }
  }

  private static func press(_ body: inout ByteReader) throws(Malformed) -> Press {
    let number = try body.int()
    guard let phase = Press.Phase(rawValue: try body.int()) else { throw Malformed("a press has no known phase") }
    return Press(press: number, phase: phase, type: try body.int(), force: try body.shortDouble())
  }
}
