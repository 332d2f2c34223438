/// Which of required constraints that contradict each other is broken: the one that comes last in an order of its
/// own, whatever order they became active in (W7).
///
/// Who adds required constraints in that order, and leaves out those that no longer fit, has broken just these.
@MainActor struct BreakingOrder {
  /// Where views and guides stand in the tree: whoever is deeper comes later, then by the order of subviews, guides
  /// behind these.
  private var ranks: [ObjectIdentifier: Int] = [:]

  init(in root: UIView) {
    var level: [any LayoutItem] = [root]
    while !level.isEmpty {
      for item in level { ranks[ObjectIdentifier(item)] = ranks.count }
      level = level.flatMap { item -> [any LayoutItem] in
        guard let view = item as? UIView else { return [] }
        return view.subviews + view.layoutGuides
      }
    }
  }

  /// By rising keys.
  func sorted<Rule>(_ rules: [(constraint: NSLayoutConstraint, rule: Rule)]) -> [(NSLayoutConstraint, Rule)] {
    let keyed = rules.enumerated().map { (key: key(of: $0.element.constraint), place: $0.offset) }
    let order = keyed.sorted { $0.key != $1.key ? $0.key.lexicographicallyPrecedes($1.key) : $0.place < $1.place }
    return order.map { (rules[$0.place].constraint, rules[$0.place].rule) }
  }

  /// The later item, the other one, how strict it is, what of the later item it rules, and how far that is from the
  /// other one.
  private func key(of constraint: NSLayoutConstraint) -> [Double] {
    let first = rank(constraint.firstItem)
    // A length by itself is about one item, and so has no earlier one.
    let second = constraint.secondItem.map(rank) ?? first
    let isFirstLater = first >= second
    let attribute = isFirstLater ? constraint.firstAttribute : constraint.secondAttribute
    let constant = Double(isFirstLater ? constraint.constant : -constraint.constant)
    return [
      max(first, second), min(first, second), Double(constraint.relation.looseness), Double(attribute.rawValue),
      constant,
    ]
  }

  private func rank(_ item: AnyObject?) -> Double {
    let ends = (item as? any LayoutItem)?.layoutEnds ?? []
    return ends.compactMap { ranks[ObjectIdentifier($0)] }.max().map(Double.init) ?? -1
  }
}

extension NSLayoutConstraint.Relation {
  /// The loosest is broken first.
  fileprivate var looseness: Int {
    switch self {
    case .equal: 0
    case .greaterThanOrEqual: 1
    case .lessThanOrEqual: 2
    }
  }
}
