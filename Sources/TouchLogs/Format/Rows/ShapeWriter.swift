/// Turns the shapes of rows into columns: a byte a row, nearly always 0, and rare numbers beside it.
struct ShapeWriter {
  private(set) var control: [UInt8] = []
  private(set) var minorControl: [UInt8] = []
  private(set) var fingers: [Int64] = []
  private(set) var extras: [Int64] = []
  private var rows: [RowShape] = []
  private var table: FingerTable
  private var previous = PreviousLocations()

  init(firstFinger: Int) { table = FingerTable(firstFinger: firstFinger) }

  /// The rows taken in.
  var shapes: RowShapes { RowShapes(rows: rows, attributes: table.attributes) }

  /// Takes a frame's samples in, with the coalesced and predicted ones they carry.
  mutating func append(_ samples: UnsafeBufferPointer<Sample>, areEstimates: Bool) {
    for index in samples.indices {
      appendMain(samples[index], startsFrame: index == 0, isEstimates: areEstimates)
    }
  }

  private mutating func appendMain(_ sample: borrowing Sample, startsFrame: Bool, isEstimates: Bool) {
    let (who, slot) = find(sample.finger)
    var byte = who.rawValue << Control.whoShift
    let expected: Sample.Phase = table.isNew(slot) ? .began : .moved
    byte |= Self.code(of: sample.phase, expected: expected)
    if startsFrame != table.foreseesFrame(at: slot) { byte |= Control.frameBit }
    let foreseen = table.attributes(slot)
    var row = RowShape(
      finger: sample.finger, slot: UInt16(slot), attributes: foreseen, role: .main, phase: sample.phase,
      startsFrame: startsFrame, isEstimates: isEstimates, storesPrevious: false)
    row.storesPrevious = !previous.derives(sample, row)
    if row.storesPrevious { byte |= Control.previousBit }
    let toggles = startsFrame && isEstimates != table.isEstimates
    let attributes = Attributes(of: sample)
    row.attributes = table.place(of: attributes, after: foreseen)
    if row.attributes != foreseen || toggles {
      byte |= Control.extrasBit
      appendExtras(attributes, over: table.attributes[Int(foreseen)], toggles: toggles)
    }
    control.append(byte)
    rows.append(row)
    previous.note(sample.location, row)
    table.note(row)
    if attributes.coalesced != 0 || attributes.predicted != 0 { appendMinors(of: sample, row) }
  }

  private mutating func appendMinors(of owner: borrowing Sample, _ row: RowShape) {
    let count = UInt16(owner.coalesced.count)
    for (index, timed) in owner.coalesced.enumerated() {
      appendMinor(timed.sample, role: .coalesced(index: UInt16(index), of: count), owner: row)
    }
    for (index, timed) in owner.predicted.enumerated() {
      appendMinor(timed.sample, role: .predicted(index: UInt16(index)), owner: row)
    }
  }

  private mutating func appendMinor(_ sample: Sample, role: RowShape.Role, owner: RowShape) {
    let foreseen = table.placeForMinors(of: owner.attributes)
    var row = owner
    (row.finger, row.phase, row.role) = (sample.finger, sample.phase, role)
    (row.startsFrame, row.storesPrevious) = (false, false)
    row.storesPrevious = !previous.derives(sample, row)
    var byte = Self.code(of: sample.phase, expected: role.expectedPhase(owner: owner.phase))
    if sample.finger != owner.finger {
      byte |= Control.whoMask
      fingers.append(Int64(sample.finger &- owner.finger))
    }
    if row.storesPrevious { byte |= Control.previousBit }
    let attributes = Attributes(of: sample)
    row.attributes = table.place(of: attributes, after: foreseen)
    if row.attributes != foreseen {
      byte |= Control.extrasBit
      appendExtras(attributes, over: table.attributes[Int(foreseen)], toggles: false)
    }
    minorControl.append(byte)
    rows.append(row)
    previous.note(sample.location, row)
  }

  private mutating func find(_ finger: Int) -> (Control.Who, slot: Int) {
    if let slot = table.foreseen, table.finger(slot) == finger { return (.foreseen, slot) }
    guard let slot = table.slot(ofFinger: finger) else {
      let who: Control.Who =
        finger != table.nextFinger ? .number : table.foreseen == nil ? .foreseen : .next
      if who == .number { fingers.append(Int64(finger &- table.nextFinger)) }
      return (who, table.open(finger))
    }
    if let rank = table.rank(of: slot) {
      fingers.append(Int64(rank))
      return (.rank, slot)
    }
    fingers.append(Int64(finger &- table.nextFinger))
    return (.number, slot)
  }

  private mutating func appendExtras(_ new: Attributes, over old: Attributes, toggles: Bool) {
    let place = extras.count
    extras.append(0)
    var mask = toggles ? Extra.estimatesFrame : 0
    func changed(_ bit: Int, _ value: Int, _ before: Int) {
      if value == before { return }
      mask |= bit
      extras.append(Int64(value))
    }
    changed(Extra.tapCount, new.tapCount, old.tapCount)
    changed(Extra.window, new.window, old.window)
    changed(Extra.type, new.type.rawValue, old.type.rawValue)
    changed(Extra.presence, new.presence, old.presence)
    changed(Extra.estimated, new.estimated, old.estimated)
    changed(Extra.expecting, new.expecting, old.expecting)
    changed(Extra.coalesced, new.coalesced, old.coalesced)
    changed(Extra.predicted, new.predicted, old.predicted)
    extras[place] = Int64(mask)
  }

  private static func code(of phase: Sample.Phase, expected: Sample.Phase) -> UInt8 {
    phase == expected ? 0 : UInt8(phase.rawValue) + 1
  }
}

extension RowShape.Role {
  /// A finger moves between two frames; the last coalesced sample repeats its owner.
  func expectedPhase(owner: Sample.Phase) -> Sample.Phase {
    if case .coalesced(let index, let count) = self, index == count - 1 { return owner }
    return .moved
  }
}
