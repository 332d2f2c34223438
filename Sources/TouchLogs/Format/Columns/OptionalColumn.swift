/// A value that some devices report and others don't: a column of its own.
///
/// Raw values are the places of the columns' bits in `Attributes.presence`.
enum OptionalColumn: Int, CaseIterable {
  case force, maximumPossibleForce, majorRadius, majorRadiusTolerance, altitudeAngle, azimuthAngle, rollAngle

  static let angles = [altitudeAngle, azimuthAngle, rollAngle]

  static let updateIndexBit = 1 << 7
  static let allBits = (1 << 8) - 1

  var bit: Int { 1 &<< rawValue }

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
  static func presence(in sample: borrowing Sample) -> Int {
    sample.reported.presence | (sample.rare.isEmpty || sample.estimationUpdateIndex == nil ? 0 : updateIndexBit)
  }
}
