import Foundation

/// The way down from a view to one in it, as places of a finger go it: the same with every sample, as long as no
/// view moves. So what each view adds to it is found out once.
@MainActor struct WayDown {
  /// As many fingers as mostly are down.
  private static let most = 4
  @exclusivity(unchecked) private static var known: [WayDown] = []
  /// Those that were gone last, and were not known.
  @exclusivity(unchecked) private static var gone: [Key] = []

  private struct Key: Equatable {
    let start, end: ObjectIdentifier
    /// Of whatever has the way lead elsewhere, and of the ends of views, in whose place others may come.
    let changes: UInt

    @MainActor init(_ start: UIView, _ end: UIView) {
      (self.start, self.end) = (ObjectIdentifier(start), ObjectIdentifier(end))
      changes = PlaceChanges.count &+ ChainChanges.count
    }
  }

  private let key: Key
  private let steps: [UIView.StepDown]

  /// The place in the second view, where the way is known.
  /// - Parameter point: in the first view.
  static func place(of point: CGPoint, from start: UIView, to end: UIView) -> CGPoint? {
    if known.isEmpty { return nil }
    let key = Key(start, end)
    for place in known.indices where known[place].key == key {
      var point = point
      for step in known[place].steps { point = step.place(of: point) }
      return point
    }
    return nil
  }

  /// The way is gone, unknown. If it is so once more, and nothing has changed, it is known from then on; not where
  /// a view on it is turned, or has to be asked each time.
  /// - Parameter start: above the other view.
  static func goes(from start: UIView, to end: UIView) {
    let key = Key(start, end)
    guard gone.contains(key) else {
      if gone.count == most { gone.removeFirst() }
      return gone.append(key)
    }
    guard let steps = end.stepsDown(from: start) else { return }
    known.removeAll { $0.key.changes != key.changes }
    if known.count == most { known.removeFirst() }
    known.append(WayDown(key: key, steps: steps))
  }
}

extension UIView {
  /// From a superview's coordinates to a plain view's own.
  struct StepDown {
    let corner, origin: CGPoint

    @inline(__always) func place(of point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - corner.x + origin.x, y: point.y - corner.y + origin.y)
    }
  }

  /// Of a plain one.
  @inline(__always) var stepDown: StepDown {
    StepDown(
      corner: CGPoint(x: position.x - area.size.width * hinge.x, y: position.y - area.size.height * hinge.y),
      origin: area.origin)
  }

  /// Nil where one of them is turned, or has to be asked.
  fileprivate func stepsDown(from start: UIView) -> [StepDown]? {
    var steps: [StepDown] = []
    var view = self
    while view !== start {
      guard view.standsAsMade, let above = view.holder else { return nil }
      steps.append(view.stepDown)
      view = above
    }
    return steps.reversed()
  }
}
