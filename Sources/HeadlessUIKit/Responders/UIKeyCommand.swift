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
  /// Kept: a menu's row stands for the command itself.
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

/// What a command does instead while a modifier is held. Rows of a menu are tapped by fingers: it is kept.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What its row would say.
  public let title: String
  /// What would be performed.
  public let action: Selector
  /// Which modifier would be held.
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

/// Keys that perform an action: a responder of the chain names it in its `keyCommands`, and its `ActionMethods`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeycommand>
open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, or one of the inputs below.
  public let input: String?
  /// Held with it: these, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before a text that is edited, which takes keys that type, delete or move the caret first.
  open var wantsPriorityOverSystemBehavior = false
  /// Kept: keys don't repeat.
  open var allowsAutomaticLocalization = true
  /// Kept: keys don't repeat.
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// Kept: keys don't repeat.
  open var allowsAutomaticMirroring = true

  /// For no key, and of no action.
  public init() {
    (input, modifierFlags) = (nil, [])
    super.init(title: "", action: Selector(""))
  }

  /// Without a title: nothing shows it.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Without a title; what it is for is kept.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// With what a menu would show.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  static let places: [(UIKeyboardHIDUsage, String)] = [
    (.keyboardUpArrow, inputUpArrow), (.keyboardDownArrow, inputDownArrow), (.keyboardLeftArrow, inputLeftArrow),
    (.keyboardRightArrow, inputRightArrow), (.keyboardEscape, inputEscape),
    (.keyboardF1, f1), (.keyboardF2, f2), (.keyboardF3, f3), (.keyboardF4, f4), (.keyboardF5, f5),
    (.keyboardF6, f6),
    (.keyboardF7, f7), (.keyboardF8, f8), (.keyboardF9, f9), (.keyboardF10, f10), (.keyboardF11, f11),
    (.keyboardF12, f12),
  ]

  /// Whether the key is its own, with the modifiers that are held.
  func isMeant(by key: UIKey) -> Bool {
    let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard let input, held == modifierFlags.subtracting([.alphaShift, .numericPad]) else { return false }
    let place = Self.places.first { $0.0 == key.keyCode }?.1
    return input == place || input.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }

  /// Has the nearest of the chain perform what the key is for; false where the key is for nothing, for a text that
  /// is edited, or for a command that is disabled.
  static func perform(for key: UIKey, from first: UIResponder?) -> Bool {
    let isForText = key.editsText && (first as? UIView)?.takesKeys == true
    for responder in sequence(first: first, next: { $0?.next }).prefix(Limits.chainLength) {
      guard let responder,
        let command = responder.keyCommands?.first(where: {
          $0.isMeant(by: key) && (!isForText || $0.wantsPriorityOverSystemBehavior)
        })
      else { continue }
      let target = responder.target(forAction: command.action, withSender: command)
      guard command.isValid(for: target as? UIResponder) else { return false }
      return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
    return false
  }

  /// Asks whoever performs it. What that says counts this time alone: the next key has it asked again.
  private func isValid(for target: UIResponder?) -> Bool {
    let said = attributes
    defer { attributes = said }
    target?.validate(self)
    return !attributes.contains(.disabled)
  }
}

extension UIView {
  /// Whether keys type into it.
  fileprivate var takesKeys: Bool {
    self is any UITextDroppable ? isTypedInto : self is any UIKeyInput
  }
}

extension UIKey {
  /// Whether a text that is edited takes it: it types something, deletes, or moves the caret.
  fileprivate var editsText: Bool {
    if !modifierFlags.isDisjoint(with: [.command, .control]) { return false }
    switch keyCode {
    case .keyboardEscape, .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
      .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12:
      return false
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter, .keyboardUpArrow,
      .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      return true
    default: return !characters.isEmpty
    }
  }
}
