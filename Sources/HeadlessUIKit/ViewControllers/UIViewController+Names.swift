public import Foundation

extension UIViewController {
  /// Never posted: a controller that shows details does not change here.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
  /// By its older name.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// By its older name.
  public var contentSizeForViewInPopover: CGSize {
    get { preferredContentSize }
    set { preferredContentSize = newValue }
  }
}

/// What would be behind a container's content. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontainerbackgroundstyle>
public enum UIContainerBackgroundStyle: Int, Sendable { case automatic, glass, hidden }
