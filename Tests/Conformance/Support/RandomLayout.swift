import HeadlessUIKit

/// A random hierarchy with random rules, and a random hand that changes it and lays parts of it out; the same for
/// the same seed.
@MainActor final class RandomLayout {
  let root: UIView = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// Those in the tree, superviews first.
  var views: [UIView] { branch(of: root) }
  /// How large views were that came into a stack.
  private(set) var broughtSizes: [ObjectIdentifier: CGSize] = [:]
  /// In words.
  private(set) var changes: [String] = []
  private let chance: Chance
  private var loose: [UIView] = []
  private var rules: [NSLayoutConstraint] = []
  private var made = 0
  private static let most = 14

  init(seed: Int) { chance = Chance(seed: UInt64(seed)) }

  /// A view with a content of that size.
  final class Content: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  /// Views have names, what they are made of has none.
  func parts(of view: UIView) -> [UIView] { view.subviews.filter { $0.accessibilityIdentifier != nil } }

  private func branch(of view: UIView) -> [UIView] { [view] + parts(of: view).flatMap(branch) }

  private func note(_ words: String, _ view: UIView) {
    changes.append("\(words) \(view.accessibilityIdentifier ?? "root")")
  }

  private func length(_ most: Int) -> CGFloat { CGFloat(chance.number(in: 0...most)) }

  private func frame() -> CGRect { CGRect(x: length(200), y: length(200), width: length(150), height: length(150)) }

  private func text() -> String { String(repeating: "word ", count: chance.number(in: 0...7)) }

  private func view() -> UIView { chance.pick(views) ?? root }

  // MARK: Changes

  /// One of them, sometimes none.
  func change() {
    switch chance.number(in: 1...10) {
    case 1, 2: changeTree()
    case 3, 4: addRule()
    case 5: changeRule()
    case 6: changeFrame(view())
    case 7: changeContent(view())
    case 8: changeMargins(view())
    case 9: (view() as? UIStackView).map(changeStack)
    default:
      guard let view = chance.oneIn(4) ? loose.last : view() else { return }
      note("lay out", view)
      view.layoutIfNeeded()
    }
  }

  private func make() -> UIView {
    let view: UIView
    switch chance.number(in: 1...8) {
    case 1:
      let stack = UIStackView(frame: frame())
      stack.distribution = UIStackView.Distribution(rawValue: chance.number(in: 0...4)) ?? .fill
      stack.alignment = chance.pick([.fill, .leading, .center, .trailing]) ?? .fill
      view = stack
    case 2:
      let label = UILabel(frame: frame())
      (label.text, label.numberOfLines) = (text(), chance.number(in: 0...1))
      view = label
    case 3: view = UIScrollView(frame: frame())
    default: view = Content(frame: frame())
    }
    made += 1
    view.accessibilityIdentifier = "\(type(of: view))\(made)"
    view.translatesAutoresizingMaskIntoConstraints = chance.oneIn(2)
    if chance.oneIn(4) { view.autoresizingMask = .init(rawValue: UInt(chance.number(in: 0...63))) }
    return view
  }

  private func changeTree() {
    let (view, place) = (view(), view())
    switch chance.number(in: 1...6) {
    case 1, 2: if views.count < Self.most { put(make(), in: place) }
    case 3: if let found = loose.popLast() { put(found, in: place) }
    case 4:
      guard view !== root else { return }
      note("remove", view)
      view.removeFromSuperview()
      loose.append(view)
    case 5: if view !== root, !place.isDescendant(of: view) { put(view, in: place) }
    default:
      note("to the front", view)
      view.superview?.bringSubviewToFront(view)
    }
  }

  private func put(_ view: UIView, in place: UIView) {
    note("into \(place.accessibilityIdentifier ?? "root"):", view)
    guard let stack = place as? UIStackView, !chance.oneIn(3) else { return place.addSubview(view) }
    if !stack.arrangedSubviews.contains(view) { broughtSizes[ObjectIdentifier(view)] = view.bounds.size }
    let others = stack.arrangedSubviews.filter { $0 !== view }.count
    stack.insertArrangedSubview(view, at: chance.number(in: 0...others))
  }

  private func item(_ view: UIView) -> AnyObject {
    if chance.oneIn(8) { return view.layoutMarginsGuide }
    if !chance.oneIn(8) { return view }
    if view.layoutGuides.isEmpty { view.addLayoutGuide(UILayoutGuide()) }
    return view.layoutGuides[0]
  }

  /// Mostly about views that are near to each other: else all would be one island.
  private func addRule() {
    let view = view()
    let near = [view.superview ?? view] + parts(of: view.superview ?? view) + parts(of: view)
    let (first, second) = (item(view), item((chance.oneIn(5) ? chance.pick(views) : chance.pick(near)) ?? view))
    let sides: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width], [.height],
    ]
    guard let side = chance.pick(sides), let from = chance.pick(side), let to = chance.pick(side),
      let relation = chance.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      let priority = chance.pick([250, 500, 750, 751, 1_000, 1_000])
    else { return }
    let isAlone = first === second || side.count == 1 && chance.oneIn(2)
    if isAlone, side.count > 1 { return }
    let rule = NSLayoutConstraint(
      item: first, attribute: from, relatedBy: relation, toItem: isAlone ? nil : second,
      attribute: isAlone ? .notAnAttribute : to, multiplier: 1, constant: length(80) - (isAlone ? 0 : 40))
    rule.priority = UILayoutPriority(Float(priority))
    note("rule about", view)
    rule.isActive = true
    rules.append(rule)
  }

  private func changeRule() {
    guard let rule = chance.pick(rules) else { return }
    changes.append("change a rule")
    switch chance.number(in: 1...3) {
    case 1: rule.constant = length(150)
    case 2: if rule.priority != .required { rule.priority = UILayoutPriority(Float(chance.number(in: 200...800))) }
    default: rule.isActive = false
    }
  }

  private func changeFrame(_ view: UIView) {
    let isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false
    if chance.oneIn(3), view !== root, !isArranged {
      note("translates", view)
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    } else if view is Content, chance.oneIn(3) {
      note("origin", view)
      view.bounds.origin = CGPoint(x: length(20), y: length(20))
    } else if view.translatesAutoresizingMaskIntoConstraints {
      note("frame", view)
      view.frame = frame()
    }
  }

  private func changeContent(_ view: UIView) {
    note("content", view)
    let axis: NSLayoutConstraint.Axis = chance.oneIn(2) ? .horizontal : .vertical
    let priority = UILayoutPriority(Float(chance.pick([240, 250, 600, 800]) ?? 250))
    switch chance.number(in: 1...4) {
    case 1: view.setContentHuggingPriority(priority, for: axis)
    case 2: view.setContentCompressionResistancePriority(priority, for: axis)
    default:
      (view as? UILabel)?.text = text()
      (view as? Content)?.content = CGSize(width: length(80), height: length(80))
      view.invalidateIntrinsicContentSize()
    }
  }

  private func changeMargins(_ view: UIView) {
    note("margins", view)
    if chance.oneIn(2) {
      view.semanticContentAttribute = chance.oneIn(2) ? .forceRightToLeft : .unspecified
    } else {
      view.layoutMargins = UIEdgeInsets(top: length(20), left: length(20), bottom: length(20), right: length(20))
    }
  }

  private func changeStack(_ stack: UIStackView) {
    note("stack", stack)
    switch chance.number(in: 1...4) {
    case 1: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 2: stack.spacing = length(20)
    case 3: stack.isLayoutMarginsRelativeArrangement.toggle()
    default: chance.pick(stack.arrangedSubviews)?.isHidden.toggle()
    }
  }
}
