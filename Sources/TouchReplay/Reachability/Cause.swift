public import Traces

/// Why a finger that lands on a view is not the view's.
public enum Cause: Hashable, Sendable {
  /// The view stands out of a superview, which says that the point is not in it, and so asks nobody inside.
  case sticksOut(of: String, bounds: Rect, by: [Overhang])
  /// The view itself, or a superview of it, says no for that reason, and so asks nobody inside.
  case refused(by: String, Reason)
  /// A `hitTest(_:with:)` override answers something else.
  case overridden(by: String)
  /// Something in front of it takes the touch.
  case covered(by: String)
  /// A view in the control takes the touch and passes it up, and nothing comes of it: a control tracks none but its
  /// own.
  case passedUp(by: String)

  /// How far a view stands out beyond an edge, in points.
  public struct Overhang: Hashable, Sendable {
    /// In points, always above zero.
    public var distance: Double
    /// Beyond which edge of the superview.
    public var edge: Reason.Edge
    public init(distance: Double, edge: Reason.Edge) {
      self.distance = distance
      self.edge = edge
    }
  }

  /// Who is to blame.
  public var blocker: String {
    switch self {
    case .sticksOut(let name, _, _), .refused(let name, _), .overridden(let name), .covered(let name),
      .passedUp(let name):
      name
    }
  }

  /// The ids of the rules that decide it, in the order in which they do, for the view of that path.
  public func rules(for view: String) -> [String] {
    switch self {
    case .sticksOut: ["H9", "H11"]
    case .refused(let blocker, let reason):
      blocker == view || reason.ruleInside == reason.rule ? [reason.rule] : [reason.rule, reason.ruleInside]
    case .overridden: ["H21"]
    case .covered: ["H14"]
    case .passedUp: ["K102"]
    }
  }

  /// In one sentence, to follow the view's name: `it stands 24 pt above tabBar's bounds 0,0 390x83 (H9), so it is
  /// not asked there (H11).`
  public func sentence(about view: String) -> String {
    let name = Escaping.escaped(blocker.lastName)
    switch self {
    case .sticksOut(_, let bounds, let overhangs):
      let places = overhangs.map(\.words)
      let first = places.dropLast().joined(separator: ", ")
      let beyond = (first.isEmpty ? "" : first + " and ") + (places.last ?? "")
      return "it stands \(beyond) \(name)'s bounds \(bounds) (H9), so it is not asked there (H11)."
    case .refused(let blocker, .refusedByOverride):
      let owner = blocker == view ? "its own" : "\(name)'s"
      let after = blocker == view ? "" : ", so it is not asked"
      return "\(owner) point(inside:with:) override says no (H9)\(after)."
    case .refused(let blocker, let reason) where blocker == view:
      return "it \(reason.predicate) (\(reason.rule))."
    case .refused(_, let reason):
      return "\(name) \(reason.predicate) (\(reason.rule)), so it is not asked."
    case .overridden(let blocker):
      return "\(blocker == view ? "its own" : "\(name)'s") hitTest(_:with:) override answers something else (H21)."
    case .covered: return "\(name) is in front of it, and takes the touch (H14)."
    case .passedUp:
      return "\(name) takes the touch and passes it up, and a control tracks none but its own (K102)."
    }
  }
}

extension Cause.Overhang {
  fileprivate var words: String {
    var writer = LineWriter()
    writer.number(distance)
    return "\(writer.text) pt \(edge.beyond)"
  }
}
