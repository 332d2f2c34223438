import Foundation

/// A block's samples, checked and still in columns; frames are made of them one by one, when they are asked for.
struct SampleColumns {
  let frameCount: Int
  /// How many samples its touches frames have; coalesced and predicted ones are not counted.
  let touchCount: Int
  let shapes: RowShapes
  let times: [Double]
  let x: [Double]
  let y: [Double]
  private let previousX: [Double]
  private let previousY: [Double]
  private let optionals: [(column: OptionalColumn, values: [Double])]
  private let indices: [Int64]
  private let minorTimes: [Double]

  private var previous = PreviousLocations()
  private var row = 0
  private var frame = 0
  private var exception = 0
  private var optionalPlaces: [Int]
  private var indexPlace = 0
  private var minorPlace = 0

  /// Those of the frame before: if that is gone, its room is taken again.
  private var samples: [Sample] = []

  /// No samples.
  init() {
    (frameCount, touchCount, shapes, times, x, y) = (0, 0, RowShapes(), [], [], [])
    (previousX, previousY, optionals, indices, minorTimes, optionalPlaces) = ([], [], [], [], [], [])
  }

  /// - Throws: where the columns do not make as many frames and rows as are announced.
  init(_ head: SampleBlockHead) throws(Malformed) {
    try self.init(try head.directory, frames: head.frames, rows: head.rows)
  }

  /// How many samples the touches frames of a block have, with no more read than tells that.
  static func touchCount(_ head: SampleBlockHead) throws(Malformed) -> Int {
    var reader = try shapes(of: try head.directory, rows: head.rows)
    _ = try reader.read()
    guard reader.frames == head.frames else {
      throw Malformed("it does not have the \(head.frames) frames it announces")
    }
    return reader.touches
  }

  private static func shapes(of columns: ColumnDirectory, rows: Int) throws(Malformed) -> ShapeReader {
    var first = columns.head(.control)
    return ShapeReader(
      count: rows, firstFinger: try first.int(), control: columns.tokens(.control),
      minorControl: columns.tokens(.minorControl), fingers: columns.tokens(.fingers),
      extras: columns.tokens(.extras))
  }

  /// - Throws: where the columns do not make so many frames and rows.
  init(_ columns: ColumnDirectory, frames: Int, rows: Int) throws(Malformed) {
    var reader = try Self.shapes(of: columns, rows: rows)
    shapes = try reader.read()
    guard reader.frames == frames else { throw Malformed("it does not have the \(frames) frames it announces") }
    (frameCount, touchCount) = (frames, reader.touches)
    times = try columns.times(.time, count: frames)
    let all = ColumnRows(shapes.rows)
    x = try columns.values(.x, all)
    y = try columns.values(.y, all)
    let exceptions = ColumnRows(reader.hasExceptions ? shapes.rows.filter { $0.storesPrevious } : [])
    previousX = try columns.values(.previousX, exceptions)
    previousY = try columns.values(.previousY, exceptions)
    let presence = shapes.presence
    var optionals: [(OptionalColumn, [Double])] = []
    for column in OptionalColumn.allCases where presence & column.bit != 0 {
      optionals.append((column, try columns.values(column.number, shapes.rows(with: column.bit, among: all))))
    }
    self.optionals = optionals
    optionalPlaces = optionals.map { _ in 0 }
    let hasIndices = presence & OptionalColumn.updateIndexBit != 0
    indices = try hasIndices ? columns.numbers(.updateIndex, shapes.serial(among: all)) : []
    guard indices.allSatisfy({ Int(exactly: $0) != nil }) else { throw Malformed("an update index is too large") }
    minorTimes =
      reader.hasMinors ? try columns.values(.minorTime, ColumnRows(shapes.rows.compactMap(\.minorTimePath))) : []
  }

  /// Whether there is no next frame.
  var isAtEnd: Bool { row == shapes.rows.count }

  /// The next frame; nil behind the last one.
  mutating func next() -> Frame? {
    let start = row
    guard start < shapes.rows.count else { return nil }
    var end = start + 1
    while end < shapes.rows.count, !shapes.rows[end].startsFrame { end += 1 }
    if end - start == 1, samples.count == 1 {
      // As most frames have one sample.
      samples[0] = sample(shapes.rows[start])
    } else {
      samples.removeAll(keepingCapacity: true)
    }
    while row < end {
      let shape = shapes.rows[row]
      switch shape.role {
      case .main: samples.append(sample(shape))
      case .coalesced: samples[samples.count - 1].coalesced.append(minor(shape))
      case .predicted: samples[samples.count - 1].predicted.append(minor(shape))
      }
    }
    defer { frame += 1 }
    return Frame(
      time: times[frame], content: shapes.rows[start].isEstimates ? .estimates(samples) : .touches(samples))
  }

