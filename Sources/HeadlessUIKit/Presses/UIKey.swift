public import Foundation

/// A key of a keyboard, in a press.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikey>
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// What the key types, with the modifiers that are held; empty for a modifier key itself.
  open var characters: String { typed }
  /// What it types without them; caps lock and shift count as modifiers.
  open var charactersIgnoringModifiers: String { plain }
  /// Held when the key went down.
  open var modifierFlags: UIKeyModifierFlags { held }
  /// Where it is on the keyboard, whatever it types.
  open var keyCode: UIKeyboardHIDUsage { code }

  private let (typed, plain): (String, String)
  private let held: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  package init(
    _ keyCode: UIKeyboardHIDUsage, characters: String = "", ignoringModifiers: String? = nil,
    modifiers: UIKeyModifierFlags = []
  ) {
    (code, held) = (keyCode, modifiers)
    (typed, plain) = (characters, ignoringModifiers ?? characters)
  }

  /// One that is no key: for tests, whose subclasses say what it is.
  public override init() {
    (code, held) = (.keyboardErrorUndefined, [])
    (typed, plain) = ("", "")
  }

  /// The same as `init()`: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (code, held) = (.keyboardErrorUndefined, [])
    (typed, plain) = ("", "")
  }

  /// Itself: what a key is doesn't change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
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
