import Foundation

/// The rules of one island of views, as equations: made, solved, and read once.
///
/// Positions are free, sizes are never negative. Rules come in the order of the tree, a view's before those in it,
/// and each view's own in the order in which they became active; so the same views have the same layout everywhere.
/// Where required ones contradict each other they are solved once more, in the order that says which one is broken.
@MainActor final class LayoutSystem {
  let root: UIView
  var tableau = Tableau()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  var contents: [ObjectIdentifier: LayoutBox] = [:]
  /// Views and guides with variables of their own, in the order in which rules name them.
  var placed: [any LayoutItem] = []
  /// Contents that were named from the last to the first: those of filling stacks (V45).
  var namedBackwards: Set<ObjectIdentifier> = []
  /// Scroll views whose content's size is asked for.
  var scrolling: [UIScrollView] = []
  /// Required rules that could not hold with the others.
  private(set) var broken: [NSLayoutConstraint] = []
  /// Nil as long as none contradicts another.
  private let breaking: BreakingOrder?
  /// Those of constraints, until all are known, and can be put in that order.
  private var required: [(constraint: NSLayoutConstraint, rule: LinearSum)] = []
  /// For texts of several lines: how wide the last solution made them.
  private let knownWidths: [ObjectIdentifier: CGFloat]
  private var preferences = 0
  private let isFitting: Bool
  /// Whether the rules say how large the root is.
  let sizesRoot: Bool

  /// - Parameters:
  ///   - fitting: the size that the root should come near to; nil where its frame stands.
  ///   - knownWidths: of texts whose height depends on it, by an earlier solution.
  ///   - breaking: where an earlier solution came upon a contradiction.
  init(
    of root: UIView, fitting: Fitting? = nil, knownWidths: [ObjectIdentifier: CGFloat] = [:],
    breaking: BreakingOrder? = nil
  ) {
    self.root = root
    self.breaking = breaking
    isFitting = fitting != nil
    sizesRoot = fitting == nil && root.sizesItself
    self.knownWidths = knownWidths
    if fitting == nil, !sizesRoot {
      boxes[ObjectIdentifier(root)] = LayoutBox(root.bounds)
    } else {
      boxes[ObjectIdentifier(root)] = LayoutBox(
        x: LinearSum(), y: LinearSum(), width: makeSize(), height: makeSize())
      placed.append(root)
    }
    addRules(in: root)
    addRequired()
    if let fitting { add(fitting) }
    // What no rule says stays.
    if sizesRoot { prefer(root.bounds.size, at: LayoutMetrics.presentSize) }
    addContentSizes()
    tableau.optimize()
  }

  /// Which size a view asked for its own should come near to.
  struct Fitting {
    var size: CGSize
    var horizontal = UILayoutPriority.fittingSizeLevel
    var vertical = UILayoutPriority.fittingSizeLevel
  }

  private func prefer(_ size: CGSize, at priority: UILayoutPriority) {
    add(Fitting(size: size, horizontal: priority, vertical: priority))
  }

  private func add(_ fitting: Fitting) {
    let box = box(of: root)
    prefer(box.width - fitting.size.width, .equal, priority: fitting.horizontal)
    prefer(box.height - fitting.size.height, .equal, priority: fitting.vertical)
  }

  // MARK: Rules

  /// Not of views that are an island of their own: nothing in them can change anything outside.
  private func addRules(in view: UIView) {
    for constraint in view.constraintHold?.constraints ?? [] { add(constraint, on: view) }
    (view as? any LayoutRules)?.addLayoutRules(to: self)
    for child in view.subviews where !child.isLayoutIsland { addRules(in: child) }
  }

