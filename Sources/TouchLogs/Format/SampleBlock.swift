/// The frames of touches and of estimates that one sealed block keeps, as columns, deflated.
///
/// Payload: the first frame's time (8 bytes), so that a search need not inflate; the counts of frames, of rows and of
/// inflated bytes; then one bare deflate stream. A row is a sample, a coalesced or a predicted one.
enum SampleBlock {
  /// - Parameters:
  ///   - frames: touches and estimates with at least one sample each, within `Limit.samplesPerBlock` rows.
  ///   - grids: on which the columns of the block before stood; then on which this one's do.
  static func encode(_ frames: [Frame], effort: PackingEffort, grids: inout Grids) -> [UInt8] {
    let gathered = RowColumns(frames)
    let columns = gathered.columns(effort: effort, grids: &grids)
    let parts = columns.parts
    var payload = ByteWriter()
    payload.double(frames.first?.time ?? 0)
    payload.varint(count: frames.count)
    payload.varint(count: gathered.count)
    payload.varint(count: parts.reduce(0) { $0 + $1.count })
    payload.raw(Deflate.packed(parts, effort: effort))
    return payload.bytes
  }

  static func decode(_ payload: [UInt8]) throws(Malformed) -> SampleColumns {
    var reader = ByteReader(payload)
    _ = try reader.double()
    let frames = try reader.varint(atMost: Limit.samplesPerBlock)
    let rows = try reader.varint(atMost: Limit.samplesPerBlock)
    let size = try reader.varint(atMost: Limit.inflatedBytes)
    let columns = try ColumnDirectory(try Inflate.unpacked(try reader.take(reader.remaining), count: size))
    return try SampleColumns(columns, frames: frames, rows: rows)
  }

  /// The columns of a payload, inflated and not yet read.
  static func directory(of payload: [UInt8]) throws(Malformed) -> ColumnDirectory {
    var reader = ByteReader(payload)
    _ = (try reader.double(), try reader.varint(), try reader.varint())
    let size = try reader.varint(atMost: Limit.inflatedBytes)
    return try ColumnDirectory(try Inflate.unpacked(try reader.take(reader.remaining), count: size))
  }

  /// By column the grid that its values stood on last.
  typealias Grids = [ColumnNumber: Grid]
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

  /// Samples, coalesced and predicted ones counted too.
  var rowCount: Int { allSamples.reduce(0) { $0 + 1 + $1.coalesced.count + $1.predicted.count } }
}
