import Foundation

/// Something that code, a menu or keys may ask for, by the name of a method.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicommand>
open class UICommand: UIMenuElement {
  /// What is performed.
  public let action: Selector
  /// What the sender wants to say with it.
  public let propertyList: Any?
  /// Kept; nothing is shown.
  open var discoverabilityTitle: String?
  /// Whether its row in a menu can be chosen, and stays away.
  open var attributes: UIMenuElement.Attributes
  /// Kept; nothing is shown.
  open var state: UIMenuElement.State
  /// A menu's row stands for the command itself; keys perform those of a key command.
  public let alternates: [UICommandAlternate]
  /// Kept, never drawn: in place of the image while it has a mark.
  open var selectedImage: UIImage?
  /// Nil: whoever performs a command is its action's sender.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }

  /// Performs its action with whoever answers it.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// What a command does instead while a modifier is held with its own. Rows of a menu are tapped by fingers: it is
/// for keys alone.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What the command says that keys perform.
  public let title: String
  /// What is performed.
  public let action: Selector
  /// Which modifiers are held, beside the command's own.
  public let modifierFlags: UIKeyModifierFlags

  /// In place of the command, as long as the modifiers are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }

  /// Alternates of the same modifiers are equal: a command has one for each.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.modifierFlags == modifierFlags
  }
  nonisolated open override var hash: Int { modifierFlags.rawValue }
}