  private func add(_ constraint: NSLayoutConstraint, on holder: UIView) {
    guard let terms = constraint.terms else { return }
    let isMirrored =
      [terms.first, terms.second].compactMap(\.self).flatMap(\.ends).contains {
        $0.attribute.followsReading && $0.item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
    var sum = place(of: terms.first, beside: terms.second?.item, in: holder, isMirrored: isMirrored)
    if let second = terms.second {
      let other = place(of: second, beside: terms.first.item, in: holder, isMirrored: isMirrored)
      sum = sum - other * Double(constraint.multiplier)
    }
    sum = sum - Double(constraint.distance)
    if constraint.priority.rawValue < UILayoutPriority.required.rawValue {
      if constraint.relation == .equal, terms.second == nil {
        prefer(length: sum, priority: constraint.priority)
      } else {
        prefer(sum, constraint.relation, priority: constraint.priority)
      }
    } else if breaking == nil {
      if !require(sum, constraint.relation) { broken.append(constraint) }
    } else {
      required.append((constraint, sum))
    }
  }

  /// In the order in which one of those that contradict each other is the last. It is wished for then, above all
  /// that was a wish before.
  private func addRequired() {
    guard let breaking else { return }
    for (constraint, sum) in breaking.sorted(required) where !require(sum, constraint.relation) {
      broken.append(constraint)
      prefer(sum, constraint.relation, priority: LayoutMetrics.broken)
    }
  }

  /// False where it contradicts what is required already; it is left out then.
  @discardableResult
  func require(_ sum: LinearSum, _ relation: NSLayoutConstraint.Relation) -> Bool {
    switch relation {
    case .equal: tableau.require(zero: sum)
    case .greaterThanOrEqual: tableau.require(atLeastZero: sum)
    case .lessThanOrEqual: tableau.require(atLeastZero: sum * -1)
    }
  }

  /// Where two of equal priority can't both be met, the one that came first is.
  func prefer(_ sum: LinearSum, _ relation: NSLayoutConstraint.Relation, priority: UILayoutPriority) {
    preferences += 1
    let weight = 1 + 1 / Double(1 + preferences)
    switch relation {
    case .equal: tableau.prefer(zero: sum, priority: priority.rawValue, weight: weight)
    case .greaterThanOrEqual: tableau.prefer(atLeastZero: sum, priority: priority.rawValue, weight: weight)
    case .lessThanOrEqual: tableau.prefer(atLeastZero: sum * -1, priority: priority.rawValue, weight: weight)
    }
  }

  /// Of lengths that are wished for alike the first is the longer where there is too much room, and the last the
  /// shorter where there is too little: as it is of contents.
  private func prefer(length sum: LinearSum, priority: UILayoutPriority) {
    prefer(sum, .greaterThanOrEqual, priority: priority)
    tableau.prefer(
      atLeastZero: sum * -1, priority: priority.rawValue, weight: 2 - 1 / Double(1 + preferences))
  }

  /// What contents ask for, of every view that a rule is about.
  private func addContentSizes() {
    for (place, item) in placed.enumerated() {
      guard let view = item as? UIView else { continue }
      let hold = view.constraintHold
      let hugging = hold?.hugging ?? view.standardHugging
      let resistance = hold?.resistance ?? ConstraintHold.standardResistance
      let size = view.contentSize(inLayoutOf: knownWidths[ObjectIdentifier(view)])
      let box = box(of: view).inset(by: view.alignmentInsets)
      for (axis, length, content, hugging, resistance) in [
        (NSLayoutConstraint.Axis.horizontal, box.width, size.width, hugging.horizontal, resistance.horizontal),
        (.vertical, box.height, size.height, hugging.vertical, resistance.vertical),
      ] where content >= 0 {
        prefer(length - content, .greaterThanOrEqual, priority: resistance)
        tableau.prefer(
          atLeastZero: (length - content) * -1, priority: hugging.rawValue,
          weight: huggingWeight(of: view, at: place, along: axis))
      }
    }
  }

  /// Of contents that keep as near to their size the first gets what there is to spare; across, of texts of several
  /// lines the last, before all others (W6). Less than any other rule weighs.
  private func huggingWeight(of view: UIView, at place: Int, along axis: NSLayoutConstraint.Axis) -> Double {
    let share = 0.25 / Double(1 + place)
    let isWrapping = axis == .horizontal && (view as? any WrappingContent)?.heightFollowsWidth == true
    return isWrapping || namedBackwards.contains(ObjectIdentifier(view)) ? 0.5 + share : 1 - share
  }

  // MARK: The solution

  /// In the superview's coordinates, or the owning view's.
  func frame(of item: any LayoutItem) -> CGRect {
    boxes[ObjectIdentifier(item)].map(rect) ?? .zero
  }

  func contentSize(of scroll: UIScrollView) -> CGSize {
    contents[ObjectIdentifier(scroll)].map { rect($0).size } ?? .zero
  }

  private func rect(_ box: LayoutBox) -> CGRect {
    CGRect(
      x: tableau.value(of: box.x), y: tableau.value(of: box.y), width: max(0, tableau.value(of: box.width)),
      height: max(0, tableau.value(of: box.height)))
  }

  /// How wide texts of several lines came out, for the next solution.
  var widthsOfTexts: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for case let view as any WrappingContent & UIView in placed where view.heightFollowsWidth {
      let width = frame(of: view).width
      if view.isBroken(at: width) { widths[ObjectIdentifier(view)] = width }
    }
    return widths
  }

  /// Solved until texts of several lines are as high as their width makes them.
  static func solve(_ root: UIView, fitting: Fitting? = nil) -> LayoutSystem {
    LayoutPass.solving.append(root)
    defer { LayoutPass.solving.removeLast() }
    var system = LayoutSystem(of: root, fitting: fitting)
    let breaking = system.broken.isEmpty ? nil : BreakingOrder(in: root)
    if breaking != nil { system = LayoutSystem(of: root, fitting: fitting, breaking: breaking) }
    for _ in 1..<LayoutMetrics.passes {
      let widths = system.widthsOfTexts
      if widths == system.knownWidths { break }
      system = LayoutSystem(of: root, fitting: fitting, knownWidths: widths, breaking: breaking)
    }
    return system
  }
}
