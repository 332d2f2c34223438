import Foundation

/// What constraints are about: a view, or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
  /// Itself; of a distance its two ends, as far as they are there.
  var layoutEnds: [any LayoutItem] { get }
  /// For people.
  var layoutName: String { get }
}

extension LayoutItem {
  var layoutEnds: [any LayoutItem] { [self] }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

/// One edge, middle or length of an item.
@MainActor struct LayoutTerm {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Itself; of a distance its two ends.
  var ends: [LayoutTerm] {
    guard let distance = item as? AnchorDistance else { return [self] }
    return [distance.start.term, distance.end.term].compactMap(\.self)
  }

  /// `UILabel.width`
  var words: String { "\(item.layoutName).\(attribute)" }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it turns round where people read from right to left.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute of the guide inside of the margins, for those that name it on the view.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether a scroll view's own content sees it at the content's edge, and everybody else at the view's.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
