import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIGestureRecognizerDelegate {
  /// For `gestureRecognizerShouldBegin?(…)`: always there; it answers nil where the delegate has none.
  public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateCalls.GestureRecognizerShouldBegin? {
    .init(delegate: self)
  }
  /// For `gestureRecognizer?(…)`: always there; it answers nil where the delegate has none.
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls.GestureRecognizer? { .init(delegate: self) }
}

/// What `UIGestureRecognizerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>
public enum UIGestureRecognizerDelegateCalls {
  /// Calls `gestureRecognizerShouldBegin`.
  @preconcurrency @MainActor
  public struct GestureRecognizerShouldBegin {
    let delegate: any UIGestureRecognizerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
  }

  /// Calls `gestureRecognizer`.
  @preconcurrency @MainActor
  public struct GestureRecognizer {
    let delegate: any UIGestureRecognizerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
    }
  }
}
