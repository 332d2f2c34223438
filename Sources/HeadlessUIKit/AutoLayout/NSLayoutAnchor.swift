public import Foundation

/// One edge, middle or length of a view or a guide, to make rules with. Making a rule does not make it active.
///
/// `AnchorType` keeps axes apart: an edge across can't be ruled by an edge down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = LayoutTerm(item, attribute)
    super.init()
  }

  /// What of the item it is.
  var attribute: NSLayoutConstraint.Attribute { term.attribute }

  /// The view or the guide that it belongs to.
  open var item: AnyObject? { term.item }
  /// The item and what of it, for people.
  open var name: String { term.words }

  /// Where the other one is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// There or further right, or down.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// There or further left, or up.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// So far from the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// So far from the other one, or further right, or down.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// So far from the other one, or further left, or up.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  /// After the other one, by so many standard spaces.
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, anchor.term,
      constant: multiplier * LayoutMetrics.systemSpacing)
  }
}

/// An edge or a middle across.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Behind the other one, by so many standard spaces.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }

  /// Behind the other one, by so many standard spaces at least.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }

  /// Behind the other one, by so many standard spaces at most.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, after: anchor, multiplier) }
}

/// An edge, a middle or a baseline down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Below the other one, by so many standard spaces.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, after: anchor, multiplier) }

  /// Below the other one, by so many standard spaces at least.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, after: anchor, multiplier) }

  /// Below the other one, by so many standard spaces at most.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, after: anchor, multiplier) }
}
