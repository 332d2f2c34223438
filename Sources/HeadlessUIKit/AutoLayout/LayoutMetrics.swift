import Foundation

/// Numbers of layouts that Apple does not publish. Ours, and no statement about UIKit (W20).
enum LayoutMetrics {
  /// The side of the square that a view is asked the alignment rectangle of.
  static let alignmentProbe: CGFloat = 1_000
  /// In points: the standard space between neighbours, which `constraint(equalToSystemSpacingAfter:multiplier:)`
  /// takes.
  static let systemSpacing: CGFloat = 8
  /// In points: the readable guide is no wider.
  static let readableWidth: CGFloat = 672
  /// In points: margins of a view, and those to the sides of a controller's view, narrower and wider than 414.
  static let margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  static let controllerMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)
  static let wideController: CGFloat = 414
  /// With which a view in a stack that has no intrinsic size is no smaller, and no larger, than it came there.
  static let broughtSize = (least: UILayoutPriority(65), most: UILayoutPriority(60))
  /// With which a stack whose breadth nobody rules is as narrow as its views let it be.
  static let stackBreadth = UILayoutPriority(25)
  /// With which a view without a superview keeps its size where its rules leave that open.
  static let presentSize = UILayoutPriority(0.5)
  /// With which the middles of a stack's views are equally far from each other.
  static let equalCentering = UILayoutPriority(149)
  /// With which a hidden view of a stack has no length: required sizes of its own stay.
  static let hiding = UILayoutPriority(999.999)
  /// With which a required rule that was broken is still wished for.
  static let broken = UILayoutPriority(UILayoutPriority.required.rawValue.nextDown)
  /// Just below required: a stack that is too short lets its views stand out of it.
  static let almostRequired = UILayoutPriority(999)
  /// A layout is solved again, where its own outcome changed what it was solved for, no more often than this.
  static let passes = 4
}
