public import TouchLogs

/// What a recording does not say itself: the screen it is brought onto, and the like.
public struct ImportOptions: Hashable, Sendable {
  /// The screen that the device's range becomes, as it was seen. Nil is `Screen.phone`, turned as the device was;
  /// for positions that are points already and don't fit on it, a screen that holds them.
  public var screen: Screen?
  /// The range of x and y of the upright device; wins over what the recording says of it.
  public var range: AxisRange?
  /// How the device was held. A log of one that was turned forgets the device's own units.
  public var turn: DeviceTurn
  /// The name of the hierarchy under test that the log is for.
  public var stage: String?

  public init(
    screen: Screen? = nil, range: AxisRange? = nil, turn: DeviceTurn = .none, stage: String? = nil
  ) {
    self.turn = turn
    self.screen = screen
    self.range = range
    self.stage = stage
  }
}

/// What a device's x and y run through, in its own units, both ends included. Prints and reads as
/// `0..1079,0..1919`.
public struct AxisRange: Hashable, Sendable {
  /// From the left edge to the right one.
  public var x: ClosedRange<Double>
  /// From the upper edge to the lower one.
  public var y: ClosedRange<Double>

  public init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
    self.x = x
    self.y = y
  }
}

extension AxisRange: LosslessStringConvertible {
  /// Nil for anything but two ranges of finite numbers that are not empty.
  public init?(_ description: String) {
    let parts = description.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Self.range(parts[0]), let y = Self.range(parts[1]) else { return nil }
    self.init(x: x, y: y)
  }

  public var description: String {
    "\(Self.text(x)),\(Self.text(y))"
  }

  /// One axis: `0..1079`.
  static func text(_ range: ClosedRange<Double>) -> String {
    "\(range.lowerBound.short)..\(range.upperBound.short)"
  }
  static func line(_ text: String) -> ClosedRange<Double>? { range(text[...]) }

  private static func range(_ text: Substring) -> ClosedRange<Double>? {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]) else { return nil }
    guard low.isFinite, high.isFinite, (high - low).isFinite, low < high else { return nil }
    return low...high
  }
}

extension Double {
  /// The number as a person writes it: `3`, not `3.0`.
  var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
