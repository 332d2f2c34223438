import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIImagePickerControllerDelegate {
  /// For `imagePickerController?(…)`: always there; it answers nil where the delegate has none.
  public var imagePickerController: UIImagePickerControllerDelegateCalls.ImagePickerController? {
    .init(delegate: self)
  }
  /// For `imagePickerControllerDidCancel?(…)`: always there; it answers nil where the delegate has none.
  public var imagePickerControllerDidCancel: UIImagePickerControllerDelegateCalls.ImagePickerControllerDidCancel? {
    .init(delegate: self)
  }
}

/// What `UIImagePickerControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate>
public enum UIImagePickerControllerDelegateCalls {
  /// Calls `imagePickerController`.
  @preconcurrency @MainActor
  public struct ImagePickerController {
    let delegate: any UIImagePickerControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
  }

  /// Calls `imagePickerControllerDidCancel`.
  @preconcurrency @MainActor
  public struct ImagePickerControllerDidCancel {
    let delegate: any UIImagePickerControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ picker: UIImagePickerController) {
      delegate.imagePickerControllerDidCancel(picker)
    }
  }
}
