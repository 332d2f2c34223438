public import Foundation

/// Told by a text that edits itself of changes that don't come from the keyboard: the keyboard, on a device. Here
/// it is whom code has set, and fields and text views tell nobody.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Another part is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another part is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Parts that a text consists of. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextgranularity>
public enum UITextGranularity: Int, Hashable, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction in a text, in its storage or on the screen. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdirection>
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// On to the next characters, or back.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// As one sees it.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it goes to the text's beginning: back, left and up do.
  var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}
