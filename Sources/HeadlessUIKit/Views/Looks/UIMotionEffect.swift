public import Foundation

/// How a view follows the tilt of the device. Kept: nothing tilts during a replay, and at rest no effect moves a
/// view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimotioneffect>
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  @preconcurrency public override init() { super.init() }
  /// Nothing is read: there is no archive of effects.
  public required init?(coder: NSCoder) { super.init() }
  /// Nothing is written: there is no archive of effects. For overriding.
  open func encode(with coder: NSCoder) {}
  /// The same: it has nothing that could change. Classes of an application's own override it, as on a device.
  open func copy(with zone: NSZone? = nil) -> Any { self }

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
  /// What is added at the one end of the tilt: a number, a point, an offset or a size.
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

  /// Between what is added at both ends, by the offset along its axis from -1 to 1; nil where it doesn't know the
  /// way from the one to the other (V989).
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(offset, -1), 1) + 1) / 2
    guard let minimumRelativeValue, let maximumRelativeValue,
      let value = Self.value(from: minimumRelativeValue, to: maximumRelativeValue, at: share)
    else { return nil }
    return [keyPath: value]
  }

  private static func value(from start: Any, to end: Any, at share: CGFloat) -> Any? {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    if let start = number(start), let end = number(end) { return between(start, end) }
    if let start = start as? CGPoint, let end = end as? CGPoint {
      return CGPoint(x: between(start.x, end.x), y: between(start.y, end.y))
    }
    if let start = start as? CGSize, let end = end as? CGSize {
      return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
    }
    if let start = start as? UIOffset, let end = end as? UIOffset {
      return UIOffset(
        horizontal: between(start.horizontal, end.horizontal), vertical: between(start.vertical, end.vertical))
    }
    return nil
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }

  /// Another one of the same property and values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
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

  /// Another one of the same effects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}
