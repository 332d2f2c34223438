/// The numbers of a sample that some devices report and others don't, without the room that an `Optional` takes for
/// each.
struct ReportedNumbers: Hashable, Sendable {
  // 0 where there is none, so that equal samples have equal bytes.
  private var force = 0.0
  private var maximumPossibleForce = 0.0
  private var majorRadius = 0.0
  private var majorRadiusTolerance = 0.0
  private var altitudeAngle = 0.0
  private var azimuthAngle = 0.0
  private var rollAngle = 0.0
  private var present: UInt8 = 0

  /// The bits of the columns that there is a number for.
  var presence: Int { Int(present) }

  // Written out instead of by key paths, which are slow, and this is asked of every sample.
  subscript(column: OptionalColumn) -> Double? {
    get {
      guard presence & column.bit != 0 else { return nil }
      return switch column {
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
      let bit = UInt8(truncatingIfNeeded: column.bit)
      present = newValue == nil ? present & ~bit : present | bit
      let number = newValue ?? 0
      switch column {
      case .force: force = number
      case .maximumPossibleForce: maximumPossibleForce = number
      case .majorRadius: majorRadius = number
      case .majorRadiusTolerance: majorRadiusTolerance = number
      case .altitudeAngle: altitudeAngle = number
      case .azimuthAngle: azimuthAngle = number
      case .rollAngle: rollAngle = number
      }
    }
  }
}
