import Foundation

/// The frames of touches and of estimates that one sealed block keeps, as columns, deflated.
///
/// Payload: the first frame's time (8 bytes), so that a search need not inflate; the counts of frames, of rows and of
/// inflated bytes; then one bare deflate stream. A row is a sample, a coalesced or a predicted one.
enum SampleBlock {
  /// - Parameter frames: touches and estimates with at least one sample each, within `Limit.samplesPerBlock` rows.
  static func encode(_ frames: [Frame]) -> [UInt8] {
    let firstFinger = frames.first?.allSamples.first?.finger ?? 0
    var shapes = ShapeWriter(firstFinger: firstFinger)
    var rows: [Sample] = []
    var minorTimes: [Double] = []
    for frame in frames {
      shapes.append(frame.allSamples, areEstimates: frame.isEstimates)
      for sample in frame.allSamples {
        let minors = sample.coalesced + sample.predicted
        rows.append(sample)
        rows += minors.map(\.sample)
        minorTimes += minors.map(\.time)
      }
    }
    var columns = ColumnSet()
    var first = ByteWriter()
    first.int(firstFinger)
    columns.add(.control, first, Tokens(bytes: shapes.control))
    columns.add(.minorControl, bytes: shapes.minorControl)
    columns.add(.fingers, tokens: shapes.fingers)
    columns.add(.extras, tokens: shapes.extras)
    let time = TimeColumn.encode(frames.map(\.time))
    columns.add(.time, time.head, time.tokens)
    addValues(rows, shapes.shapes, minorTimes, to: &columns)

    let parts = columns.parts
    var payload = ByteWriter()
    payload.double(frames.first?.time ?? 0)
    payload.varint(count: frames.count)
    payload.varint(count: rows.count)
    payload.varint(count: parts.reduce(0) { $0 + $1.count })
    payload.raw(Deflate.packed(parts))
    return payload.bytes
  }

  private static func addValues(
    _ rows: [Sample], _ shapes: [RowShape], _ minorTimes: [Double], to columns: inout ColumnSet
  ) {
    func add(_ number: ColumnNumber, _ values: [Double], _ contexts: [Prediction.Context]) {
      if values.isEmpty { return }
      let column = ValueColumn.encode(values, contexts: contexts)
      columns.add(number, column.head, column.tokens)
    }
    let contexts = shapes.map(\.context)
    add(.x, rows.map { Double($0.location.x) }, contexts)
    add(.y, rows.map { Double($0.location.y) }, contexts)
    let exceptions = zip(rows, shapes).filter(\.1.storesPrevious)
    add(.previousX, exceptions.map { Double($0.0.previousLocation.x) }, exceptions.map(\.1.context))
    add(.previousY, exceptions.map { Double($0.0.previousLocation.y) }, exceptions.map(\.1.context))
    for (_, column) in OptionalColumn.used(in: shapes) {
      let present = zip(rows, shapes).compactMap { row, shape in
        row[keyPath: column.path].map { ($0, shape.context) }
      }
      add(column.number, present.map(\.0), present.map(\.1))
    }
    let indices = zip(rows, shapes).compactMap { row, shape in row.estimationUpdateIndex.map { ($0, shape.context) }
    }
    if !indices.isEmpty {
      let column = NumberColumn.encode(
        indices.map { Int64($0.0) }, contexts: indices.map { _ in SampleBlock.serial })
      columns.add(.updateIndex, column.head, Tokens(column.residuals))
    }
    add(.minorTime, minorTimes, shapes.compactMap(\.minorTimeContext))
  }

  /// Update indices count up through the stream, whichever finger they belong to.
  private static let serial = Prediction.Context.own(slot: 0, rests: false)

  static func decode(_ payload: [UInt8]) throws(Malformed) -> [Frame] {
    var reader = ByteReader(payload)
    _ = try reader.double()
    let frameCount = try reader.varint(atMost: Limit.samplesPerBlock)
    let rowCount = try reader.varint(atMost: Limit.samplesPerBlock)
    let size = try reader.varint(atMost: Limit.inflatedBytes)
    let columns = try ColumnDirectory(try Inflate.unpacked(try reader.take(reader.remaining), count: size))
    var first = columns.head(.control)
    var shapes = ShapeReader(
      rows: rowCount, firstFinger: try first.int(), control: columns.tokens(.control),
      minorControl: columns.tokens(.minorControl), fingers: columns.tokens(.fingers),
      extras: columns.tokens(.extras))
    var assembly = try RowAssembly(columns, try shapes.read(), frames: frameCount)
    return try assembly.frames()
  }

  /// The contexts of a block's whole-number column of update indices.
  static func serialContexts(_ count: Int) -> [Prediction.Context] { Array(repeating: serial, count: count) }
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

extension ColumnSet {
  mutating func add(_ number: ColumnNumber, tokens values: [Int64]) {
    add(number, ByteWriter(), Tokens(values))
  }
}
