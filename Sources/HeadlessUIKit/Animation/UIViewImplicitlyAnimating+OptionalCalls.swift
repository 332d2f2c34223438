public import Foundation

// Code calls the optional methods of what it is given as `animator.addCompletion?(…)`. Here every method is there,
// by a default; so that such a call compiles, each name is a property, too, of what can be called with the same
// labels. A property animator's own methods come first where its type is known.

extension UIViewImplicitlyAnimating {
  /// For `addAnimations?(…)`: always there.
  @_disfavoredOverload public var addAnimations: UIViewImplicitlyAnimatingCalls.AddAnimations? {
    .init(animator: self)
  }
  /// For `addCompletion?(…)`: always there.
  @_disfavoredOverload public var addCompletion: UIViewImplicitlyAnimatingCalls.AddCompletion? {
    .init(animator: self)
  }
  /// For `continueAnimation?(…)`: always there.
  @_disfavoredOverload public var continueAnimation: UIViewImplicitlyAnimatingCalls.ContinueAnimation? {
    .init(animator: self)
  }
}

/// What `UIViewImplicitlyAnimating`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>
public enum UIViewImplicitlyAnimatingCalls {
  /// Calls `addAnimations`.
  @preconcurrency @MainActor
  public struct AddAnimations {
    let animator: any UIViewImplicitlyAnimating

    /// As the animator does it.
    public func callAsFunction(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }
    /// As the animator does it.
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
      animator.addAnimations(animation, delayFactor: delayFactor)
    }
  }

  /// Calls `addCompletion`.
  @preconcurrency @MainActor
  public struct AddCompletion {
    let animator: any UIViewImplicitlyAnimating

    /// As the animator does it.
    public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      animator.addCompletion(completion)
    }
  }

  /// Calls `continueAnimation`.
  @preconcurrency @MainActor
  public struct ContinueAnimation {
    let animator: any UIViewImplicitlyAnimating

    /// As the animator does it.
    public func callAsFunction(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
      animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }
}
