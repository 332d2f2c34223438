import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIContextMenuInteractionDelegate {
  /// For `contextMenuInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var contextMenuInteraction: UIContextMenuInteractionDelegateCalls.ContextMenuInteraction? {
    .init(delegate: self)
  }
}

/// What `UIContextMenuInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>
public enum UIContextMenuInteractionDelegateCalls {
  /// Calls `contextMenuInteraction`.
  @preconcurrency @MainActor
  public struct ContextMenuInteraction {
    let delegate: any UIContextMenuInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }
}
