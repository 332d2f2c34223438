import HeadlessUIKit

/// The same hierarchy as a random one has become, made and laid out at once: the same views, frames and rules.
@MainActor final class LayoutTwin {
  private let tree: RandomLayout
  private var twins: [ObjectIdentifier: UIView] = [:]
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  init(of tree: RandomLayout) {
    self.tree = tree
    let root = make(tree.root)
    for view in tree.views { place(view) }
    for view in tree.views { addRules(of: view) }
    root.layoutIfNeeded()
  }

  /// The first place that is another one; nil where all are the same.
  var difference: String? {
    for view in tree.views {
      guard let twin = twins[ObjectIdentifier(view)] else { return "a view without a twin" }
      let name = view.accessibilityIdentifier ?? "root"
      if !same(view.frame, twin.frame) { return "\(name) is at \(view.frame), its twin at \(twin.frame)" }
      for (guide, other) in zip(view.layoutGuides, twin.layoutGuides)
      where !same(guide.layoutFrame, other.layoutFrame) {
        return "a guide in \(name) is at \(guide.layoutFrame), its twin at \(other.layoutFrame)"
      }
      if let scroll = view as? UIScrollView, let other = twin as? UIScrollView {
        let (size, otherSize) = (scroll.contentSize, other.contentSize)
        if !same(CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: otherSize)) {
          return "\(name) has content of \(size), its twin of \(otherSize)"
        }
      }
    }
    return nil
  }

  private func same(_ one: CGRect, _ other: CGRect) -> Bool {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 0.001 }
  }

  private func make(_ view: UIView) -> UIView {
    let twin = bare(view)
    twins[ObjectIdentifier(view)] = twin
    twin.isHidden = view.isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      twin.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    twin.layoutMargins = view.layoutMargins
    twin.semanticContentAttribute = view.semanticContentAttribute
    for guide in view.layoutGuides {
      let other = UILayoutGuide()
      guides[ObjectIdentifier(guide)] = other
      twin.addLayoutGuide(other)
    }
    for part in tree.parts(of: view) { twin.addSubview(make(part)) }
    if let stack = view as? UIStackView, let other = twin as? UIStackView { arrange(stack, other) }
    return twin
  }

  private func bare(_ view: UIView) -> UIView {
    switch view {
    case let stack as UIStackView:
      let twin = UIStackView(frame: .zero)
      (twin.axis, twin.spacing) = (stack.axis, stack.spacing)
      (twin.distribution, twin.alignment) = (stack.distribution, stack.alignment)
      twin.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      return twin
    case let label as UILabel:
      let twin = UILabel(frame: .zero)
      (twin.text, twin.numberOfLines) = (label.text, label.numberOfLines)
      return twin
    case let scroll as UIScrollView:
      let twin = UIScrollView(frame: .zero)
      twin.contentSize = scroll.contentSize
      return twin
    default:
      let twin = RandomLayout.Content(frame: .zero)
      (view as? RandomLayout.Content).map { twin.content = $0.content }
      return twin
    }
  }

  private func arrange(_ stack: UIStackView, _ twin: UIStackView) {
    for view in stack.arrangedSubviews {
      guard let other = twins[ObjectIdentifier(view)] else { continue }
      other.bounds.size = tree.broughtSizes[ObjectIdentifier(view)] ?? .zero
      twin.addArrangedSubview(other)
    }
  }

  /// Superviews first: no mask of what is inside counts yet.
  private func place(_ view: UIView) {
    guard let twin = twins[ObjectIdentifier(view)] else { return }
    twin.bounds.origin = view.bounds.origin
    twin.frame = view.frame
    twin.autoresizingMask = view.autoresizingMask
    if twin.translatesAutoresizingMaskIntoConstraints != view.translatesAutoresizingMaskIntoConstraints {
      twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    }
  }

  private func addRules(of view: UIView) {
    for rule in view.constraints {
      guard let first = twin(rule.firstItem) else { continue }
      let other = NSLayoutConstraint(
        item: first, attribute: rule.firstAttribute, relatedBy: rule.relation, toItem: twin(rule.secondItem),
        attribute: rule.secondAttribute, multiplier: rule.multiplier, constant: rule.constant)
      other.priority = rule.priority
      twins[ObjectIdentifier(view)]?.addConstraint(other)
    }
  }

  private func twin(_ item: AnyObject?) -> AnyObject? {
    if let view = item as? UIView { return twins[ObjectIdentifier(view)] }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return guides[ObjectIdentifier(guide)] ?? twins[ObjectIdentifier(owner)]?.layoutMarginsGuide
  }
}
