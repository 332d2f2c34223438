import Foundation

/// Animations that `UIView.beginAnimations` began and `commitAnimations` has not ended, the innermost last.
struct OpenAnimation {
  let name: String?
  let block: AnimationBlock
  /// Of 0.2 seconds; other than with blocks, touches reach what is animated.
  var timing = AnimationTiming(duration: 0.2, options: .allowUserInteraction)
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}
