import Foundation

/// What code says of a view's margins and of the way in which it reads; guides and constraints count by both.
struct MarginHold {
  /// Nil for the standard ones.
  var margins: UIEdgeInsets?
  var addsSafeArea = true
  var takesSuperviewMargins = false
  var direction = UISemanticContentAttribute.unspecified
}
