public import TouchLogs

/// Why a stage can't be audited.
public enum ReachabilityError: Error, Hashable, Sendable {
  case screenTooLarge(Screen)
  /// Two screens have to be of one size to be compared.
  case differentScreens(Screen, Screen)
  /// A point of a view that is no number, as it is printed.
  case impossiblePoint(String)
}

extension ReachabilityError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .screenTooLarge(let screen):
      "a screen of \(screen) has more than \(PointGrid.most) points to be asked; give a smaller one with --screen"
    case .differentScreens(let one, let other):
      "stages on \(one) and on \(other) can't be held against each other; give both one with --screen"
    case .impossiblePoint(let point):
      "\(point) is no point of a view; give one of finite numbers, in the view's own coordinates"
    }
  }
}
