public import Foundation

/// Something with a title that can be chosen. A menu has a row for it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// What its row says, and is found by.
  open var title: String
  /// Kept; shown nowhere.
  open var subtitle: String?
  /// Kept; shown nowhere.
  open var image: UIImage?

  /// What a trace calls its row by, in place of the title.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// The same is to be said of both.
  final func say(as other: UIMenuElement) {
    (accessibilityIdentifier, accessibilityLabel) = (other.accessibilityIdentifier, other.accessibilityLabel)
    (accessibilityHint, accessibilityValue) = (other.accessibilityHint, other.accessibilityValue)
    accessibilityTraits = other.accessibilityTraits
  }

  /// The element itself; an action has a copy of its own.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How a menu shows the element; controls don't look at it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether a key that stays down asks for it again; kept. Raw values are UIKit's.
  public enum RepeatBehavior: Int, Hashable, Sendable { case automatic, repeatable, nonRepeatable }

  /// Whether the element has a mark; nothing is drawn.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
}
