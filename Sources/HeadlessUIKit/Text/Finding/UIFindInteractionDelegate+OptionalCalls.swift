// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIFindInteractionDelegate {
  /// For `findInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var findInteraction: UIFindInteractionDelegateCalls.FindInteraction? { .init(delegate: self) }
}

/// What `UIFindInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
public enum UIFindInteractionDelegateCalls {
  /// Calls `findInteraction`.
  @preconcurrency @MainActor
  public struct FindInteraction {
    let delegate: any UIFindInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      delegate.findInteraction(interaction, didBegin: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      delegate.findInteraction(interaction, didEnd: session)
    }
  }
}
