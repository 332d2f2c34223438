import Foundation

/// A part of a search that is no text. It is kept, and takes no room in the field.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchtoken>
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Whatever code knows it by.
  open var representedObject: Any?
  /// What it says.
  public let text: String

  /// The icon is not drawn.
  public init(icon: UIImage?, text: String) {
    self.text = text
    super.init()
  }
}

/// Something to search for that is offered.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchsuggestion>
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What it says.
  var localizedSuggestion: String? { get }
  /// What it shows.
  var iconImage: UIImage? { get }
  /// Whatever code knows it by.
  var representedObject: Any? { get set }
}

/// Something to search for that is offered, as a row of a search controller's list.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  /// What it says, with attributes where it was given some.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What assistive technologies would say of it.
  public let localizedDescription: String?

  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    (self.localizedSuggestion, self.iconImage) = (localizedSuggestion, iconImage)
    (localizedAttributedSuggestion, self.localizedDescription) = (nil, localizedDescription)
    super.init()
  }
  /// With attributes, which are not drawn.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (self.localizedAttributedSuggestion, self.iconImage) = (localizedAttributedSuggestion, iconImage)
    (localizedSuggestion, self.localizedDescription) = (localizedAttributedSuggestion.string, localizedDescription)
    super.init()
  }
}
