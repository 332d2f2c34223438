// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UISheetPresentationControllerDelegate {
  /// For `sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)`: always there; it answers nil where the
  /// delegate has none.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    UISheetPresentationControllerDelegateCalls.SheetPresentationControllerDidChangeSelectedDetentIdentifier?
  { .init(delegate: self) }
}

/// What `UISheetPresentationControllerDelegate`'s names can be called with where they are followed by a question
/// mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
public enum UISheetPresentationControllerDelegateCalls {
  /// Calls `sheetPresentationControllerDidChangeSelectedDetentIdentifier`.
  @preconcurrency @MainActor
  public struct SheetPresentationControllerDidChangeSelectedDetentIdentifier {
    let delegate: any UISheetPresentationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
    }
  }
}
