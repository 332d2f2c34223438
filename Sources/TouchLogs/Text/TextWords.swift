/// The words of the text form, each in one place.
enum TextWords {
  static let version = 1
  static let format = "touchlog"
  static let screen = "screen"
  static let stage = "stage"
  static let device = "device"
  static let key = "key"
  static let unknown = "unknown"
  static let stop = "stop"

  static let touches = "touches"
  static let estimates = "estimates"
  static let presses = "presses"
  static let press = "press"
  static let motion = "motion"
  static let remote = "remote"
  static let application = "application"
  static let mark = "mark"
  static let none = "none"

  static let coalesced = "coalesced"
  static let predicted = "predicted"

  /// The values that a sample may give by name, in the order in which they are written.
  enum Attribute: String, CaseIterable {
    case finger, taps, window, type, from
    case force, maxforce, radius, tolerance, altitude, azimuth, roll
    case estimated, expecting, index

    /// The optional number behind the name; nil of the others.
    var optional: WritableKeyPath<Sample, Double?>? {
      switch self {
      case .force: return \.force
      case .maxforce: return \.maximumPossibleForce
      case .radius: return \.majorRadius
      case .tolerance: return \.majorRadiusTolerance
      case .altitude: return \.altitudeAngle
      case .azimuth: return \.azimuthAngle
      case .roll: return \.rollAngle
      default: return nil
      }
    }
  }
}

/// An enum whose cases are words of the text form by their own names.
protocol Worded: CaseIterable {}

extension Worded {
  var word: String { "\(self)" }
  init?(word: String) {
    guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }
  static var words: String { allCases.map(\.word).joined(separator: ", ") }
}

extension Sample.Phase: Worded {}
extension Sample.Kind: Worded {}
extension Motion.Phase: Worded {}
extension Press.Phase: Worded {}
extension ApplicationChange: Worded {}
