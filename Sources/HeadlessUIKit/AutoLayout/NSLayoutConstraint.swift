public import Foundation

/// One rule of a layout: `first = multiplier · second + constant`, or at least, or at most.
///
/// It counts while it is active, which it is on a view that contains both of its items. A view that leaves its
/// superview takes along the rules that need it, as on a device.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called on what was loaded from a nib; nothing is. UIKit has it on every object.
  open func awakeFromNib() {}
  /// A view or a layout guide; nil once it is gone.
  open private(set) weak var firstItem: AnyObject?
  /// A view or a layout guide; nil where the rule is about one item alone, and once it is gone.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item is ruled.
  public private(set) final var firstAttribute: Attribute
  /// What of the second item it is ruled by; `notAnAttribute` where the rule is about one item alone.
  public private(set) final var secondAttribute: Attribute
  /// Equal, at least, or at most.
  public private(set) final var relation: Relation
  /// How often the second item's attribute counts.
  public private(set) final var multiplier: CGFloat

  /// In points; what may be changed while the rule is active. Traps where it is no finite number, as UIKit does.
  open var constant: CGFloat {
    didSet {
      precondition(constant.isFinite, "\(words): a constant must be finite")
      let wasCounted = standardSpaces != nil
      standardSpaces = nil
      if wasCounted || constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// What may be changed while the rule is active. Until iOS 12 none could become required then, or stop being so.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name for people; what is told of a rule that can't hold names it.
  open var identifier: String?
  /// Kept: there is no archive to be in.
  open var shouldBeArchived = false

  /// How many standard spaces stand in place of the constant, which nobody has set since; they follow the fonts of
  /// texts. Nil where it was made with a constant.
  var standardSpaces: CGFloat?

  /// The view that the rule is active on.
  weak var holder: UIView?
  /// It could not hold with the others when they were last solved.
  var isBroken = false

  /// A rule, not yet active. Traps where an item is neither a view nor a layout guide, where a number is not
  /// finite, and where the attributes are no pair, as UIKit does.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutTerm(Self.item(view1), attr1), relation, view2.map { LayoutTerm(Self.item($0), attr2) },
      multiplier: multiplier, constant: c)
  }

  /// What stands in the place of a rule until there is one: it is about nothing, and turning it on traps.
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  private static func item(_ item: Any) -> any LayoutItem {
    guard let known = item as? any LayoutItem else {
      preconditionFailure("\(type(of: item)) is no item of a constraint: give a view or a layout guide")
    }
    return known
  }

  // Not a designated one: a subclass from elsewhere would not inherit UIKit's.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    let second = second?.attribute == .notAnAttribute ? nil : second
    firstAttribute = first.attribute
    secondAttribute = second?.attribute ?? .notAnAttribute
    needsSecondItem = second != nil
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    hold(first.item, second?.item)
    distances = [first, second].compactMap { $0?.item as? AnchorDistance }
    precondition(constant.isFinite && multiplier.isFinite, "\(words): constant and multiplier must be finite")
    if let fault = firstAttribute.fault(with: multiplier == 0 ? .notAnAttribute : secondAttribute) {
      preconditionFailure("\(words): \(fault)")
    }
  }

  /// Nobody else keeps them.
  private var distances: [AnchorDistance] = []

  /// Held weakly. Not inlined: the optimizer would see the caller's last use here, and warn that they die at once.
  @inline(never) private func hold(_ first: any LayoutItem, _ second: (any LayoutItem)?) {
    firstItem = first
    secondItem = second
  }

  private var needsSecondItem = false

  /// The items that are still there; nil where one is gone.
  var terms: (first: LayoutTerm, second: LayoutTerm?)? {
    guard let first = firstItem as? any LayoutItem else { return nil }
    guard needsSecondItem else { return (LayoutTerm(first, firstAttribute), nil) }
    guard let second = secondItem as? any LayoutItem else { return nil }
    return (LayoutTerm(first, firstAttribute), LayoutTerm(second, secondAttribute))
  }

  // MARK: Anchors

  /// The first item's part, as an anchor. Stops where the item is gone.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first = firstItem as? any LayoutItem else {
      preconditionFailure("the first item of a constraint is gone, and with it its anchor")
    }
    return NSLayoutAnchor(first, firstAttribute)
  }
  /// The second item's part, as an anchor; nil where the rule is about one item alone, and once it is gone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    (secondItem as? any LayoutItem).map { NSLayoutAnchor($0, secondAttribute) }
  }

  // MARK: Active or not

  /// Whether it counts. Turning it on puts it on the nearest view that contains both items; traps where there is
  /// none.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { ConstraintHold.activate(self) } else { ConstraintHold.deactivate(self) } }
  }

  /// Turns all of them on.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Turns all of them off.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// By its name where it has one, else `UILabel.width ≥ 0.5 × UIView.width + 8`.
  var words: String {
    if let identifier { return identifier }
    guard let terms else { return "constraint of views that are gone" }
    var words = [terms.first.words, relation.sign]
    if let second = terms.second {
      if multiplier != 1 { words += ["\(Double(multiplier))", "×"] }
      words.append(second.words)
      if constant != 0 { words += [constant < 0 ? "-" : "+", "\(Double(abs(constant)))"] }
    } else {
      words.append("\(Double(constant))")
    }
    return words.joined(separator: " ")
  }
}
