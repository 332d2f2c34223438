import Foundation

/// The rows of frames, gathered column by column to be packed.
struct RowColumns {
  private var shapes = RowShapes()
  private var columns = ColumnSet()
  private var times: [Double] = []
  private var x: [Double] = []
  private var y: [Double] = []
  /// Of all rows, though only exceptions are kept.
  private var previous: [CGPoint] = []
  private var optionals: [[Double]] = OptionalColumn.allCases.map { _ in [] }
  private var indices: [Int64] = []
  private var minorTimes: [Double] = []

  /// - Parameter frames: at least one, each with a sample.
  init(_ frames: [Frame]) {
    let firstFinger = frames.first?.allSamples.first?.finger ?? 0
    var writer = ShapeWriter(firstFinger: firstFinger)
    times.reserveCapacity(frames.count)
    x.reserveCapacity(frames.count)
    y.reserveCapacity(frames.count)
    previous.reserveCapacity(frames.count)
    for frame in frames {
      times.append(frame.time)
      let areEstimates = frame.isEstimates
      frame.allSamples.withUnsafeBufferPointer { samples in
        writer.append(samples, areEstimates: areEstimates)
        guard let first = samples.baseAddress else { return }
        for index in samples.indices { append(main: first + index) }
      }
    }
    shapes = writer.shapes
    var first = ByteWriter()
    first.int(firstFinger)
    columns.add(.control, first, Tokens(bytes: writer.control))
    columns.add(.minorControl, Tokens(bytes: writer.minorControl))
    columns.add(.fingers, Tokens(writer.fingers))
    columns.add(.extras, Tokens(writer.extras))
  }

  var count: Int { shapes.rows.count }

  private mutating func append(main sample: UnsafePointer<Sample>) {
    append(sample)
    guard sample.pointee.hasMinors else { return }
    for minor in sample.pointee.coalesced + sample.pointee.predicted {
      withUnsafePointer(to: minor.sample) { append($0) }
      minorTimes.append(minor.time)
    }
  }

  /// - Parameter sample: where it lies: taking it from there would cost more than all that is asked of it.
  @inline(__always)
  private mutating func append(_ sample: UnsafePointer<Sample>) {
    x.append(Double(sample.pointee.location.x))
    y.append(Double(sample.pointee.location.y))
    previous.append(sample.pointee.previousLocation)
    if sample.pointee.reported.presence != 0 {
      for column in OptionalColumn.allCases {
        if let value = sample.pointee.reported[column] { optionals[column.rawValue].append(value) }
      }
    }
    if !sample.pointee.rare.isEmpty, let index = sample.pointee.estimationUpdateIndex {
      indices.append(Int64(index))
    }
  }

  /// - Parameter grids: on which the columns of the block before stood; then on which these do.
  func columns(effort: PackingEffort, grids: inout SampleBlock.Grids) -> ColumnSet {
    var columns = columns
    func add(_ number: ColumnNumber, _ values: [Double], _ rows: ColumnRows) {
      if values.isEmpty { return }
      let column = ValueColumn(values, rows, effort: effort, hint: grids[number])
      grids[number] = column.grid
      columns.add(number, column.head, column.tokens)
    }
    let time = TimeColumn.encode(times, effort: effort, hint: grids[.time])
    grids[.time] = time.grid
    columns.add(.time, time.head, time.tokens)
    let all = ColumnRows(shapes.rows)
    func add(_ column: OptionalColumn) {
      if optionals[column.rawValue].isEmpty { return }
      add(column.number, optionals[column.rawValue], shapes.rows(with: column.bit, among: all))
    }
    // Angles change as seldom as times miss their clock: neighbours that are alike share a code table.
    for column in OptionalColumn.angles { add(column) }
    add(.x, x, all)
    add(.y, y, all)
    let exceptions = shapes.rows.indices.filter { shapes.rows[$0].storesPrevious }
    let excepted = ColumnRows(exceptions.map { shapes.rows[$0] })
    add(.previousX, exceptions.map { Double(previous[$0].x) }, excepted)
    add(.previousY, exceptions.map { Double(previous[$0].y) }, excepted)
    for column in OptionalColumn.allCases where !OptionalColumn.angles.contains(column) { add(column) }
    if !indices.isEmpty {
      let column = NumberColumn(indices, shapes.serial(among: all), effort: effort)
      columns.add(.updateIndex, column.head, Tokens(column.residuals))
    }
    add(.minorTime, minorTimes, ColumnRows(shapes.rows.compactMap(\.minorTimePath)))
    return columns
  }
}
