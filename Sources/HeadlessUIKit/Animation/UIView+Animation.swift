public import Foundation

/// More animations; those that a subclass may override stand in the class.
extension UIView {
  /// Until the spring rests, which is later than the duration says: that is how long it seems to take. One without
  /// end, with a bounce of 1, takes the duration (ours).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
    let spring = UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    let timing = AnimationTiming(
      duration: spring.settlingDuration ?? duration, delay: delay, options: options, curve: spring)
    UIApplication.shared.animations.animate(timing, animations, completion: completion)
  }

  // MARK: Keyframes

  /// An animation whose parts `addKeyframe` adds. Times are in seconds of the virtual clock.
  ///
  /// Its curve, which code says by the raw value of an animation's options, is that of the whole. Within a keyframe
  /// values change evenly, whatever the calculation mode.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & 0xF_03FF)
    UIView.animate(
      withDuration: duration, delay: delay, options: shared, animations: animations, completion: completion)
  }

  /// As above, awaited: answers whether it came to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { answer in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
        answer.resume(returning: $0)
      }
    }
  }

  /// Makes its changes at once, in the order of the calls, and has them seen in its part of the animation's time.
  /// - Parameters:
  ///   - frameStartTime: as a share of that, from 0 to 1.
  ///   - frameDuration: likewise.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let (start, length) = (min(max(CGFloat(frameStartTime), 0), 1), min(max(CGFloat(frameDuration), 0), 1))
    UIApplication.shared.animations.addKeyframe(in: KeyframeSpan(start: start, length: length), animations)
  }

  // MARK: Transitions

  /// The view is animated, whatever the changes are; those are only where `allowAnimatedContent` asks for it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, options: options)
    let changes = {
      UIApplication.shared.animations.block?.include(view)
      guard let animations else { return }
      if options.contains(.allowAnimatedContent) {
        animations()
      } else {
        UIView.performWithoutAnimation(animations)
      }
    }
    UIApplication.shared.animations.animate(timing, changes, completion: completion)
  }

  /// Replaces a view by another one in its superview; or, with `showHideTransitionViews`, hides the one and shows
  /// the other. The superview is what is animated.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      let warning = "transition(from:to:) from a view that is in no superview: nothing happens"
      return Decisions.tell(.warns(fromView, warning))
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Has the views deleted, and what else changes with them animated: they leave their superviews when the time is
  /// over. How long that is, 0.2 s, is ours.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: 0.2, delay: 0, options: options) {
      for view in views { UIApplication.shared.animations.block?.include(view, as: "opacity") }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// What the system does to views. Raw values are UIKit's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/systemanimation>
  public enum SystemAnimation: UInt, Sendable { case delete }

  // MARK: Whether, and how long

  /// Of the animation whose block is running; zero outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animations.block?.timing?.duration ?? 0
  }

  /// Has the changes run several times, as part of the animation whose block is running: that is complete when they
  /// are over, too.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let all = UIApplication.shared.animations
    guard let block = all.block, var timing = block.timing else { return animations() }
    timing.run(times: Double(count))
    timing.reverses = autoreverses
    timing.options.formUnion([.overrideInheritedDuration, .overrideInheritedOptions])
    all.animate(timing, animations, completion: block.part())
  }
}
