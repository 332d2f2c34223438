/// Takes back what `ShapeWriter` wrote: the same table foresees the same, so zeros are enough.
struct ShapeReader {
  private var control: TokenReader
  private var minorControl: TokenReader
  private var fingers: TokenReader
  private var extras: TokenReader
  private var table: FingerTable
  private(set) var shapes: [RowShape] = []
  private let rows: Int

  /// - Parameter rows: how many rows the block announces; its limit has been checked.
  init(
    rows: Int, firstFinger: Int, control: TokenReader, minorControl: TokenReader, fingers: TokenReader,
    extras: TokenReader
  ) {
    self.rows = rows
    self.control = control
    self.minorControl = minorControl
    self.fingers = fingers
    self.extras = extras
    table = FingerTable(firstFinger: firstFinger)
    shapes.reserveCapacity(rows)
  }

  /// All rows of the block, once.
  mutating func read() throws(Malformed) -> [RowShape] {
    while control.remaining > 0 { try readMain() }
    guard shapes.count == rows else { throw Malformed("it has \(shapes.count) samples instead of \(rows)") }
    guard minorControl.remaining == 0, fingers.remaining == 0, extras.remaining == 0 else {
      throw Malformed("its columns disagree about the number of samples")
    }
    return shapes
  }

  private mutating func readMain() throws(Malformed) {
    let byte = try control.byte()
    let slot = try find(byte)
    let phase = try Self.phase(byte, expected: table.isNew(slot) ? .began : .moved)
    let startsFrame = table.foreseesFrame(at: slot) != (byte & Control.frameBit != 0)
    var isEstimates = table.isEstimates
    var attributes = table.attributes(slot)
    if byte & Control.extrasBit != 0, try readExtras(&attributes) {
      guard startsFrame else { throw Malformed("estimates begin inside a frame") }
      isEstimates.toggle()
    }
    guard startsFrame || !shapes.isEmpty else { throw Malformed("its first sample begins no frame") }
    let row = RowShape(
      role: .main, slot: slot, finger: table.finger(slot), phase: phase, startsFrame: startsFrame,
      isEstimates: isEstimates, storesPrevious: byte & Control.previousBit != 0, attributes: attributes)
    try append(row)
    table.note(row)
    for index in 0..<attributes.coalesced {
      try readMinor(.coalesced(index: index, of: attributes.coalesced), owner: row)
    }
    for index in 0..<attributes.predicted { try readMinor(.predicted(index: index), owner: row) }
  }

  private mutating func readMinor(_ role: RowShape.Role, owner: RowShape) throws(Malformed) {
    let byte = try minorControl.byte()
    var row = owner
    row.role = role
    row.startsFrame = false
    row.phase = try Self.phase(byte, expected: role.expectedPhase(owner: owner.phase))
    row.storesPrevious = byte & Control.previousBit != 0
    row.attributes = owner.attributes.forMinor
    if byte & Control.whoMask != 0 { row.finger = owner.finger &+ (try fingers.int()) }
    if byte & Control.extrasBit != 0 {
      guard try !readExtras(&row.attributes), row.attributes.coalesced == 0, row.attributes.predicted == 0 else {
        throw Malformed("a coalesced sample has samples of its own")
      }
    }
    try append(row)
  }

  private mutating func append(_ row: RowShape) throws(Malformed) {
    guard shapes.count < rows else { throw Malformed("it has more samples than it announces") }
    shapes.append(row)
  }

  private mutating func find(_ byte: UInt8) throws(Malformed) -> Int {
    switch Control.Who(rawValue: (byte & Control.whoMask) >> Control.whoShift) {
    case .foreseen: return table.foreseen ?? table.open(table.nextFinger)
    case .next: return table.open(table.nextFinger)
    case .rank:
      guard let slot = table.slot(atRank: try fingers.int()) else { throw Malformed("a finger is not down") }
      return slot
    case .number, nil:
      let finger = table.nextFinger &+ (try fingers.int())
      return table.slot(ofFinger: finger) ?? table.open(finger)
    }
  }

  /// - Returns: whether frames turn from touches to estimates, or back.
  private mutating func readExtras(_ attributes: inout Attributes) throws(Malformed) -> Bool {
    let mask = try extras.int()
    guard mask & ~Extra.all == 0 else { throw Malformed("a sample has attributes unknown to this version") }
    if mask & Extra.tapCount != 0 { attributes.tapCount = try extras.int() }
    if mask & Extra.window != 0 { attributes.window = try extras.int() }
    if mask & Extra.type != 0 {
      guard let type = Sample.Kind(rawValue: try extras.int()) else { throw Malformed("a touch has no known type") }
      attributes.type = type
    }
    if mask & Extra.presence != 0 { attributes.presence = try bounded(OptionalColumn.allBits) }
    if mask & Extra.estimated != 0 { attributes.estimated = try extras.int() }
    if mask & Extra.expecting != 0 { attributes.expecting = try extras.int() }
    if mask & Extra.coalesced != 0 { attributes.coalesced = try bounded(Limit.samplesPerBlock) }
    if mask & Extra.predicted != 0 { attributes.predicted = try bounded(Limit.samplesPerBlock) }
    return mask & Extra.estimatesFrame != 0
  }

  private mutating func bounded(_ limit: Int) throws(Malformed) -> Int {
    let value = try extras.int()
    guard (0...limit).contains(value) else {
      throw Malformed("an attribute of \(value) is above its limit \(limit)")
    }
    return value
  }

  private static func phase(_ byte: UInt8, expected: Sample.Phase) throws(Malformed) -> Sample.Phase {
    let code = Int(byte & Control.phaseMask)
    if code == 0 { return expected }
    guard let phase = Sample.Phase(rawValue: code - 1) else { throw Malformed("a sample has no known phase") }
    return phase
  }
}
