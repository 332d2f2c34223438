import Foundation
import TouchLogs

/// A digitizer's own units behind a log's points.
///
/// Kept in the log's description when a recording is imported, so that its export has the very numbers that the
/// device reported; a log that was born in points gets units of its pixels, or of a sixteenth where those don't
/// hold it.
struct DeviceUnits: Equatable {
  var x: Axis
  var y: Axis
  /// What force 0 and force 1 are.
  var pressure: Axis?
  var touchMajor: Axis?
  /// Points of `majorRadius` a unit of `touchMajor`.
  var radiusPerUnit: Double?

  private enum Key {
    static let range = "device-range"
    static let pressure = "device-pressure"
    static let touchMajor = "device-touch-major"
    static let radius = "device-radius-per-unit"
  }

  init(x: Axis, y: Axis, pressure: Axis? = nil, touchMajor: Axis? = nil, radiusPerUnit: Double? = nil) {
    (self.x, self.y, self.pressure) = (x, y, pressure)
    (self.touchMajor, self.radiusPerUnit) = (touchMajor, radiusPerUnit)
  }

  /// As a log's description tells them; nil where it tells none.
  init?(_ about: LogDescription) {
    func value(_ key: String) -> String? { about.others.first { $0.key == key }?.value }
    guard let range = value(Key.range).flatMap(AxisRange.init), let x = Axis(range.x), let y = Axis(range.y) else {
      return nil
    }
    // No device counts farther than an event's value does.
    guard [x, y].allSatisfy({ max($0.minimum.magnitude, $0.maximum.magnitude) <= Double(Int32.max) }) else {
      return nil
    }
    self.init(
      x: x, y: y, pressure: value(Key.pressure).flatMap(AxisRange.line).flatMap(Axis.init),
      touchMajor: value(Key.touchMajor).flatMap(AxisRange.line).flatMap(Axis.init),
      radiusPerUnit: value(Key.radius).flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil })
  }

  /// The units of a screen on which the samples were made.
  init(of screen: Screen, holding samples: [Sample]) {
    let isOnPixels = samples.allSatisfy {
      Self.isPixel($0.location.x, screen) && Self.isPixel($0.location.y, screen)
    }
    let cells = screen.scale * (isOnPixels ? 1 : 16)
    let across = Axis(0, max(1, (screen.width * cells).rounded() - 1))
    let down = Axis(0, max(1, (screen.height * cells).rounded() - 1))
    // A screen has a width and a height above 0; the fallback is for those below a pixel.
    self.init(x: across ?? Self.least, y: down ?? Self.least)
    if samples.contains(where: { $0.force != nil }) { pressure = Axis(0, 4095) }
    if samples.contains(where: { $0.majorRadius != nil }) {
      (touchMajor, radiusPerUnit) = (Axis(0, 65_535), 0.5 / cells)
    }
  }

  /// As a log's description keeps them.
  var others: [LogDescription.Other] {
    var others = [LogDescription.Other(key: Key.range, value: "\(AxisRange(x: x.range, y: y.range))")]
    if let pressure { others.append(.init(key: Key.pressure, value: AxisRange.text(pressure.range))) }
    if let touchMajor, let radiusPerUnit {
      others.append(.init(key: Key.touchMajor, value: AxisRange.text(touchMajor.range)))
      others.append(.init(key: Key.radius, value: "\(radiusPerUnit)"))
    }
    return others
  }

  /// Where a point of the screen is; the nearest cell.
  func place(_ point: CGPoint, on screen: Screen) -> (x: Int, y: Int) {
    (cell(point.x, x, screen.width), cell(point.y, y, screen.height))
  }

  /// Whether a point is where a cell is, to a fiftieth: as near as a range in hundredths tells.
  func holds(_ point: CGPoint, on screen: Screen) -> Bool {
    func isWhole(_ position: Double, _ axis: Axis, _ length: Double) -> Bool {
      let cells = axis.minimum + position / length * (axis.extent + 1)
      return abs(cells - cells.rounded()) < 0.02
    }
    return isWhole(point.x, x, screen.width) && isWhole(point.y, y, screen.height)
  }

  func pressure(_ sample: Sample) -> Int? {
    guard let pressure, let force = sample.force else { return nil }
    let greatest = sample.maximumPossibleForce.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return Self.whole(pressure.minimum + force / greatest * pressure.extent)
  }

  func touchMajor(_ sample: Sample) -> Int? {
    guard touchMajor != nil, let radiusPerUnit, let radius = sample.majorRadius else { return nil }
    return Self.whole(radius / radiusPerUnit)
  }

  private func cell(_ position: Double, _ axis: Axis, _ length: Double) -> Int {
    Self.whole(axis.minimum + position / length * (axis.extent + 1))
  }

  private static let least = Axis(least: 0)

  /// Nearest, and within what an event's value holds; 0 for what is no number.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(Int32(clamping: Int64(min(max(value, -1e10), 1e10).rounded())))
  }

  private static func isPixel(_ position: Double, _ screen: Screen) -> Bool {
    abs(position * screen.scale - (position * screen.scale).rounded()) < 1e-3
  }
}

extension Axis {
  /// From 0 to 1 and `least`.
  fileprivate init(least: Double) { (minimum, maximum, resolution) = (least, least + 1, nil) }

  init?(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }

  var range: ClosedRange<Double> { minimum...maximum }
}
