public import Foundation

/// Animations as code before blocks writes them: what changes between `beginAnimations` and `commitAnimations` is
/// one animation, which takes 0.2 seconds unless it is told otherwise.
extension UIView {
  /// May be nested: each ends with a `commitAnimations` of its own.
  /// - Parameter context: not kept.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UIApplication.shared.animations.open(named: animationID)
  }

  /// Begins what was changed since the last `beginAnimations`; without one, does nothing.
  public class func commitAnimations() { UIApplication.shared.animations.commit() }

  /// In seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.timing.duration = duration } }
  /// In seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.timing.delay = delay } }
  /// Nothing comes of it: a replay's clock has no dates. What is to begin later has a delay.
  public class func setAnimationStart(_ startDate: Date) {}
  /// How the way goes with the time, as `presentation()` sees it; in an animation's block, how that one's does.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    UIApplication.shared.animations.changeTiming { $0.options.curve = curve }
  }
  /// Whether what it takes the place of, a fade or a colour, is seen to go on from where it is.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.timing.options.insert(.beginFromCurrentState)
      } else {
        $0.timing.options.remove(.beginFromCurrentState)
      }
    }
  }
  /// How often it runs, zero being once. In the block of an animation, how often that one does.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    UIApplication.shared.animations.changeTiming { $0.run(times: Double(repeatCount)) }
  }
  /// Whether it runs back each time. In the block of an animation, whether that one does.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    UIApplication.shared.animations.changeTiming { $0.reverses = repeatAutoreverses }
  }
  /// The view is animated, whatever else changes.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    change { $0.block.include(view) }
  }
  /// Whose methods are called. Not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  /// Performed by the delegate at the beginning, with the animation's name.
  public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
  /// Performed by the delegate when the time is over, with the animation's name.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }

  private class func change(_ change: (inout OpenAnimation) -> Void) {
    UIApplication.shared.animations.changeOpen(change)
  }

  /// How a view would change. Nothing is drawn. Raw values are UIKit's.
  public enum AnimationTransition: Int, Hashable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}
