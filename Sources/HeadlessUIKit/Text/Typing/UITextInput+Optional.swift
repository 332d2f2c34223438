public import Foundation

// What UIKit's keyboard asks a text if it has it: here every text has it, by a default. So that code which asks a
// text of any kind with a question mark compiles, each name is a property, too, of what can be called with the same
// labels.

extension UITextInput {
  /// True: nobody says no.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  /// Nil: how it looks isn't known.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { DefaultAnswers.give(nil, for: self) }
  /// On which line a caret between two is: the one that it begins.
  public var selectionAffinity: UITextStorageDirection { .forward }
  /// Never called by the model: there is no keyboard to move the caret on.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Never called by the model.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Never called by the model.
  public func endFloatingCursor() {}
  /// How a caret there is turned: not at all.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform {
    DefaultAnswers.give(.identity, for: self)
  }

  /// For `shouldChangeText?(…)`: always there; it answers nil where the text has none.
  public var shouldChangeText: UITextInputCalls.ShouldChangeText? { .init(text: self) }
  /// For `textStyling?(…)`: always there; it answers nil where the text has none.
  public var textStyling: UITextInputCalls.TextStyling? { .init(text: self) }
  /// For `characterOffset?(…)`: always there.
  public var characterOffset: UITextInputCalls.CharacterOffset? { .init(text: self) }
  /// For `caretTransform?(…)`: always there; it answers nil where the text has none.
  public var caretTransform: UITextInputCalls.CaretTransform? { .init(text: self) }
  /// For `insertDictationResult?(…)`: always there.
  public var insertDictationResult: UITextInputCalls.InsertDictationResult? { .init(text: self) }
  /// For `insertTextPlaceholder?(…)`: always there.
  public var insertTextPlaceholder: UITextInputCalls.InsertTextPlaceholder? { .init(text: self) }
}

/// What a text's optional names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinput>
public enum UITextInputCalls {
  /// Calls `shouldChangeText`.
  @preconcurrency @MainActor
  public struct ShouldChangeText {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(in range: UITextRange, replacementText text: String) -> Bool! {
      DefaultAnswers.ask(self.text) { self.text.shouldChangeText(in: range, replacementText: text) }
    }
  }

  /// Calls `textStyling`.
  @preconcurrency @MainActor
  public struct TextStyling {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(
      at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
      DefaultAnswers.ask(text) { text.textStyling(at: position, in: direction) } ?? nil
    }
  }

  /// Calls `characterOffset`.
  @preconcurrency @MainActor
  public struct CharacterOffset {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(of position: UITextPosition, within range: UITextRange) -> Int! {
      text.characterOffset(of: position, within: range)
    }
  }

  /// Calls `caretTransform`.
  @preconcurrency @MainActor
  public struct CaretTransform {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(for position: UITextPosition) -> CGAffineTransform! {
      DefaultAnswers.ask(text) { text.caretTransform(for: position) }
    }
  }

  /// Calls `insertDictationResult`.
  @preconcurrency @MainActor
  public struct InsertDictationResult {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(_ dictationResult: [UIDictationPhrase]) {
      text.insertDictationResult(dictationResult)
    }
  }

  /// Calls `insertTextPlaceholder`.
  @preconcurrency @MainActor
  public struct InsertTextPlaceholder {
    let text: any UITextInput

    /// As the text does it.
    public func callAsFunction(with size: CGSize) -> UITextPlaceholder! { text.insertTextPlaceholder(with: size) }
  }
}
