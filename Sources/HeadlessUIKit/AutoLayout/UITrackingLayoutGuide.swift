import Foundation

/// A guide that has constraints come and go with the edges of the screen that it is near.
///
/// The keyboard's guide is near the lower edge here, and near no other: no keyboard floats.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private let edges = NSDirectionalRectEdge.bottom

  /// Takes the place of those that were there for the edge; an empty list takes them away. Those that were are no
  /// longer active.
  /// - Parameter edge: where the guide has to be for them to be active: near all of these.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    change(&near, to: trackedConstraints, at: edge, active: edges.isSuperset(of: edge))
  }

  /// Takes the place of those that were there for the edges; an empty list takes them away. Those that were are no
  /// longer active.
  /// - Parameter edges: where the guide must not be for them to be active: near any of these.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    change(&away, to: trackedConstraints, at: edges, active: self.edges.isDisjoint(with: edges))
  }

  /// Those that are there for the edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge] ?? [] }
  /// Those that are there for the edges.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edges] ?? []
  }
  /// None is there any longer, nor active.
  open func removeAllTrackedConstraints() {
    for tracked in [near, away] {
      for (_, constraints) in tracked.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        NSLayoutConstraint.deactivate(constraints)
      }
    }
    (near, away) = ([:], [:])
  }

  private func change(
    _ tracked: inout [NSDirectionalRectEdge: [NSLayoutConstraint]], to constraints: [NSLayoutConstraint],
    at edge: NSDirectionalRectEdge, active: Bool
  ) {
    NSLayoutConstraint.deactivate(tracked[edge] ?? [])
    tracked[edge] = constraints.isEmpty ? nil : constraints
    if active { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
  }
}
