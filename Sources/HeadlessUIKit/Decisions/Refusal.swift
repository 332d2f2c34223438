package import Foundation

/// Why a view's own hit test says no.
package enum Refusal: Sendable {
  case hidden
  case transparent(alpha: CGFloat)
  case notInteractive
  /// An animation runs that does not allow interaction.
  case animated
  /// `point(inside:with:)` said no.
  case outside(CGPoint)
  /// The transform can't be inverted; the view was not asked.
  case singularTransform
}
