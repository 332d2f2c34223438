public import Foundation

/// Where an animator is in its life.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation can end.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be started, paused, turned round and stopped.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewanimating>
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it is on its way: active, and not paused.
  var isRunning: Bool { get }
  /// Whether it goes back to where it started.
  var isReversed: Bool { get set }
  /// How far it is, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Sets out, or goes on after a pause.
  func startAnimation()
  /// The same, so many seconds of the virtual clock later.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is, active.
  func pauseAnimation()
  /// Ends it where it is. With false it is stopped, and `finishAnimation(at:)` has to follow; with true no
  /// completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator there, and calls its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// One whose changes come in blocks, also while it runs. Every method of its own is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// What is to be animated, together with what was added before.
  func addAnimations(_ animation: @escaping () -> Void)
  /// The same, starting after that part of the remaining time, 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Called at the end, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another curve; the factor is of the whole duration, 0 for what remains.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Nothing: it takes none.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Nothing: it takes none.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Nothing: it tells nobody.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Nothing: it has one curve.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
