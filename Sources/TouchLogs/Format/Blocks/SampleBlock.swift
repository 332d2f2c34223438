/// The frames of touches and of estimates that one sealed block keeps, as columns, deflated.
///
/// Payload: the first frame's time (8 bytes), so that a search need not inflate; the counts of frames, of rows and
/// of inflated bytes; then one bare deflate stream. A row is a sample, a coalesced or a predicted one.
enum SampleBlock {
  /// - Parameters:
  ///   - frames: touches and estimates with at least one sample each, within `Limit.samplesPerBlock` rows.
  ///   - grids: on which the columns of the block before stood; then on which this one's do.
  ///   - least: how long the payload must be, by what it unpacks to; shorter ones are filled up.
  static func encode(
    _ frames: [Frame], effort: PackingEffort, grids: inout Grids, least: (_ unpacked: Int) -> Int = { _ in 0 }
  ) -> (payload: [UInt8], unpacked: Int) {
    let gathered = RowColumns(frames)
    var columns = gathered.columns(effort: effort, grids: &grids)
    func packed() -> (payload: [UInt8], unpacked: Int) {
      let arrangements = columns.arrangements
      let size = arrangements[0].reduce(0) { $0 + $1.count }
      var payload = ByteWriter()
      payload.double(frames.first?.time ?? 0)
      payload.varint(count: frames.count)
      payload.varint(count: gathered.count)
      payload.varint(count: size)
      payload.raw(Deflate.packed(either: arrangements, effort: effort))
      return (payload.bytes, size + Limit.unpackedPerRow * gathered.count)
    }
    let bare = packed()
    let lacking = least(bare.unpacked) - bare.payload.count
    if lacking <= 0 { return bare }
    columns.fill(lacking)
    return packed()
  }

  static func decode(_ payload: [UInt8]) throws(Malformed) -> SampleColumns {
    try SampleColumns(try SampleBlockHead(payload))
  }

  /// By column the grid that its values stood on last.
  typealias Grids = [ColumnNumber: Grid]
}

/// What a block of samples announces, with nothing inflated yet.
struct SampleBlockHead {
  let frames: Int
  let rows: Int
  private let size: Int
  private let deflated: ArraySlice<UInt8>

  init(_ payload: [UInt8]) throws(Malformed) {
    var reader = ByteReader(payload)
    _ = try reader.double()
    frames = try reader.varint(atMost: Limit.samplesPerBlock)
    rows = try reader.varint(atMost: Limit.samplesPerBlock)
    size = try reader.varint(atMost: Limit.inflatedBytes)
    deflated = payload[reader.position...]
  }

  /// What counts against the log's length; see `Expansion`.
  var unpacked: Int { size + Limit.unpackedPerRow * rows }

  /// Its columns, inflated and not yet read.
  var directory: ColumnDirectory {
    get throws(Malformed) { try ColumnDirectory(try Inflate.unpacked(deflated, count: size)) }
  }
}

extension Frame {
  /// The samples of touches and of estimates alike.
  var allSamples: [Sample] {
    switch content {
    case .touches(let samples), .estimates(let samples): samples
    default: []
    }
  }

  var isEstimates: Bool {
    if case .estimates = content { true } else { false }
  }
}

extension Sample {
  /// Whether it has coalesced or predicted samples.
  var hasMinors: Bool { !rare.isEmpty && !(coalesced.isEmpty && predicted.isEmpty) }
}
