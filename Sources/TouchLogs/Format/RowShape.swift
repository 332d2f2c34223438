/// All of a row but its numbers: who, what phase, in which frame, and which columns have a value for it.
///
/// A block's rows are its samples, each followed by its coalesced and then its predicted samples.
struct RowShape {
  var role: Role
  /// The finger's place in the block's table; of a coalesced or predicted sample its owner's.
  var slot: Int
  var finger: Int
  var phase: Sample.Phase
  /// Whether the row begins a frame; never of coalesced and predicted samples.
  var startsFrame: Bool
  /// Whether that frame is one of estimates.
  var isEstimates: Bool
  /// Whether previousLocation is other than derived, and so kept in columns of its own.
  var storesPrevious: Bool
  var attributes: Attributes

  enum Role: Equatable {
    case main
    case coalesced(index: Int, of: Int)
    case predicted(index: Int)
  }

  /// How this row's numbers are foreseen.
  var context: Prediction.Context {
    switch role {
    case .main: .own(slot: slot, rests: phase == .stationary || phase == .ended || phase == .cancelled)
    case .coalesced(let index, let count): .between(slot: slot, index: index, of: count)
    case .predicted(let index): .beyond(slot: slot, index: index)
    }
  }

  /// The same for the time of a coalesced or predicted sample, which run on two clocks a finger.
  var minorTimeContext: Prediction.Context? {
    switch role {
    case .main: nil
    case .coalesced: .own(slot: slot * 2, rests: false)
    case .predicted: .own(slot: slot * 2 + 1, rests: false)
    }
  }
}

/// What a finger's samples nearly always share with each other.
struct Attributes: Equatable {
  var tapCount = 1
  var window = 0
  var type = Sample.Kind.direct
  /// A bit for each optional column, in the order of `OptionalColumn.all`; then one for the update index.
  var presence = 0
  var estimated = 0
  var expecting = 0
  var coalesced = 0
  var predicted = 0

  init() {}

  init(of sample: Sample) {
    tapCount = sample.tapCount
    window = sample.window
    type = sample.type
    presence = OptionalColumn.presence(in: sample)
    estimated = sample.estimatedProperties.rawValue
    expecting = sample.estimatedPropertiesExpectingUpdates.rawValue
    coalesced = sample.coalesced.count
    predicted = sample.predicted.count
  }

  /// What a new touch is foreseen to have, after a sample with these.
  var forNewTouch: Attributes {
    var fresh = self
    fresh.tapCount = 1
    return fresh
  }

  /// What the coalesced and predicted samples of a sample with these are foreseen to have.
  var forMinor: Attributes {
    var minor = self
    minor.coalesced = 0
    minor.predicted = 0
    return minor
  }
}

/// A value that some devices report and others don't: a column of its own.
struct OptionalColumn: Sendable {
  let number: ColumnNumber
  let path: any WritableKeyPath<Sample, Double?> & Sendable

  static let all = [
    OptionalColumn(number: .force, path: \.force),
    OptionalColumn(number: .maximumPossibleForce, path: \.maximumPossibleForce),
    OptionalColumn(number: .majorRadius, path: \.majorRadius),
    OptionalColumn(number: .majorRadiusTolerance, path: \.majorRadiusTolerance),
    OptionalColumn(number: .altitudeAngle, path: \.altitudeAngle),
    OptionalColumn(number: .azimuthAngle, path: \.azimuthAngle),
    OptionalColumn(number: .rollAngle, path: \.rollAngle),
  ]
  static let updateIndexBit = 1 << 7
  static let allBits = (1 << 8) - 1

  /// The bits of the columns that the sample has a value in.
  static func presence(in sample: Sample) -> Int {
    // Written out: a walk over key paths is slow, and this is asked of every sample.
    (sample.force == nil ? 0 : 1 << 0)
      | (sample.maximumPossibleForce == nil ? 0 : 1 << 1)
      | (sample.majorRadius == nil ? 0 : 1 << 2)
      | (sample.majorRadiusTolerance == nil ? 0 : 1 << 3)
      | (sample.altitudeAngle == nil ? 0 : 1 << 4)
      | (sample.azimuthAngle == nil ? 0 : 1 << 5)
      | (sample.rollAngle == nil ? 0 : 1 << 6)
      | (sample.estimationUpdateIndex == nil ? 0 : updateIndexBit)
  }

  /// The columns in which any of the rows has a value, with their bits.
  static func used(in shapes: [RowShape]) -> [(bit: Int, column: OptionalColumn)] {
    let presence = shapes.reduce(0) { $0 | $1.attributes.presence }
    return all.enumerated().filter { presence & (1 << $0.offset) != 0 }.map { ($0.offset, $0.element) }
  }
}
