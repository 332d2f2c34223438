import Foundation

/// One frame as bytes that stand alone: what befalls the frames before it changes nothing.
///
/// Made for writing at once and without allocating, not for being small: about 30 bytes a sample.
enum FrameCoding {
  /// - Parameter frame: within the limits that `LogWriter` checks.
  static func write(_ frame: Frame, to body: inout ByteWriter) {
    switch frame.content {
    case .touches(let samples) where !samples.isEmpty: write(samples, .touches, frame.time, to: &body)
    case .estimates(let samples) where !samples.isEmpty: write(samples, .estimates, frame.time, to: &body)
    default: EventBlock.write(frame, to: &body)
    }
  }

  static func read(_ body: inout ByteReader) throws(Malformed) -> Frame {
    var peek = body
    guard let kind = JournalKind(rawValue: try peek.byte()) else { return try EventBlock.frame(&body) }
    guard kind == .touches || kind == .estimates else { throw Malformed("no frame stands there") }
    body = peek
    let time = try body.double()
    var rows = Limit.samplesPerBlock
    let count = try body.varint(atMost: rows)
    var samples: [Sample] = []
    for _ in 0..<count { samples.append(try sample(&body, rows: &rows, mayHaveMinors: true)) }
    return Frame(time: time, content: kind == .touches ? .touches(samples) : .estimates(samples))
  }

  private static func write(
    _ samples: [Sample], _ kind: JournalKind, _ time: TimeInterval, to body: inout ByteWriter
  ) {
    body.byte(kind.rawValue)
    body.double(time)
    body.varint(count: samples.count)
    for sample in samples { write(sample, to: &body) }
  }

  private static func write(_ sample: Sample, to body: inout ByteWriter) {
    let parts = parts(of: sample)
    let (x, y) = (Double(sample.location.x).bitPattern, Double(sample.location.y).bitPattern)
    body.int(sample.finger)
    body.byte(UInt8(truncatingIfNeeded: sample.phase.rawValue))
    body.varint(parts)
    body.packedDouble(x)
    body.packedDouble(y)
    if parts & RowPart.previous != 0 {
      // A finger moves little between two frames: most high bits are alike.
      body.packedDouble(Double(sample.previousLocation.x).bitPattern ^ x)
      body.packedDouble(Double(sample.previousLocation.y).bitPattern ^ y)
    }
    if parts & RowPart.tapCount != 0 { body.int(sample.tapCount) }
    if parts & RowPart.window != 0 { body.int(sample.window) }
    if parts & RowPart.type != 0 { body.int(sample.type.rawValue) }
    if parts & RowPart.estimated != 0 { body.int(sample.estimatedProperties.rawValue) }
    if parts & RowPart.expecting != 0 { body.int(sample.estimatedPropertiesExpectingUpdates.rawValue) }
    write(sample.force, to: &body)
    write(sample.maximumPossibleForce, to: &body)
    write(sample.majorRadius, to: &body)
    write(sample.majorRadiusTolerance, to: &body)
    write(sample.altitudeAngle, to: &body)
    write(sample.azimuthAngle, to: &body)
    write(sample.rollAngle, to: &body)
    if let index = sample.estimationUpdateIndex { body.int(index) }
    if parts & RowPart.coalesced != 0 { write(sample.coalesced, to: &body) }
    if parts & RowPart.predicted != 0 { write(sample.predicted, to: &body) }
  }

  private static func write(_ value: Double?, to body: inout ByteWriter) {
    if let value { body.packedDouble(value.bitPattern) }
  }

  private static func write(_ minors: [TimedSample], to body: inout ByteWriter) {
    body.varint(count: minors.count)
    for minor in minors {
      body.double(minor.time)
      write(minor.sample, to: &body)
    }
  }

  private static func parts(of sample: Sample) -> UInt64 {
    let (place, before) = (sample.location, sample.previousLocation)
    let rests =
      Double(place.x).bitPattern == Double(before.x).bitPattern
      && Double(place.y).bitPattern == Double(before.y).bitPattern
    var parts = UInt64(OptionalColumn.presence(in: sample)) << RowPart.optionalsShift
    if !rests { parts |= RowPart.previous }
    if sample.tapCount != 1 { parts |= RowPart.tapCount }
    if sample.window != 0 { parts |= RowPart.window }
    if sample.type != .direct { parts |= RowPart.type }
    if sample.rare.isEmpty { return parts }
    if sample.estimatedProperties.rawValue != 0 { parts |= RowPart.estimated }
    if sample.estimatedPropertiesExpectingUpdates.rawValue != 0 { parts |= RowPart.expecting }
    if !sample.coalesced.isEmpty { parts |= RowPart.coalesced }
    if !sample.predicted.isEmpty { parts |= RowPart.predicted }
    return parts
  }

  /// - Parameter rows: how many more there may be in the frame.
  private static func sample(
    _ body: inout ByteReader, rows: inout Int, mayHaveMinors: Bool
  ) throws(Malformed) -> Sample {
    guard rows > 0 else { throw Malformed("a frame has more than \(Limit.samplesPerBlock) samples") }
    rows -= 1
    let finger = try body.int()
    guard let phase = Sample.Phase(rawValue: Int(try body.byte())) else {
      throw Malformed("a sample has no known phase")
    }
    let parts = try body.varint()
    guard parts & ~RowPart.all == 0 else { throw Malformed("a sample has unknown parts") }
    let (x, y) = (try body.packedDouble(), try body.packedDouble())
    var sample = Sample(finger: finger, phase: phase, location: point(x, y))
    if parts & RowPart.previous != 0 {
      sample.previousLocation = point(try body.packedDouble() ^ x, try body.packedDouble() ^ y)
    }
    if parts & RowPart.tapCount != 0 { sample.tapCount = try body.int() }
    if parts & RowPart.window != 0 { sample.window = try body.int() }
    if parts & RowPart.type != 0 {
      guard let type = Sample.Kind(rawValue: try body.int()) else {
        throw Malformed("a sample is of no known type")
      }
      sample.type = type
    }
    if parts & RowPart.estimated != 0 { sample.estimatedProperties = .init(rawValue: try body.int()) }
    if parts & RowPart.expecting != 0 {
      sample.estimatedPropertiesExpectingUpdates = .init(rawValue: try body.int())
    }
    let presence = Int(truncatingIfNeeded: parts >> RowPart.optionalsShift)
    for column in OptionalColumn.allCases where presence & column.bit != 0 {
      sample.reported[column] = Double(bitPattern: try body.packedDouble())
    }
    if presence & OptionalColumn.updateIndexBit != 0 { sample.estimationUpdateIndex = try body.int() }
    if parts & RowPart.coalesced != 0 { sample.coalesced = try minors(&body, rows: &rows, mayHaveMinors) }
    if parts & RowPart.predicted != 0 { sample.predicted = try minors(&body, rows: &rows, mayHaveMinors) }
    return sample
  }

  private static func minors(
    _ body: inout ByteReader, rows: inout Int, _ areAllowed: Bool
  ) throws(Malformed) -> [TimedSample] {
    guard areAllowed else { throw Malformed("a coalesced or predicted sample has such samples of its own") }
    var minors: [TimedSample] = []
    for _ in 0..<(try body.varint(atMost: rows)) {
      let time = try body.double()
      minors.append(TimedSample(time: time, sample: try sample(&body, rows: &rows, mayHaveMinors: false)))
    }
    return minors
  }

  private static func point(_ x: UInt64, _ y: UInt64) -> CGPoint {
    CGPoint(x: Double(bitPattern: x), y: Double(bitPattern: y))
  }
}
