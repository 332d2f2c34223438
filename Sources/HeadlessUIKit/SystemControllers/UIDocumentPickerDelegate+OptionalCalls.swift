import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIDocumentPickerDelegate {
  /// For `documentPicker?(…)`: always there; it answers nil where the delegate has none.
  public var documentPicker: UIDocumentPickerDelegateCalls.DocumentPicker? { .init(delegate: self) }
  /// For `documentPickerWasCancelled?(…)`: always there; it answers nil where the delegate has none.
  public var documentPickerWasCancelled: UIDocumentPickerDelegateCalls.DocumentPickerWasCancelled? {
    .init(delegate: self)
  }
}

/// What `UIDocumentPickerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate>
public enum UIDocumentPickerDelegateCalls {
  /// Calls `documentPicker`.
  @preconcurrency @MainActor
  public struct DocumentPicker {
    let delegate: any UIDocumentPickerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      delegate.documentPicker(controller, didPickDocumentsAt: urls)
    }
    /// As the delegate does it.
    public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
      delegate.documentPicker(controller, didPickDocumentAt: url)
    }
  }

  /// Calls `documentPickerWasCancelled`.
  @preconcurrency @MainActor
  public struct DocumentPickerWasCancelled {
    let delegate: any UIDocumentPickerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ controller: UIDocumentPickerViewController) {
      delegate.documentPickerWasCancelled(controller)
    }
  }
}
