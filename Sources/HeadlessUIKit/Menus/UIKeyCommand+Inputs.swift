import Foundation

extension UIKeyCommand {
  /// What that key of a keyboard says.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// What that key of a keyboard says.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// What that key of a keyboard says.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// What that key of a keyboard says.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// What that key of a keyboard says.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// What that key of a keyboard says.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// What that key of a keyboard says.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// What that key of a keyboard says.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// What that key of a keyboard says.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// What that key of a keyboard says.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  /// What that key of a keyboard says.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// What that key of a keyboard says.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// What that key of a keyboard says.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// What that key of a keyboard says.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// What that key of a keyboard says.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// What that key of a keyboard says.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// What that key of a keyboard says.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// What that key of a keyboard says.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// What that key of a keyboard says.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// What that key of a keyboard says.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// What that key of a keyboard says.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// What that key of a keyboard says.
  nonisolated public static let f12 = "UIKeyInputF12"
}
