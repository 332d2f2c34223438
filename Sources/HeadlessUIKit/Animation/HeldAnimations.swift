import Foundation

/// Animations that were started while somebody held them: they stand at a share of their way until they are let go.
@MainActor final class HeldAnimations {
  private struct Change {
    let start: ViewPose
    let end: ViewPose
    let keys: [String]
  }

  /// A view's ways, in the order of their starts.
  private struct Moved {
    let view: UIView
    var changes: [Change]

    /// Several ways add up, as those that run do. Of properties that none of several is about, nothing changes.
    @MainActor func pose(at share: CGFloat) -> ViewPose? {
      guard let last = changes.last else { return nil }
      if share == 1 { return last.end }
      if changes.count == 1 {
        return share == 0 ? last.start : last.start.moved(towards: last.end, by: AnimationShare(share))
      }
      if share == 0 {
        return changes.reversed().reduce(into: last.end) { pose, change in pose.take(change.keys, of: change.start)
        }
      }
      return changes.reduce(into: last.end) { pose, change in
        pose.hold(back: change.start, change.end, change.keys, share: AnimationShare(share))
      }
    }
  }

  private var moved: [Moved] = []
  private var completions: [(Bool) -> Void] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// The views stand at their end.
  func take(_ changed: [AnimationBlock.Change], completion: ((Bool) -> Void)?) {
    for one in changed {
      let change = Change(start: one.before, end: ViewPose(of: one.view), keys: one.keys)
      if let place = moved.firstIndex(where: { $0.view === one.view }) {
        moved[place].changes.append(change)
      } else {
        moved.append(Moved(view: one.view, changes: [change]))
      }
    }
    if let completion { completions.append(completion) }
  }

  /// One that was just started.
  func take(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animators.append(animator)
  }

  func move(to share: CGFloat) {
    stand(at: share)
    for animator in animators { animator.fractionComplete = share }
  }

  private func stand(at share: CGFloat) {
    for one in moved { one.pose(at: share)?.apply(to: one.view) }
  }

  /// - Parameters:
  ///   - end: 1 for the end of the way, 0 for its start.
  ///   - seconds: of the virtual clock, until completions are called.
  func letGo(to end: CGFloat, after seconds: TimeInterval) {
    stand(at: end)
    for animator in animators {
      animator.isReversed = end == 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let completions = completions
    guard !completions.isEmpty else { return }
    VirtualClock.current.schedule(after: seconds) { for completion in completions { completion(true) } }
  }
}
