/// A value that some devices report and others don't: a column of its own.
///
/// Raw values are the places of the columns' bits in `Attributes.presence`.
enum OptionalColumn: Int, CaseIterable {
  case force, maximumPossibleForce, majorRadius, majorRadiusTolerance, altitudeAngle, azimuthAngle, rollAngle

  static let updateIndexBit = 1 << 7
  static let allBits = (1 << 8) - 1

  var bit: Int { 1 << rawValue }

  var number: ColumnNumber {
    switch self {
    case .force: .force
    case .maximumPossibleForce: .maximumPossibleForce
    case .majorRadius: .majorRadius
    case .majorRadiusTolerance: .majorRadiusTolerance
    case .altitudeAngle: .altitudeAngle
    case .azimuthAngle: .azimuthAngle
    case .rollAngle: .rollAngle
    }
  }

  /// The bits of the columns that the sample has a value in.
  static func presence(in sample: Sample) -> Int {
    func bit(_ column: OptionalColumn, _ value: Double?) -> Int { value == nil ? 0 : column.bit }
    // Written out, since it is asked of every sample.
    return bit(.force, sample.force) | bit(.maximumPossibleForce, sample.maximumPossibleForce)
      | bit(.majorRadius, sample.majorRadius) | bit(.majorRadiusTolerance, sample.majorRadiusTolerance)
      | bit(.altitudeAngle, sample.altitudeAngle) | bit(.azimuthAngle, sample.azimuthAngle)
      | bit(.rollAngle, sample.rollAngle) | (sample.estimationUpdateIndex == nil ? 0 : updateIndexBit)
  }
}

extension Sample {
  // Written out instead of by key paths, which are slow, and this is asked of every sample.
  subscript(column: OptionalColumn) -> Double? {
    get {
      switch column {
      case .force: force
      case .maximumPossibleForce: maximumPossibleForce
      case .majorRadius: majorRadius
      case .majorRadiusTolerance: majorRadiusTolerance
      case .altitudeAngle: altitudeAngle
      case .azimuthAngle: azimuthAngle
      case .rollAngle: rollAngle
      }
    }
    set {
      switch column {
      case .force: force = newValue
      case .maximumPossibleForce: maximumPossibleForce = newValue
      case .majorRadius: majorRadius = newValue
      case .majorRadiusTolerance: majorRadiusTolerance = newValue
      case .altitudeAngle: altitudeAngle = newValue
      case .azimuthAngle: azimuthAngle = newValue
      case .rollAngle: rollAngle = newValue
      }
    }
  }
}
