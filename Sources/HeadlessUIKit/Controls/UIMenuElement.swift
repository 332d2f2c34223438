public import Foundation

/// Something with a title that can be chosen. Menus themselves are not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Kept; shown nowhere.
  open var title: String
  /// Kept; shown nowhere.
  open var subtitle: String?
  /// Kept; shown nowhere.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// How a menu would show the element; controls don't look at it.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether a menu would show a mark beside the element.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
}
