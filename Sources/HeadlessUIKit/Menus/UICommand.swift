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
  private var turn = LeafTurn()
  /// For whom it is performed: nil but for the time in which its method runs. What the method is handed is the
  /// command itself.
  open var sender: Any? { turn.sender }
  /// What a popover could be about that the method presents: the button or the item of a bar whose menu it was
  /// chosen from, else for whom it is performed, if that is a view or an item of a bar.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { turn.presentationSourceItem }

  /// Performs its action with whoever answers it.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.selectedImage = selectedImage
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Has the target perform its action, else whoever of the first responder's chain answers it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = turn
    turn.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    turn = outer
  }

  /// A finger has chosen it from a menu.
  func perform(chosenFrom source: UIResponder?) {
    turn.owner = LeafTurn.owner(of: source)
    performWithSender(nil, target: source?.target(forAction: action, withSender: self))
    turn.owner = nil
  }
}

/// What a command does instead while a modifier is held with its own. Rows of a menu are tapped by fingers: it is
/// for keys alone.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying {
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

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Alternates of the same modifiers are equal: a command has one for each.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.modifierFlags == modifierFlags
  }
  nonisolated open override var hash: Int { modifierFlags.rawValue }
}
