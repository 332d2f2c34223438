public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextInteractionDelegate {
  /// For `interactionShouldBegin?(…)`: always there; it answers nil where the delegate has none.
  public var interactionShouldBegin: UITextInteractionDelegateCalls.InteractionShouldBegin? {
    .init(delegate: self)
  }
  /// For `interactionWillBegin?(…)`: always there; it answers nil where the delegate has none.
  public var interactionWillBegin: UITextInteractionDelegateCalls.InteractionWillBegin? { .init(delegate: self) }
  /// For `interactionDidEnd?(…)`: always there; it answers nil where the delegate has none.
  public var interactionDidEnd: UITextInteractionDelegateCalls.InteractionDidEnd? { .init(delegate: self) }
}

/// What `UITextInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinteractiondelegate>
public enum UITextInteractionDelegateCalls {
  /// Calls `interactionShouldBegin`.
  @preconcurrency @MainActor
  public struct InteractionShouldBegin {
    let delegate: any UITextInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.interactionShouldBegin(interaction, at: point) }
    }
  }

  /// Calls `interactionWillBegin`.
  @preconcurrency @MainActor
  public struct InteractionWillBegin {
    let delegate: any UITextInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UITextInteraction) { delegate.interactionWillBegin(interaction) }
  }

  /// Calls `interactionDidEnd`.
  @preconcurrency @MainActor
  public struct InteractionDidEnd {
    let delegate: any UITextInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UITextInteraction) { delegate.interactionDidEnd(interaction) }
  }
}
