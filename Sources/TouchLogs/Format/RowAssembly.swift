import Foundation

/// Puts the columns of a block back together into frames.
struct RowAssembly {
  private let shapes: [RowShape]
  private let times: [Double]
  private let x: [Double]
  private let y: [Double]
  private var previousX: Values<Double>
  private var previousY: Values<Double>
  private var optionals: [(bit: Int, column: OptionalColumn, values: Values<Double>)]
  private var indices: Values<Int64>
  private var minorTimes: Values<Double>
  private var previous = PreviousLocations()

  /// Takes values in the order of the rows that have one.
  private struct Values<Value> {
    let values: [Value]
    var position = 0

    init(_ values: [Value]) { self.values = values }

    mutating func next() throws(Malformed) -> Value {
      guard position < values.count else { throw Malformed("a column has too few values") }
      defer { position += 1 }
      return values[position]
    }
  }

  init(_ columns: ColumnDirectory, _ shapes: [RowShape], frames: Int) throws(Malformed) {
    self.shapes = shapes
    guard shapes.count(where: \.startsFrame) == frames else {
      throw Malformed("it does not have the \(frames) frames it announces")
    }
    times = try columns.times(.time, count: frames)
    let contexts = shapes.map(\.context)
    x = try columns.values(.x, contexts)
    y = try columns.values(.y, contexts)
    let exceptions = shapes.filter(\.storesPrevious).map(\.context)
    previousX = Values(try columns.values(.previousX, exceptions))
    previousY = Values(try columns.values(.previousY, exceptions))
    optionals = []
    for (bit, column) in OptionalColumn.used(in: shapes) {
      let present = shapes.filter { $0.attributes.presence & (1 << bit) != 0 }.map(\.context)
      optionals.append((bit, column, Values(try columns.values(column.number, present))))
    }
    let indexed = shapes.count { $0.attributes.presence & OptionalColumn.updateIndexBit != 0 }
    indices = Values(try columns.numbers(.updateIndex, SampleBlock.serialContexts(indexed)))
    minorTimes = Values(try columns.values(.minorTime, shapes.compactMap(\.minorTimeContext)))
  }

  /// All frames of the block, once.
  mutating func frames() throws(Malformed) -> [Frame] {
    var frames: [Frame] = []
    frames.reserveCapacity(times.count)
    var samples: [Sample] = []
    var isEstimates = false
    for (row, shape) in shapes.enumerated() {
      if shape.startsFrame {
        close(&frames, samples, isEstimates)
        samples = []
        isEstimates = shape.isEstimates
      }
      let sample = try sample(row, shape)
      switch shape.role {
      case .main:
        samples.append(sample)
      case .coalesced:
        samples[samples.count - 1].coalesced.append(TimedSample(time: try minorTimes.next(), sample: sample))
      case .predicted:
        samples[samples.count - 1].predicted.append(TimedSample(time: try minorTimes.next(), sample: sample))
      }
    }
    close(&frames, samples, isEstimates)
    return frames
  }

  private func close(_ frames: inout [Frame], _ samples: [Sample], _ isEstimates: Bool) {
    if samples.isEmpty { return }
    let content: Frame.Content = isEstimates ? .estimates(samples) : .touches(samples)
    frames.append(Frame(time: times[frames.count], content: content))
  }

  private mutating func sample(_ row: Int, _ shape: RowShape) throws(Malformed) -> Sample {
    let location = CGPoint(x: x[row], y: y[row])
    let attributes = shape.attributes
    let before =
      shape.storesPrevious
      ? CGPoint(x: try previousX.next(), y: try previousY.next()) : previous.derived(for: shape, at: location)
    var sample = Sample(
      finger: shape.finger, phase: shape.phase, location: location, previousLocation: before,
      tapCount: attributes.tapCount, window: attributes.window)
    sample.type = attributes.type
    sample.estimatedProperties = .init(rawValue: attributes.estimated)
    sample.estimatedPropertiesExpectingUpdates = .init(rawValue: attributes.expecting)
    if attributes.presence != 0 {
      for index in optionals.indices where attributes.presence & (1 << optionals[index].bit) != 0 {
        sample[keyPath: optionals[index].column.path] = try optionals[index].values.next()
      }
      if attributes.presence & OptionalColumn.updateIndexBit != 0 {
        guard let index = Int(exactly: try indices.next()) else { throw Malformed("an update index is too large") }
        sample.estimationUpdateIndex = index
      }
    }
    previous.note(location, shape)
    return sample
  }
}
