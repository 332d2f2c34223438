import Foundation

// Which constraints have to do with where something comes out. For looking into a layout: Apple promises nothing of
// what exactly is in the list.

extension UIView {
  /// Those that say, one by the other, where the item is and how large, along one axis: those about it, and those
  /// about what they are about, up to what has a frame that code set (ours). In the order of the tree.
  func affectingConstraints(
    of item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard !isPlacedByFrameAlone || item !== self else { return [] }
    var all: [NSLayoutConstraint] = []
    islandRootAround.forEachConstraintInIsland { if $0.isAlong(axis) { all.append($0) } }
    var reached: Set = [ObjectIdentifier(item.placed)]
    var found: Set<ObjectIdentifier> = []
    var grows = true
    while grows {
      grows = false
      for constraint in all where !found.contains(ObjectIdentifier(constraint)) {
        let items = constraint.items.map(\.placed)
        guard items.contains(where: { reached.contains(ObjectIdentifier($0)) }) else { continue }
        found.insert(ObjectIdentifier(constraint))
        grows = true
        for item in items where !item.isGiven { reached.insert(ObjectIdentifier(item)) }
      }
    }
    return all.filter { found.contains(ObjectIdentifier($0)) }
  }

  private var isPlacedByFrameAlone: Bool { !isPlacedByConstraints && constraintHold?.mentions ?? 0 == 0 }
}

extension LayoutItem {
  /// Itself; of a view's own guides, as of its margins, the view.
  fileprivate var placed: any LayoutItem {
    guard let guide = self as? UILayoutGuide, guide.kind != nil else { return self }
    return layoutView ?? self
  }

  /// Whether it is where code put it, whatever constraints say.
  fileprivate var isGiven: Bool { (self as? UIView).map { !$0.isPlacedByConstraints } ?? false }
}

extension UILayoutGuide {
  /// Those that say where the guide is and how large, along one axis, as a view's are found.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.affectingConstraints(of: self, along: axis) ?? []
  }

  /// False: whether constraints leave something open is not looked into.
  public var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutAnchor {
  /// Those that say where the anchor is; see `UIView.constraintsAffectingLayout(for:)`.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    term.ends.flatMap { end in
      end.item.layoutView?.affectingConstraints(of: end.item, along: end.attribute.axis ?? .horizontal) ?? []
    }
  }

  /// False: whether constraints leave something open is not looked into.
  public var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutConstraint {
  fileprivate func isAlong(_ axis: Axis) -> Bool {
    let ends = [terms?.first, terms?.second].compactMap(\.self).flatMap(\.ends)
    return ends.contains { $0.attribute.axis == axis }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Nil where it is none.
  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}
