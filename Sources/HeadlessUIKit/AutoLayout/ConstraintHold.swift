import Foundation

/// What a view has to do with layouts by constraints, and of which margins; most views have none.
@MainActor final class ConstraintHold {
  /// Whether the frame is what code sets, as opposed to what constraints make it.
  var isPlacedByFrame = true
  /// Active on this view, in the order in which they came to be.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Those of its own making, by their kind.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// How many constraints go from above this view to something inside of it.
  var spans = 0
  /// How many of those pin a place of that to something outside of the view: where the view scrolls they have it go
  /// elsewhere. Lengths, which most of them are about, stay as they are.
  var pinsFromOutside = 0
  /// How many constraints above it are about it, or a guide in it. Its own are about what is in it: they move with
  /// it, wherever it goes (V243).
  var mentions = 0
  /// Set at the root of an island: its constraints have not been solved since they changed.
  var awaitsSolving = false { didSet { TurnNews.note() } }
  /// Where the last solution puts it, without its transform; nil where no constraint says anything about it.
  var solved: CGRect?
  /// Where the one before did.
  private(set) var solvedBefore: CGRect?
  /// How large the last solution makes a scroll view's content.
  var solvedContent: CGSize?
  /// What the content's size was made by the last time.
  var placedContent = CGSize.zero
  /// The insets that its guides were solved with.
  var usedInsets: UIEdgeInsets?
  /// The margins that they were solved with, where those depend on where the view lies.
  var usedMargins: UIEdgeInsets?
  var hugging: Hugging
  var resistance = standardResistance
  /// Lies here because views have one place alone for what few of them have.
  var marginHold = MarginHold()

  static let standardHugging: Hugging = (.defaultLow, .defaultLow)
  static let standardResistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  init(hugging: Hugging) { self.hugging = hugging }

  /// Before its island is solved anew.
  func forgetSolution() {
    for guide in guides { guide.forgetSolution() }
    awaitsSolving = false
    (solvedBefore, solved) = (solved, nil)
    solvedContent = nil
    (usedInsets, usedMargins) = (nil, nil)
  }

  // MARK: Active constraints

  static func activate(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    guard let terms = constraint.terms, let first = terms.first.item.layoutView else {
      preconditionFailure("\(constraint.words) can't be active: its view is gone, or its guide belongs to no view")
    }
    guard let second = terms.second else { return add(constraint, to: first) }
    guard let view = second.item.layoutView, let common = first.nearestView(containing: view) else {
      preconditionFailure("\(constraint.words) can't be active: its views have no common superview; add them first")
    }
    add(constraint, to: common)
  }

  /// The view must contain both items.
  static func add(_ constraint: NSLayoutConstraint, to holder: UIView) {
    if constraint.holder === holder { return }
    deactivate(constraint)
    for item in constraint.views {
      precondition(
        item.isDescendant(of: holder),
        "\(constraint.words) can't be on \(holder.layoutName), which does not contain \(item.layoutName)")
    }
    constraint.holder = holder
    constraint.isBroken = false
    holder.layoutHold.constraints.append(constraint)
    count(constraint, 1)
    holder.constraintsDidChange()
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    count(constraint, -1)
    holder.layoutHold.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    holder.constraintsDidChange()
  }

  private static func count(_ constraint: NSLayoutConstraint, _ change: Int) {
    for item in constraint.items {
      guard let own = item.layoutView, own !== constraint.holder else { continue }
      own.layoutHold.mentions += change
      // A guide that rules place is solved with what is in its view.
      var above = (item as? UILayoutGuide).map { $0.kind == nil } == true ? own : own.superview
      while let view = above, view !== constraint.holder {
        view.layoutHold.spans += change
        if constraint.pinsPlaces(outOf: view) { view.layoutHold.pinsFromOutside += change }
        // An island of its own again, solved with what is around it until now.
        if view.layoutHold.spans == 0 { view.islandAwaitsSolving() }
        above = view.superview
      }
    }
  }
}

/// With which a view resists being larger than its content.
typealias Hugging = (horizontal: UILayoutPriority, vertical: UILayoutPriority)

extension NSLayoutConstraint {
  /// Whether the guide is one of its items, or an end of one.
  func isAbout(_ guide: UILayoutGuide) -> Bool {
    items.contains { $0 === guide }
  }

  /// What it is about, as far as that is there; of distances their ends.
  var items: [any LayoutItem] {
    [firstItem, secondItem].flatMap { ($0 as? any LayoutItem)?.layoutEnds ?? [] }
  }

  /// Whether it is about places, or a way between them, and about one outside of the view.
  fileprivate func pinsPlaces(outOf view: UIView) -> Bool {
    let isAboutLengths = firstAttribute == .width || firstAttribute == .height
    if isAboutLengths, !(firstItem is AnchorDistance), !(secondItem is AnchorDistance) { return false }
    return views.contains { !$0.isDescendant(of: view) }
  }

  /// The views of its items, as far as they are there.
  var views: [UIView] { items.compactMap(\.layoutView) }
}

extension UIView {
  /// What it has to do with constraints; nil where it has nothing to do with them.
  var constraintHold: ConstraintHold? { ownConstraintHold.object }

  /// The same, from now on.
  var layoutHold: ConstraintHold {
    if let constraintHold { return constraintHold }
    let made = ConstraintHold(hugging: standardHugging)
    ownConstraintHold.object = made
    return made
  }

  /// Itself, or the lowest of the views that contain both.
  func nearestView(containing other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Takes out the rules on views above `oldSuperview` that are about something in this branch.
  func leaveConstraints(of oldSuperview: UIView) {
    for above in sequence(first: oldSuperview, next: \.superview) {
      for constraint in above.constraintHold?.constraints ?? []
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        ConstraintHold.deactivate(constraint)
      }
    }
  }
}
