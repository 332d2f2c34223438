/// Takes back what `ShapeWriter` wrote: the same table foresees the same, so zeros are enough.
struct ShapeReader {
  private var control: TokenReader
  private var minorControl: TokenReader
  private var fingers: TokenReader
  private var extras: TokenReader
  private var table: FingerTable
  private var rows: [RowShape] = []
  private let count: Int
  /// Where the last frame begins.
  private var frameStart = 0
  /// How many rows up to the last one are as foreseen, with no others behind them.
  private var plain = 0
  /// Whether all that are behind the last row that has others behind it are as foreseen.
  private var minorsAreForeseen = false
  /// How many frames the rows make.
  private(set) var frames = 0
  /// How many of the rows are samples of touches frames.
  private(set) var touches = 0
  /// Whether any of the rows is coalesced or predicted.
  private(set) var hasMinors = false
  /// Whether any of the rows keeps its previousLocation.
  private(set) var hasExceptions = false

  /// - Parameter count: how many rows the block announces; its limit has been checked.
  init(
    count: Int, firstFinger: Int, control: TokenReader, minorControl: TokenReader, fingers: TokenReader,
    extras: TokenReader
  ) {
    self.count = count
    self.control = control
    self.minorControl = minorControl
    self.fingers = fingers
    self.extras = extras
    table = FingerTable(firstFinger: firstFinger)
    rows.reserveCapacity(count)
  }

  /// All rows of the block, once.
  mutating func read() throws(Malformed) -> RowShapes {
    while rows.count < count { try readMain() }
    guard control.remaining + minorControl.remaining + fingers.remaining + extras.remaining == 0 else {
      throw Malformed("its columns disagree about the number of samples")
    }
    return RowShapes(rows: rows, attributes: table.attributes)
  }

  /// Reads all at once what follows the first row of a frame as foreseen, where the frame before had the same
  /// fingers.
  ///
  /// Once each of them has moved as foreseen, each foresees the next, and the last the first: nothing but a byte
  /// other than zero ends that.
  private mutating func readTurns() {
    let first = rows.count - 1
    let fingers = first - frameStart
    frameStart = first
    guard fingers > 0, plain >= fingers, rows[first - fingers].slot == rows[first].slot else { return }
    let zeros = control.zeros(atMost: count - rows.count)
    let more = zeros - zeros % fingers
    if more == 0 { return }
    control.passZeros(more)
    if fingers == 1 {
      rows.append(contentsOf: repeatElement(rows[first], count: more))
    } else {
      for _ in 0..<more { rows.append(rows[rows.count - fingers]) }
    }
    frames += more / fingers
    if !rows[first].isEstimates { touches += more }
    frameStart = rows.count - 1
    table.noteTurns(more / fingers, of: rows[first - fingers + 1...first])
  }

  /// Likewise where a finger moves alone, with others of its samples behind each: as long as these are as foreseen,
  /// too.
  private mutating func readTurnsOfOne(at first: Int) {
    let minors = rows.count - first - 1
    guard minorsAreForeseen, table.foreseen == Int(rows[first].slot) else { return }
    let frames = control.zeros(atMost: (count - rows.count) / (minors + 1))
    let more = minorControl.zeros(atMost: frames * minors) / minors
    control.passZeros(more)
    minorControl.passZeros(more * minors)
    for _ in 0..<more * (minors + 1) { rows.append(rows[rows.count - minors - 1]) }
    self.frames += more
    if !rows[first].isEstimates { touches += more }
    frameStart = rows.count - minors - 1
    table.noteTurns(more, of: rows[first...first])
  }

  private mutating func readMain() throws(Malformed) {
    let byte = try control.byte()
    if byte == 0, let row = table.noteForeseen() {
      let first = rows.count
      try append(row)
      plain &+= 1
      guard row.startsFrame else { return }
      if rows.count == first + 1 { readTurns() } else { readTurnsOfOne(at: first) }
      return
    }
    let slot = try find(byte)
    let phase = try Self.phase(byte, expected: table.isNew(slot) ? .began : .moved)
    let startsFrame = table.foreseesFrame(at: slot) != (byte & Control.frameBit != 0)
    var isEstimates = table.isEstimates
    var attributes = table.attributes(slot)
    if byte & Control.extrasBit != 0, try readExtras(&attributes) {
      guard startsFrame else { throw Malformed("estimates begin inside a frame") }
      isEstimates.toggle()
    }
    guard startsFrame || !rows.isEmpty else { throw Malformed("its first sample begins no frame") }
    let row = RowShape(
      finger: table.finger(slot), slot: UInt16(slot), attributes: attributes, role: .main, phase: phase,
      startsFrame: startsFrame, isEstimates: isEstimates, storesPrevious: byte & Control.previousBit != 0)
    if row.storesPrevious { hasExceptions = true }
    table.note(row)
    plain = 0
    if startsFrame { frameStart = rows.count }
    try append(row)
  }

  @inline(__always)
  private mutating func append(_ row: RowShape) throws(Malformed) {
    rows.append(row)
    if row.startsFrame { frames &+= 1 }
    if !row.isEstimates { touches &+= 1 }
    let shared = table.attributes[Int(row.attributes)]
    if shared.coalesced | shared.predicted != 0 { try readMinors(of: row, shared) }
  }

  private mutating func readMinors(of owner: RowShape, _ shared: Attributes) throws(Malformed) {
    guard shared.coalesced + shared.predicted <= count - rows.count else {
      throw Malformed("it has more samples than it announces")
    }
    hasMinors = true
    minorsAreForeseen = true
    // Less than any: what has others behind it is no turn of several.
    plain = -1
    for index in 0..<shared.coalesced {
      try readMinor(.coalesced(index: UInt16(index), of: UInt16(shared.coalesced)), owner: owner)
    }
    for index in 0..<shared.predicted { try readMinor(.predicted(index: UInt16(index)), owner: owner) }
  }

  private mutating func readMinor(_ role: RowShape.Role, owner: RowShape) throws(Malformed) {
    let byte = try minorControl.byte()
    if byte != 0 { minorsAreForeseen = false }
    var row = owner
    row.role = role
    row.startsFrame = false
    row.phase = try Self.phase(byte, expected: role.expectedPhase(owner: owner.phase))
    row.storesPrevious = byte & Control.previousBit != 0
    if row.storesPrevious { hasExceptions = true }
    row.attributes = table.placeForMinors(of: owner.attributes)
    if byte & Control.whoMask != 0 { row.finger = owner.finger &+ (try fingers.int()) }
    if byte & Control.extrasBit != 0 {
      let turns = try readExtras(&row.attributes)
      let own = table.attributes[Int(row.attributes)]
      guard !turns, own.coalesced == 0, own.predicted == 0 else {
        throw Malformed("a coalesced sample has samples of its own")
      }
    }
    rows.append(row)
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
  private mutating func readExtras(_ place: inout UInt16) throws(Malformed) -> Bool {
    var attributes = table.attributes[Int(place)]
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
    place = table.place(of: attributes, after: place)
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
