public import Foundation

/// A key of a keyboard, in a press.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikey>
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types, with the modifiers that are held; empty for a modifier key itself.
  public let characters: String
  /// What it types without them; caps lock and shift count as modifiers.
  public let charactersIgnoringModifiers: String
  /// Held when the key went down.
  public let modifierFlags: UIKeyModifierFlags
  /// Where it is on the keyboard, whatever it types.
  public let keyCode: UIKeyboardHIDUsage

  package init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", ignoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers ?? characters
    modifierFlags = modifiers
  }
}

/// Modifier keys that are held. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeymodifierflags>
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
