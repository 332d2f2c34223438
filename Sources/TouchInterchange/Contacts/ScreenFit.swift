import Foundation
import TouchLogs

/// Brings one source's positions and values onto the screen.
///
/// A known range is stretched over the whole screen, each axis for itself. Where none is known, positions that all
/// lie within the screen's pixels are such; else the observed extent of many places is fitted inside, with one
/// scale for both axes, so that what was a circle stays one. What few places run through says nothing of a range.
struct ScreenFit {
  private let surface: Surface
  private let x: Line
  private let y: Line
  private let pressure: Axis?
  private let pointsPerUnit: Double?
  private let turn: DeviceTurn
  /// What of the device the whole screen is; nil where positions were points.
  private let axes: (x: Axis, y: Axis)?

  /// `position = offset + value × scale`, no farther than `last`.
  private struct Line {
    var offset = 0.0
    var scale = 1.0
    var exactly: (value: Double, position: Double)?
    /// Positions are whole multiples of a length, which counts from a value in steps, the first with a count of its
    /// own.
    private var steps: (from: Double, by: Double, first: Double, length: Double)?

    init(offset: Double = 0, scale: Double = 1) { (self.offset, self.scale) = (offset, scale) }

    /// Moved by half a step at most, so that all positions stand on one grid, and a log keeps them in few bits.
    init(offset: Double, scale: Double, step: Double?, from origin: Double) {
      self.init(offset: offset, scale: scale)
      guard let step, abs(step * scale) <= ScreenFit.coarsestStep else { return }
      let length = step * scale
      let first = ((offset + origin * scale) / length).rounded()
      steps = (origin, step, first, length)
      self.offset = first * length - origin * scale
    }

    /// Points along a length, which begin at its end where it is turned.
    static func points(over length: Double, turned: Bool) -> Line {
      guard turned else { return Line() }
      var line = Line(offset: length, scale: -1)
      line.exactly = (0, length.nextDown)
      return line
    }

    func callAsFunction(_ value: Double) -> Double {
      if let exactly, value == exactly.value { return exactly.position }
      guard let steps else { return offset + value * scale }
      return (((value - steps.from) / steps.by).rounded() + steps.first) * steps.length
    }
  }

  /// Points: what is moved by half of it is not seen to have moved.
  private static let coarsestStep = 0.25

  /// Points left free at the edges when an observed extent is fitted: what lies on the far edge is off the screen.
  static let margin = 1.0

  /// Places of which the extent is told: a second of a finger that moves. Fewer are a tap's or a swipe's.
  static let fewestPlaces = 60

  /// - Throws: where nothing but the extent of few places tells the device's range.
  init(
    _ surface: Surface, seen: Extent, screen: Screen, _ options: ImportOptions, _ findings: inout Findings
  ) throws(ImportError) {
    self.surface = surface
    turn = options.turn
    // As the device sees it, which reports as if it were upright.
    let (range, upright) = (options.range, turn.seen(screen))
    let (turnsX, turnsY) = (turn.turnsX, turn.turnsY != surface.growsUpwards)
    pressure = Self.pressure(of: surface, seen: seen, &findings)
    let known =
      range.map { (Axis($0.x.lowerBound, $0.x.upperBound), Axis($0.y.lowerBound, $0.y.upperBound)) }
      ?? (surface.x, surface.y)
    if case (let across?, let down?) = known {
      axes = (across, down)
      x = Self.stretch(across, over: upright.width, isCells: surface.units == .cells, turned: turnsX)
      y = Self.stretch(down, over: upright.height, isCells: surface.units == .cells, turned: turnsY)
      pointsPerUnit = (abs(x.scale) + abs(y.scale)) / 2
      Self.noteStretch(across, down, upright, &findings)
    } else if Self.arePoints(surface, seen, on: upright) {
      if surface.units == .perhapsPoints { findings.add(.assumedPoints) }
      (x, y) = (Line.points(over: upright.width, turned: turnsX), Line.points(over: upright.height, turned: turnsY))
      axes = nil
      pointsPerUnit = 1
    } else if case (let across?, let down?) = Self.pixels(surface, seen, of: upright) {
      findings.add(.assumedPixels("\((across.extent + 1).short) by \((down.extent + 1).short)"))
      axes = (across, down)
      x = Self.stretch(across, over: upright.width, isCells: true, turned: turnsX)
      y = Self.stretch(down, over: upright.height, isCells: true, turned: turnsY)
      pointsPerUnit = 1 / upright.scale
    } else {
      guard seen.places >= Self.fewestPlaces else {
        throw .unknownRange(AxisRange(x: seen.minX...seen.maxX, y: seen.minY...seen.maxY), places: seen.places)
      }
      (x, y) = Self.fit(seen, on: upright, surface, turnsX: turnsX, turnsY: turnsY)
      pointsPerUnit = nil
      let whole = (Self.axis(x, over: upright.width), Self.axis(y, over: upright.height))
      if case (let across?, let down?) = whole { axes = (across, down) } else { axes = nil }
      findings.add(.observedExtent(AxisRange(x: seen.minX...seen.maxX, y: seen.minY...seen.maxY)))
    }
    if surface.growsUpwards { findings.add(.assumedUpwards) }
    if seen.hasTouchMajor, pointsPerUnit == nil || surface.touchMajor == nil {
      findings.add(.lost(.radius), count: seen.touchMajors)
    }
  }

  func place(_ x: Double, _ y: Double) -> CGPoint {
    turn.isQuarter ? CGPoint(x: self.y(y), y: self.x(x)) : CGPoint(x: self.x(x), y: self.y(y))
  }

