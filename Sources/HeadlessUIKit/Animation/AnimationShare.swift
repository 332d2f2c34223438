import Foundation

/// How much of its way an animation has gone, along either axis: 0 at its start, 1 at its end, and springs go
/// beyond. The two are one but for a spring that begins with a velocity; what is no place goes by the first.
struct AnimationShare: Equatable {
  var across: CGFloat
  var down: CGFloat

  init(_ both: CGFloat) { (across, down) = (both, both) }
  init(across: CGFloat, down: CGFloat) { (self.across, self.down) = (across, down) }

  /// As a change along either axis has it.
  func map(_ change: (CGFloat) -> CGFloat) -> AnimationShare {
    AnimationShare(across: change(across), down: change(down))
  }

  /// Both axes with those of others.
  static func of(
    _ one: AnimationShare, _ other: AnimationShare, _ mix: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimationShare {
    AnimationShare(across: mix(one.across, other.across), down: mix(one.down, other.down))
  }
}
