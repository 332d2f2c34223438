public import Foundation

/// One edge, middle or length of a view or a guide, to make rules with. Making a rule does not make it active.
///
/// `AnchorType` keeps axes apart: an edge across can't be ruled by an edge down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying {
  let term: LayoutTerm
  nonisolated let key: AnchorKey

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = LayoutTerm(item, attribute)
    key = AnchorKey(item: ObjectIdentifier(item), attribute: attribute)
    super.init()
  }

  /// What of the item it is.
  var attribute: NSLayoutConstraint.Attribute { term.attribute }

  /// The view or the guide that it belongs to.
  open var item: AnyObject? { term.item }
  /// The item and what of it, for people.
  open var name: String { term.words }

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Anchors are made anew whenever they are asked for: those of the same part of the same item are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any AnchorKeeping)?.key == key }
  open override var hash: Int { key.hashValue }

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
    let space = LayoutTerm.standardSpace(from: anchor.term, to: term)
    let rule = NSLayoutConstraint(term, relation, anchor.term, constant: multiplier * space)
    rule.standardSpaces = multiplier
    return rule
  }
}

/// What makes two anchors the same.
struct AnchorKey: Hashable, Sendable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any kind.
protocol AnchorKeeping: AnyObject {
  var key: AnchorKey { get }
}

extension NSLayoutAnchor: AnchorKeeping {}

/// An edge or a middle across.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far it is from here to the other one, to make rules with; less than nothing where the other one comes
  /// first.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: term, to: otherAnchor.term), .width)
  }

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
  /// How far it is from here to the other one, to make rules with; less than nothing where the other one comes
  /// first.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: term, to: otherAnchor.term), .height)
  }

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
