import TouchLogs

/// How a device was held while it recorded: digitizers report as if it were upright. Its raw value is the name it
/// goes by on the command line.
public enum DeviceTurn: String, Hashable, Sendable, CaseIterable {
  /// Upright, or the recording is of the screen as it was seen, as a browser's is.
  case none
  /// A quarter against the clock: its upper edge points to the left.
  case left
  /// A quarter with the clock: its upper edge points to the right.
  case right
  /// Half a turn: its upper edge points down.
  case over

  /// Whether the device's x runs along the screen's y.
  var isQuarter: Bool { self == .left || self == .right }
  /// Whether the device's x runs against the screen's axis.
  var turnsX: Bool { self == .left || self == .over }
  /// Whether the device's y runs against the screen's axis.
  var turnsY: Bool { self == .right || self == .over }

  /// In radians, clockwise.
  var angle: Double {
    switch self {
    case .none: 0
    case .left: -.pi / 2
    case .right: .pi / 2
    case .over: .pi
    }
  }

  /// An upright device's screen as it is seen, or the other way round.
  func seen(_ screen: Screen) -> Screen {
    isQuarter ? Screen(width: screen.height, height: screen.width, scale: screen.scale) : screen
  }
}
