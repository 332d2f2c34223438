/// The numbers of a sample that some devices report and others don't, without the room that an `Optional` takes for
/// each.
package struct ReportedNumbers: Hashable, Sendable {
  // 0 where there is none, so that equal samples have equal bytes.
  package private(set) var force = 0.0
  package private(set) var maximumPossibleForce = 0.0
  package private(set) var majorRadius = 0.0
  package private(set) var majorRadiusTolerance = 0.0
  package private(set) var altitudeAngle = 0.0
  package private(set) var azimuthAngle = 0.0
  package private(set) var rollAngle = 0.0
  /// A bit for each that there is, in the order of the columns.
  package private(set) var present: UInt8 = 0

  /// The bits of the columns that there is a number for.
  var presence: Int { Int(present) }

  /// Whether there is an altitude: of the others 0 is what UIKit has where there is none.
  package var hasAltitude: Bool { presence & OptionalColumn.altitudeAngle.bit != 0 }

  /// Whether each of them is a number. Of what is none no multiple is 0, nor is any sum of these.
  package var areFinite: Bool {
    force * 0 + maximumPossibleForce * 0 + majorRadius * 0 + majorRadiusTolerance * 0 + altitudeAngle * 0
      + azimuthAngle * 0 + rollAngle * 0 == 0
  }

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
      take(newValue ?? 0, as: column)
      if newValue == nil { present &= ~UInt8(truncatingIfNeeded: column.bit) }
    }
  }

  /// Has that number from now on.
  @inline(__always) mutating func take(_ number: Double, as column: OptionalColumn) {
    present |= UInt8(truncatingIfNeeded: column.bit)
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
