import Foundation

/// In which part of an animation's way a keyframe goes its own, as shares of that (A101).
struct KeyframeSpan: Equatable {
  let start: CGFloat
  let length: CGFloat

  /// What no keyframe changes takes all of it.
  static let whole = KeyframeSpan(start: 0, length: 1)

  /// Of a keyframe that is added in this one's block.
  func part(_ inner: KeyframeSpan) -> KeyframeSpan {
    KeyframeSpan(start: start + inner.start * length, length: inner.length * length)
  }

  /// How much of its own way it has gone.
  /// - Parameter way: how much of the animation's is gone. Springs go beyond that one alone.
  func share(of way: AnimationShare) -> AnimationShare {
    if self == .whole { return way }
    return way.map { gone in
      if gone <= start { return length > 0 || gone < start ? 0 : 1 }
      return length > 0 ? min(1, (gone - start) / length) : 1
    }
  }
}
