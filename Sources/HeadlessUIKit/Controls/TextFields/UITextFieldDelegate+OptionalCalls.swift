public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextFieldDelegate {
  /// For `textFieldShouldBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldShouldBeginEditing: UITextFieldDelegateCalls.TextFieldShouldBeginEditing? {
    .init(delegate: self)
  }
  /// For `textFieldDidBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldDidBeginEditing: UITextFieldDelegateCalls.TextFieldDidBeginEditing? { .init(delegate: self) }
  /// For `textFieldShouldEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldShouldEndEditing: UITextFieldDelegateCalls.TextFieldShouldEndEditing? {
    .init(delegate: self)
  }
  /// For `textFieldDidEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldDidEndEditing: UITextFieldDelegateCalls.TextFieldDidEndEditing? { .init(delegate: self) }
  /// For `textField?(…)`: always there; it answers nil where the delegate has none.
  public var textField: UITextFieldDelegateCalls.TextField? { .init(delegate: self) }
  /// For `textFieldDidChangeSelection?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldDidChangeSelection: UITextFieldDelegateCalls.TextFieldDidChangeSelection? {
    .init(delegate: self)
  }
  /// For `textFieldShouldClear?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldShouldClear: UITextFieldDelegateCalls.TextFieldShouldClear? { .init(delegate: self) }
  /// For `textFieldShouldReturn?(…)`: always there; it answers nil where the delegate has none.
  public var textFieldShouldReturn: UITextFieldDelegateCalls.TextFieldShouldReturn? { .init(delegate: self) }
}

/// What `UITextFieldDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
public enum UITextFieldDelegateCalls {
  /// Calls `textFieldShouldBeginEditing`.
  @preconcurrency @MainActor
  public struct TextFieldShouldBeginEditing {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textFieldShouldBeginEditing(textField) }
    }
  }

  /// Calls `textFieldDidBeginEditing`.
  @preconcurrency @MainActor
  public struct TextFieldDidBeginEditing {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) {
      delegate.textFieldDidBeginEditing(textField)
    }
  }

  /// Calls `textFieldShouldEndEditing`.
  @preconcurrency @MainActor
  public struct TextFieldShouldEndEditing {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textFieldShouldEndEditing(textField) }
    }
  }

  /// Calls `textFieldDidEndEditing`.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) {
      delegate.textFieldDidEndEditing(textField)
    }
    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      delegate.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  /// Calls `textField`.
  @preconcurrency @MainActor
  public struct TextField {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
      }
    }
  }

  /// Calls `textFieldDidChangeSelection`.
  @preconcurrency @MainActor
  public struct TextFieldDidChangeSelection {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) { delegate.textFieldDidChangeSelection(textField) }
  }

  /// Calls `textFieldShouldClear`.
  @preconcurrency @MainActor
  public struct TextFieldShouldClear {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textFieldShouldClear(textField) }
    }
  }

  /// Calls `textFieldShouldReturn`.
  @preconcurrency @MainActor
  public struct TextFieldShouldReturn {
    let delegate: any UITextFieldDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textField: UITextField) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textFieldShouldReturn(textField) }
    }
  }
}
