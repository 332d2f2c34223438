public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension NSTextStorageDelegate {
  /// For `textStorage?(…)`: always there; it answers nil where the delegate has none.
  public var textStorage: NSTextStorageDelegateCalls.TextStorage? { .init(delegate: self) }
}

/// What `NSTextStorageDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstoragedelegate>
public enum NSTextStorageDelegateCalls {
  /// Calls `textStorage`.
  public struct TextStorage {
    let delegate: any NSTextStorageDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      delegate.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      delegate.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}
