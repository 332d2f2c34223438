public import Foundation

/// Asked for a menu, and told what becomes of it. Every method but the first is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Asked when a finger has rested on the view. Nil for no menu: the finger is the view's then.
  /// - Parameter location: in the coordinates of the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Asked before the menu comes, with what the configuration is of, in place of the one without; nothing is drawn
  /// of it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Asked before the menu goes, with what the configuration is of, in place of the one without; nothing is drawn
  /// of it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Asked before the menu comes; nothing is drawn of it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Asked before the menu goes; nothing is drawn of it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Never called: there is no preview to tap.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration:
      UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  )

  /// The menu comes. What is added to the animator is done behind this, completions at the end of the turn.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu goes. What is added to the animator is done behind this, completions at the end of the turn.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// As the one without an identifier answers.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// As the one without an identifier answers.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// None.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// None.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration:
      UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Goes along with a menu that comes or goes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown beside the menu; nothing is.
  var previewViewController: UIViewController? { get }
  /// Made when the delegate's method has returned: menus take no time.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end of the turn.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Goes along with a preview that was tapped; none is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Kept.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview that was tapped goes. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle>
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The animator of menus of every kind, which take no time.
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var hasBegun = false

  /// Tells somebody that a menu comes or goes, and then does what goes along with it.
  static func tell(_ body: (MenuAnimator) -> Void) {
    let animator = MenuAnimator()
    body(animator)
    animator.begin()
  }

  private func begin() {
    hasBegun = true
    let waiting = animations
    animations = []
    for animation in waiting { animation() }
  }

  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) {
    if hasBegun { animations() } else { self.animations.append(animations) }
  }
  func addCompletion(_ completion: @escaping () -> Void) {
    UIApplication.shared.runAtEndOfTurn { completion() }
  }
}
