public import Foundation

/// An item that hangs at a place, or at another one.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What it is about.
  open private(set) var items: [any UIDynamicItem]
  /// At a place, or at another item.
  public let attachedBehaviorType: AttachmentType
  /// Kept.
  open var anchorPoint: CGPoint
  /// In points; kept. As far as the two points are from each other, until code says otherwise.
  open var length: CGFloat = 0
  /// Kept.
  open var damping: CGFloat = 0
  /// Kept.
  open var frequency: CGFloat = 0
  /// Kept.
  open var frictionTorque: CGFloat = 0
  /// Kept.
  open var attachmentRange = UIFloatRange.infinite

  /// At a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// At a place, by a point away from its middle.
  public required init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
  {
    (items, anchorPoint, attachedBehaviorType) = ([item], point, .anchor)
    length = Self.distance(item.center, offset, point, .zero)
    super.init()
  }
  /// At another one.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// At another one, both by points away from their middles.
  public required init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (items, anchorPoint, attachedBehaviorType) = ([item1, item2], .zero, .items)
    length = Self.distance(item1.center, offset1, item2.center, offset2)
    super.init()
  }

  /// One that slides along an axis.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { of(item1, item2, point) }
  /// One that slides along an axis through a place.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point) }
  /// As by a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    self.init(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }
  /// As if both were one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { of(item1, item2, point) }
  /// As by a pin.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { of(item1, item2, point) }

  private class func of(_ item1: any UIDynamicItem, _ item2: any UIDynamicItem, _ point: CGPoint) -> Self {
    let attachment = self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    attachment.anchorPoint = point
    return attachment
  }

  private static func distance(_ one: CGPoint, _ away: UIOffset, _ other: CGPoint, _ far: UIOffset) -> CGFloat {
    let x = one.x + away.horizontal - other.x - far.horizontal
    let y = one.y + away.vertical - other.y - far.vertical
    return (x * x + y * y).squareRoot()
  }

  /// What an item hangs at. Raw values are UIKit's.
  public enum AttachmentType: Int, Hashable, Sendable { case items, anchor }
}

/// From one number to another.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifloatrange>
public struct UIFloatRange: Hashable, Sendable {
  /// The smaller one.
  public var minimum: CGFloat
  /// The greater one.
  public var maximum: CGFloat
  /// From 0 to 0.
  public init() { (minimum, maximum) = (0, 0) }
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether these are all numbers.
  public var isInfinite: Bool { self == .infinite }
}

/// Two numbers in an array, as UIKit encodes them.
extension UIFloatRange: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    (minimum, maximum) = (numbers[0], numbers[1])
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: minimum, maximum)
  }
}
