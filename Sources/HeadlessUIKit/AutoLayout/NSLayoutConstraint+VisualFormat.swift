import Foundation

extension NSLayoutConstraint {
  /// The rules that a line of the visual format stands for, in its order, not yet active. Traps where it is none,
  /// or names what is not given.
  ///
  /// `-` alone is the standard space: 8 points between views, and the superview's margin at its edges. What is
  /// named may be a layout guide, too, as a controller's `topLayoutGuide`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Fault) {
      let line = try VisualFormat(format)
      return VisualFormatRules(line, opts, metrics ?? [:], views.compactMapValues { $0 as? any LayoutItem })
        .constraints()
    } catch {
      preconditionFailure("visual format \(format) \(error.words) at character \(error.position + 1)")
    }
  }
}

/// What a line of the visual format comes to.
@MainActor private struct VisualFormatRules {
  let line: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: any LayoutItem]

  init(
    _ line: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: any LayoutItem]
  ) {
    (self.line, self.options, self.metrics, self.views) = (line, options, metrics, views)
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var goesLeft: Bool { !line.isVertical && options.contains(.directionRightToLeft) }

  private var edges: (start: Attribute, end: Attribute) {
    if line.isVertical { return (.top, .bottom) }
    if goesLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private var margins: (start: Attribute, end: Attribute) {
    if line.isVertical { return (.topMargin, .bottomMargin) }
    if goesLeft { return (.rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight) ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  func constraints() -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for (index, element) in line.elements.enumerated() {
      if index > 0 { all += rules(line.elements[index - 1], line.spaces[index - 1], element) }
      if case .view(let name, let predicates) = element {
        all += predicates.map { length(of: view(name), $0) }
      }
    }
    return all + alignments()
  }

  private func view(_ name: String) -> any LayoutItem {
    guard let view = views[name] else {
      preconditionFailure("a visual format names \(name), which is not among views")
    }
    return view
  }

  private var superview: UIView {
    let named = line.elements.compactMap { if case .view(let name, _) = $0 { view(name) } else { nil } }
    let first = named.first
    // A guide lies in the view that it belongs to.
    guard let superview = first is UIView ? (first as? UIView)?.superview : first?.layoutView else {
      preconditionFailure("a visual format has | for a superview, and its views have none: add them first")
    }
    return superview
  }

  private func length(of view: any LayoutItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let attribute: Attribute = line.isVertical ? .height : .width
    let other = views[predicate.object].map { LayoutTerm($0, attribute) }
    let rule = NSLayoutConstraint(
      LayoutTerm(view, attribute), predicate.relation, other, constant: other == nil ? number(predicate.object) : 0)
    return ruled(rule, predicate)
  }

  private func rules(
    _ before: VisualFormat.Element, _ space: VisualFormat.Space, _ after: VisualFormat.Element
  ) -> [NSLayoutConstraint] {
    // The later one's start, as far from the earlier one's end.
    let toMargin = space == .standard
    let second =
      switch before {
      case .superview: LayoutTerm(superview, toMargin ? margins.start : edges.start)
      case .view(let name, _): LayoutTerm(view(name), edges.end)
      }
    let first =
      switch after {
      case .superview: LayoutTerm(superview, toMargin ? margins.end : edges.end)
      case .view(let name, _): LayoutTerm(view(name), edges.start)
      }
    switch space {
    case .none: return [apart(second, first, .equal, 0)]
    case .standard:
      let isInside = before != .superview && after != .superview
      return [apart(second, first, .equal, isInside ? LayoutMetrics.systemSpacing : 0)]
    case .ruled(let predicates):
      return predicates.map { ruled(apart(second, first, $0.relation, number($0.object)), $0) }
    }
  }

  /// The end of one, and the start of the next so far behind it; to the left, the one is so far from the next.
  private func apart(
    _ end: LayoutTerm, _ start: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ space: CGFloat
  ) -> NSLayoutConstraint {
    goesLeft
      ? NSLayoutConstraint(end, relation, start, constant: space)
      : NSLayoutConstraint(start, relation, end, constant: space)
  }

  private func ruled(_ rule: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    if let priority = predicate.priority { rule.priority = UILayoutPriority(Float(number(priority))) }
    return rule
  }

  private func number(_ word: String) -> CGFloat {
    // A metric comes first: "inf" and "nan" are numbers to Double, and names to whoever wrote the format.
    if metrics[word] == nil, let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default:
      preconditionFailure("a visual format names \(word), which is neither a view nor a number among metrics")
    }
  }

  /// What the options have neighbours share.
  private func alignments() -> [NSLayoutConstraint] {
    let shared: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    let named = line.elements.compactMap { if case .view(let name, _) = $0 { view(name) } else { nil } }
    return shared.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(named, named.dropFirst()).map {
        NSLayoutConstraint(LayoutTerm($1, attribute), .equal, LayoutTerm($0, attribute))
      }
    }
  }
}
