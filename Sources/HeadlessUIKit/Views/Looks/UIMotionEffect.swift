public import Foundation

/// How a view follows the tilt of the device. Kept: nothing tilts during a replay, and at rest no effect moves a
/// view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimotioneffect>
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of effects.
  public required init?(coder: NSCoder) { super.init() }

  /// What the view's properties are changed by, by key path, for a tilt; nothing, unless overridden. Never asked.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// One property that follows the tilt along one axis.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The property, such as `center.x`.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// What is added at the one end of the tilt.
  open var minimumRelativeValue: Any?
  /// What is added at the other.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Of no property. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init()
  }

  /// Which tilt is followed. Raw values are UIKit's.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
}

/// Effects that are added together.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>
open class UIMotionEffectGroup: UIMotionEffect {
  /// In any order.
  open var motionEffects: [UIMotionEffect]?
}
