import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIPencilInteractionDelegate {
  /// For `pencilInteractionDidTap?(…)`: always there.
  public var pencilInteractionDidTap: UIPencilInteractionDelegateCalls.PencilInteractionDidTap? {
    .init(delegate: self)
  }
  /// For `pencilInteraction?(…)`: always there.
  public var pencilInteraction: UIPencilInteractionDelegateCalls.PencilInteraction? { .init(delegate: self) }
}

/// What `UIPencilInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>
public enum UIPencilInteractionDelegateCalls {
  /// Calls `pencilInteractionDidTap`.
  @preconcurrency @MainActor
  public struct PencilInteractionDidTap {
    let delegate: any UIPencilInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIPencilInteraction) { delegate.pencilInteractionDidTap(interaction) }
  }

  /// Calls `pencilInteraction`.
  @preconcurrency @MainActor
  public struct PencilInteraction {
    let delegate: any UIPencilInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
      delegate.pencilInteraction(interaction, didReceiveTap: tap)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) { delegate.pencilInteraction(interaction, didReceiveSqueeze: squeeze) }
  }
}