  /// Takes the next frame, where all that it says is where its fingers are, and were between.
  /// - Returns: false, and nothing is taken, where it says more, and behind the last one.
  mutating func nextPlaces(_ places: inout FingerPlaces) -> Bool {
    let count = shapes.placesOnly(from: row)
    if count == 0 { return false }
    if places.places.count != count { places.resize(to: count) }
    (places.time, places.fingerCount) = (times[frame], 0)
    for place in 0..<count {
      if shapes.rows[row].isMain {
        places.fingerCount &+= 1
        follow(&places.places[place])
        places.places[place].time = places.time
      } else {
        followMinor(&places.places[place])
      }
    }
    frame += 1
    return true
  }

  /// Puts the row into a place. Read where it lies, as nearly every row of a log is.
  @inline(__always) private mutating func follow(_ place: inout FingerPlaces.Place) {
    let location = CGPoint(x: x[row], y: y[row])
    place.role = .own
    place.location = location
    place.previousLocation = previous.follow(to: location, slot: Int(shapes.rows[row].slot))
    finish(&place)
  }

  /// Puts the row of a coalesced or predicted sample into one.
  @inline(never) private mutating func followMinor(_ place: inout FingerPlaces.Place) {
    let (location, shape) = (CGPoint(x: x[row], y: y[row]), shapes.rows[row])
    place.role = shape.isPredicted ? .predicted : .coalesced
    place.location = location
    place.previousLocation = previous.derived(for: shape, at: location)
    previous.note(location, shape)
    place.time = minorTimes[minorPlace]
    minorPlace += 1
    finish(&place)
  }

  /// What all rows have.
  @inline(__always) private mutating func finish(_ place: inout FingerPlaces.Place) {
    if shapes.rows[row].storesPrevious {
      place.previousLocation = CGPoint(x: previousX[exception], y: previousY[exception])
      exception += 1
    }
    (place.finger, place.phase) = (shapes.rows[row].finger, shapes.rows[row].phase)
    let attributes = Int(shapes.rows[row].attributes)
    place.type = shapes.attributes[attributes].type
    (place.tapCount, place.window) = (shapes.attributes[attributes].tapCount, shapes.attributes[attributes].window)
    let presence = shapes.attributes[attributes].presence
    if presence | place.reported.presence != 0 {
      if presence != place.reported.presence { place.reported = ReportedNumbers() }
      addNumbers(presence, to: &place.reported)
    }
    row += 1
  }

  private mutating func minor(_ shape: RowShape) -> TimedSample {
    defer { minorPlace += 1 }
    return TimedSample(time: minorTimes[minorPlace], sample: sample(shape))
  }

  /// Inlined, so that a sample is made where it stays instead of being moved there twice.
  @inline(__always)
  private mutating func sample(_ shape: RowShape) -> Sample {
    let location = CGPoint(x: x[row], y: y[row])
    row += 1
    let attributes = shapes.attributes(of: shape)
    var before = CGPoint()
    if shape.storesPrevious {
      before = CGPoint(x: previousX[exception], y: previousY[exception])
      exception += 1
    } else {
      before = previous.derived(for: shape, at: location)
    }
    previous.note(location, shape)
    var sample = Sample(
      finger: shape.finger, phase: shape.phase, location: location, previousLocation: before,
      tapCount: attributes.tapCount, window: attributes.window)
    sample.type = attributes.type
    if attributes.estimated | attributes.expecting != 0 {
      sample.estimatedProperties = .init(rawValue: attributes.estimated)
      sample.estimatedPropertiesExpectingUpdates = .init(rawValue: attributes.expecting)
    }
    if attributes.presence != 0 { addOptionals(attributes.presence, to: &sample) }
    return sample
  }

  private mutating func addOptionals(_ presence: Int, to sample: inout Sample) {
    addNumbers(presence, to: &sample.reported)
    if presence & OptionalColumn.updateIndexBit != 0 {
      sample.estimationUpdateIndex = Int(indices[indexPlace])
      indexPlace += 1
    }
  }

  private mutating func addNumbers(_ presence: Int, to numbers: inout ReportedNumbers) {
    for place in optionals.indices where presence & optionals[place].column.bit != 0 {
      numbers.take(optionals[place].values[optionalPlaces[place]], as: optionals[place].column)
      optionalPlaces[place] &+= 1
    }
  }
}
