public import TouchLogs
import Traces

/// Why a stage can't be audited.
public enum ReachabilityError: Error, Hashable, Sendable {
  case screenTooLarge(Screen)
  /// Two screens have to be of one size to be compared.
  case differentScreens(Screen, Screen)
  /// With every path that there is.
  case unknownView(String, paths: [String])
  /// With those that end in the name.
  case ambiguousView(String, paths: [String])
}

extension ReachabilityError: CustomStringConvertible {
  /// How many paths are told.
  private static let told = 5

  public var description: String {
    switch self {
    case .screenTooLarge(let screen):
      "a screen of \(screen) has more than \(PointGrid.most) points to be asked; give a smaller one with --screen"
    case .differentScreens(let one, let other):
      "stages on \(one) and on \(other) can't be held against each other; give both one with --screen"
    case .unknownView(let name, let paths):
      "there is no view '\(Escaping.escaped(name))'; views are called as in traces: \(Self.list(paths))"
    case .ambiguousView(let name, let paths):
      "\(paths.count) views are called '\(Escaping.escaped(name))': \(Self.list(paths)); give more of the path"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let more = paths.count > told ? " and \(paths.count - told) more" : ""
    return paths.prefix(told).map(Escaping.escaped).joined(separator: ", ") + more
  }
}
