import Foundation

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
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}
