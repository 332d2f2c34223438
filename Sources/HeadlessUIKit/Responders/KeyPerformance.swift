import Foundation

/// From a key that goes down to the command that is performed.
extension UIKeyCommand {
  private static let places: [(UIKeyboardHIDUsage, String)] = [
    (.keyboardUpArrow, inputUpArrow), (.keyboardDownArrow, inputDownArrow), (.keyboardLeftArrow, inputLeftArrow),
    (.keyboardRightArrow, inputRightArrow), (.keyboardEscape, inputEscape),
    (.keyboardF1, f1), (.keyboardF2, f2), (.keyboardF3, f3), (.keyboardF4, f4), (.keyboardF5, f5),
    (.keyboardF6, f6),
    (.keyboardF7, f7), (.keyboardF8, f8), (.keyboardF9, f9), (.keyboardF10, f10), (.keyboardF11, f11),
    (.keyboardF12, f12),
  ]

  /// Has the nearest of the chain perform what the key is for, else what the main menu has for it; false where the
  /// key is for nothing, for a text that is edited, or for a command that is disabled.
  static func perform(for key: UIKey, from first: UIResponder?) -> Bool {
    let isForText = key.editsText && (first as? UIView)?.takesKeys == true
    func meant(among commands: [UIKeyCommand]) -> UIKeyCommand? {
      commands.lazy.compactMap { $0.meant(by: key) }.first { !isForText || $0.wantsPriorityOverSystemBehavior }
    }
    for responder in sequence(first: first, next: { $0?.next }).prefix(Limits.chainLength) {
      guard let responder, let command = meant(among: responder.keyCommands ?? []) else { continue }
      return command.perform(from: responder)
    }
    return meant(among: UIApplication.shared.mainMenu.keyCommands)?.perform(from: first) ?? false
  }

  /// Itself, where the key is its own with the modifiers that are held; a new command for an alternate, where that
  /// one's are held, too; else nil.
  private func meant(by key: UIKey) -> UIKeyCommand? {
    guard let input else { return nil }
    let place = Self.places.first { $0.0 == key.keyCode }?.1
    guard input == place || input.lowercased() == key.charactersIgnoringModifiers.lowercased() else { return nil }
    let held = key.modifierFlags.subtracting(.uncounted)
    if held == modifierFlags.subtracting(.uncounted) { return self }
    return alternates.first { held == modifierFlags.union($0.modifierFlags).subtracting(.uncounted) }
      .map { alternate(by: $0, of: input) }
  }

  private func alternate(by other: UICommandAlternate, of input: String) -> UIKeyCommand {
    let command = UIKeyCommand(
      title: other.title, image: image, action: other.action, input: input,
      modifierFlags: modifierFlags.union(other.modifierFlags), propertyList: propertyList, attributes: attributes,
      state: state)
    command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    return command
  }

  private func perform(from responder: UIResponder?) -> Bool {
    let target = responder?.target(forAction: action, withSender: self)
    guard isValid(for: target as? UIResponder) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// Asks whoever performs it. What that says counts this time alone: the next key has it asked again.
  private func isValid(for target: UIResponder?) -> Bool {
    let said = attributes
    defer { attributes = said }
    target?.validate(self)
    return !attributes.contains(.disabled)
  }
}

extension UIKeyModifierFlags {
  /// What tells no command from another.
  fileprivate static let uncounted: UIKeyModifierFlags = [.alphaShift, .numericPad]
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
