#if !canImport(Darwin)
  import Foundation

  // Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default;
  // so that such a call compiles, each name is a property, too, of what can be called with the same labels.

  extension CAAnimationDelegate {
    /// For `animationDidStart?(…)`: always there.
    public var animationDidStart: CAAnimationDelegateCalls.AnimationDidStart? { .init(delegate: self) }
    /// For `animationDidStop?(…)`: always there.
    public var animationDidStop: CAAnimationDelegateCalls.AnimationDidStop? { .init(delegate: self) }
  }

  /// What `CAAnimationDelegate`'s names can be called with where they are followed by a question mark.
  ///
  /// Apple: <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>
  public enum CAAnimationDelegateCalls {
    /// Calls `animationDidStart`.
    @preconcurrency @MainActor
    public struct AnimationDidStart {
      let delegate: any CAAnimationDelegate

      /// As the delegate does it.
      public func callAsFunction(_ anim: CAAnimation) { delegate.animationDidStart(anim) }
    }

    /// Calls `animationDidStop`.
    @preconcurrency @MainActor
    public struct AnimationDidStop {
      let delegate: any CAAnimationDelegate

      /// As the delegate does it.
      public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
        delegate.animationDidStop(anim, finished: flag)
      }
    }
  }
#endif
