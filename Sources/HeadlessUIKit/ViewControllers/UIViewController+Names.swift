public import Foundation

extension UIViewController {
  /// Never posted: a controller that shows details does not change here.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
  /// The presentation that shows it; nil of one that is not presented, unlike `presentationController`. Of a
  /// popover on a phone it is what stands in its place.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController?.inForce
  }
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
