// Code calls optional methods as `behavior?.method?(…)`. Here every method is there, by a default; so that such a
// call compiles, the name is a property, too, of what can be called with the same labels.

extension UISpringLoadedInteractionBehavior {
  /// For `interactionDidFinish?(…)`: always there.
  public var interactionDidFinish: UISpringLoadedInteractionBehaviorCalls.InteractionDidFinish? {
    .init(behavior: self)
  }
}

/// What `UISpringLoadedInteractionBehavior`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
public enum UISpringLoadedInteractionBehaviorCalls {
  /// Calls `interactionDidFinish`.
  @preconcurrency @MainActor
  public struct InteractionDidFinish {
    let behavior: any UISpringLoadedInteractionBehavior

    /// As the behaviour does it.
    public func callAsFunction(_ interaction: UISpringLoadedInteraction) {
      behavior.interactionDidFinish(interaction)
    }
  }
}
