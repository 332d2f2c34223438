public import Foundation

/// Whatever shows the contents of others, and is told of their sizes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentcontainer>
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that its content would like to have.
  var preferredContentSize: CGSize { get }
  /// A content would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called: constraints of a content don't ask around.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that it gives to a content.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Never called: nothing turns during a replay.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Never called: of overrides `traitCollectionDidChange(_:)` tells.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
