public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIEditMenuInteractionDelegate {
  /// For `editMenuInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var editMenuInteraction: UIEditMenuInteractionDelegateCalls.EditMenuInteraction? { .init(delegate: self) }
}

/// What `UIEditMenuInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>
public enum UIEditMenuInteractionDelegateCalls {
  /// Calls `editMenuInteraction`.
  @preconcurrency @MainActor
  public struct EditMenuInteraction {
    let delegate: any UIEditMenuInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      DefaultAnswers.ask(delegate) {
        delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
      } ?? nil
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect! {
      DefaultAnswers.ask(delegate) { delegate.editMenuInteraction(interaction, targetRectFor: configuration) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator) }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator) }
  }
}
