import Foundation

/// What code sets on views beside what touches ask for: kept, never drawn. Made for views that are asked for it.
@MainActor final class KeptLooks {
  var interactions: [any UIInteraction] = []
  var mask: UIView?
  var dimming = UIView.TintAdjustmentMode.automatic
  var isBehindAlert = false
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat?
  var clearsContext = true
  var restorationIdentifier: String?
  var focusGroup: String?
  var focusPriority = UIFocusGroupPriority.ignored
  var focusEffect: UIFocusEffect? = UIFocusEffect()
  var hoverStyle: UIHoverStyle?
  var large = LargeContent()
  var motionEffects: [UIMotionEffect] = []
  var corners = UICornerConfiguration.corners()
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  /// What it took over from its class's appearance, by the property.
  var taken: [AnyKeyPath: Any] = [:]
}

extension UIView {
  /// How a tint is changed while something lies over the view. Raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
