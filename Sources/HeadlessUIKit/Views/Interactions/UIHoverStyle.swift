import Foundation

/// How a view looks under a pointer, or under a gaze. There are none: it is kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihoverstyle>
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// What the view does.
  open var effect: any UIHoverEffect
  /// The outline in which it does; nil for the view's own.
  open var shape: UIShape?
  /// Kept.
  open var isEnabled = true

  /// An effect in a shape.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }
  /// The usual effect, in a shape.
  public convenience init(shape: UIShape? = nil) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }
  /// The usual effect, in the view's own shape.
  open class func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }
}

/// What a view does under a pointer, or under a gaze: one of those below, or a pointer's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihovereffect>
public protocol UIHoverEffect {}

extension UIPointerEffect: UIHoverEffect {}

/// What suits the view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihoverautomaticeffect>
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}
/// The view is lit.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihoverhighlighteffect>
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}
/// The view comes nearer.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihoverlifteffect>
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// What suits the view.
  public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The view is lit.
  public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view comes nearer.
  public static var lift: Self { Self() }
}

extension UIView {
  /// Kept, never drawn.
  public var hoverStyle: UIHoverStyle? {
    get { kept.hoverStyle }
    set { kept.hoverStyle = newValue }
  }
}
