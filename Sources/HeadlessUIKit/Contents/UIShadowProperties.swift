public import Foundation

/// A shadow around something. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uishadowproperties>
public struct UIShadowProperties: Hashable {
  /// Kept, never drawn.
  public var color = UIColor.black
  /// From 0 to 1.
  public var opacity: CGFloat = 0
  /// In points.
  public var radius: CGFloat = 0
  /// In points.
  public var offset = CGSize.zero
  /// Kept, never drawn.
  public var path: UIBezierPath?
}
