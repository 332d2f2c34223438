import Foundation

/// How a device's tilt values become radians.
enum PenTilt {
  /// Units a radian, as the kernel asks of drivers.
  case known(perRadian: Double)
  /// A range alone; its ends are taken as `assumedDegrees` either way.
  case assumed(x: Axis, y: Axis)
  /// Neither: tilt is lost.
  case unknown

  /// How far pens of tablets that report no unit lean at most; ours, and noted.
  static let assumedDegrees = 64.0

  init(_ device: EvdevDevice) {
    guard let x = device.axes[EvdevEvent.Axis.tiltX], let y = device.axes[EvdevEvent.Axis.tiltY] else {
      self = .unknown
      return
    }
    self = if let resolution = x.resolution { .known(perRadian: resolution) } else { .assumed(x: x, y: y) }
  }

  func angles(_ x: Int?, _ y: Int?) -> PenAngles? {
    switch self {
    case .known(let perRadian):
      return PenAngles(tiltX: Double(x ?? 0) / perRadian, tiltY: Double(y ?? 0) / perRadian)
    case .assumed(let across, let down):
      return PenAngles(tiltX: Self.radians(x, of: across), tiltY: Self.radians(y, of: down))
    case .unknown:
      return nil
    }
  }

  private static func radians(_ value: Int?, of axis: Axis) -> Double {
    guard let value else { return 0 }
    let fromMiddle = (Double(value) - axis.minimum) / axis.extent * 2 - 1
    return fromMiddle * assumedDegrees * .pi / 180
  }
}
