public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIScribbleInteractionDelegate {
  /// For `scribbleInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var scribbleInteraction: UIScribbleInteractionDelegateCalls.ScribbleInteraction? { .init(delegate: self) }
  /// For `scribbleInteractionShouldDelayFocus?(…)`: always there; it answers nil where the delegate has none.
  public var scribbleInteractionShouldDelayFocus:
    UIScribbleInteractionDelegateCalls.ScribbleInteractionShouldDelayFocus?
  { .init(delegate: self) }
  /// For `scribbleInteractionWillBeginWriting?(…)`: always there; it answers nil where the delegate has none.
  public var scribbleInteractionWillBeginWriting:
    UIScribbleInteractionDelegateCalls.ScribbleInteractionWillBeginWriting?
  { .init(delegate: self) }
  /// For `scribbleInteractionDidFinishWriting?(…)`: always there; it answers nil where the delegate has none.
  public var scribbleInteractionDidFinishWriting:
    UIScribbleInteractionDelegateCalls.ScribbleInteractionDidFinishWriting?
  { .init(delegate: self) }
}

/// What `UIScribbleInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate>
public enum UIScribbleInteractionDelegateCalls {
  /// Calls `scribbleInteraction`.
  @preconcurrency @MainActor
  public struct ScribbleInteraction {
    let delegate: any UIScribbleInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.scribbleInteraction(interaction, shouldBeginAt: location) }
    }
  }

  /// Calls `scribbleInteractionShouldDelayFocus`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionShouldDelayFocus {
    let delegate: any UIScribbleInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIScribbleInteraction) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.scribbleInteractionShouldDelayFocus(interaction) }
    }
  }

  /// Calls `scribbleInteractionWillBeginWriting`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionWillBeginWriting {
    let delegate: any UIScribbleInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIScribbleInteraction) {
      delegate.scribbleInteractionWillBeginWriting(interaction)
    }
  }

  /// Calls `scribbleInteractionDidFinishWriting`.
  @preconcurrency @MainActor
  public struct ScribbleInteractionDidFinishWriting {
    let delegate: any UIScribbleInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIScribbleInteraction) {
      delegate.scribbleInteractionDidFinishWriting(interaction)
    }
  }
}