  /// A pen's direction on the screen.
  func azimuth(_ angle: Double) -> Double { turn == .none ? angle : PenAngles.folded(angle + turn.angle) }

  /// 0 to 1 over the device's range of pressure.
  func force(_ contact: Contact) -> Double? {
    guard let pressure, let value = contact.pressure else { return nil }
    return (value - pressure.minimum) / pressure.extent
  }

  /// Half the contact's longer axis, at the mean of the two axes' scales.
  func majorRadius(_ contact: Contact) -> Double? {
    guard let radiusPerUnit, let major = contact.touchMajor else { return nil }
    return major * radiusPerUnit
  }

  /// Of the radius.
  func tolerance(_ contact: Contact) -> Double? {
    guard let radiusPerUnit, let tolerance = contact.touchMajorTolerance else { return nil }
    return tolerance * radiusPerUnit
  }

  private var radiusPerUnit: Double? {
    guard let pointsPerUnit, let axis = surface.touchMajor else { return nil }
    // Units of its own where both resolutions are known, the surface's units otherwise.
    let units = if let own = axis.resolution, let ours = surface.x?.resolution { ours / own } else { 1.0 }
    return units * pointsPerUnit / 2
  }

  /// The device's units, for an export; nil where positions were no digitizer's, or of one that was turned.
  var units: DeviceUnits? {
    guard surface.units == .cells, turn == .none, let axes else { return nil }
    return DeviceUnits(
      x: axes.x, y: axes.y, pressure: pressure, touchMajor: surface.touchMajor, radiusPerUnit: radiusPerUnit)
  }

  private static func stretch(_ axis: Axis, over length: Double, isCells: Bool, turned: Bool) -> Line {
    let scale = length / (axis.extent + (isCells ? 1 : 0)) * (turned ? -1 : 1)
    let start = turned ? axis.maximum : axis.minimum
    var line = Line(offset: -start * scale, scale: scale)
    if !isCells { line.exactly = (turned ? axis.minimum : axis.maximum, length.nextDown) }
    return line
  }

  private static func fit(
    _ seen: Extent, on screen: Screen, _ surface: Surface, turnsX: Bool, turnsY: Bool
  ) -> (Line, Line) {
    let across = seen.maxX - seen.minX
    let down = seen.maxY - seen.minY
    var scale = min(
      across > 0 ? (screen.width - 2 * margin) / across : .infinity,
      down > 0 ? (screen.height - 2 * margin) / down : .infinity)
    // A digitizer's unit is finer than a point: blowing it up would tear taps apart.
    if surface.units == .cells { scale = min(scale, 1) }
    if !scale.isFinite { scale = 1 }
    let (perX, perY) = (turnsX ? -scale : scale, turnsY ? -scale : scale)
    return (
      Line(
        offset: screen.width / 2 - (seen.minX + across / 2) * perX, scale: perX, step: seen.stepX.length,
        from: seen.minX),
      Line(
        offset: screen.height / 2 - (seen.minY + down / 2) * perY, scale: perY, step: seen.stepY.length,
        from: seen.minY)
    )
  }

  /// What would have been stretched over that length, to lie where a line puts it; nil where it is turned over.
  ///
  /// To a hundredth of a unit: short to write down, and near enough to find every whole unit again.
  private static func axis(_ line: Line, over length: Double) -> Axis? {
    guard line.scale > 0 else { return nil }
    let first = -line.offset / line.scale
    let last = first + length / line.scale - 1
    return Axis((first * 100).rounded() / 100, (last * 100).rounded() / 100)
  }

  private static func arePoints(_ surface: Surface, _ seen: Extent, on screen: Screen) -> Bool {
    switch surface.units {
    case .points: true
    case .perhapsPoints:
      seen.minX >= 0 && seen.minY >= 0 && seen.maxX < screen.width && seen.maxY < screen.height
    case .cells, .lengths: false
    }
  }

  /// The screen's pixels, where all that was seen lies on them and may be such; nil elsewhere.
  private static func pixels(_ surface: Surface, _ seen: Extent, of screen: Screen) -> (Axis?, Axis?) {
    guard surface.units == .cells || surface.units == .perhapsPoints, seen.minX >= 0, seen.minY >= 0 else {
      return (nil, nil)
    }
    let (width, height) = ((screen.width * screen.scale).rounded(), (screen.height * screen.scale).rounded())
    guard seen.maxX < width, seen.maxY < height else { return (nil, nil) }
    return (Axis(0, width - 1), Axis(0, height - 1))
  }

  private static func pressure(of surface: Surface, seen: Extent, _ findings: inout Findings) -> Axis? {
    if let known = surface.pressure { return known }
    guard let greatest = seen.greatestPressure, greatest > 0 else { return nil }
    if surface.units != .cells, greatest <= 1 { return Axis(0, 1) }
    findings.add(.observedPressure(greatest))
    return Axis(0, greatest)
  }

  /// How much wider one scale may be than the other before it is worth a note.
  private static let tolerance = 1.01

  private static func noteStretch(_ x: Axis, _ y: Axis, _ screen: Screen, _ findings: inout Findings) {
    let (across, down) =
      if let perX = x.resolution, let perY = y.resolution { (x.extent / perX, y.extent / perY) } else {
        (x.extent, y.extent)
      }
    let ratio = (across / down) / (screen.width / screen.height)
    guard max(ratio, 1 / ratio) > tolerance else { return }
    findings.add(
      .stretched("\(x.extent.short) by \(y.extent.short)", onto: "\(screen.width.short) by \(screen.height.short)"))
  }
}
