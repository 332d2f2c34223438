import Foundation

/// A block of changes while it runs: which views it changes, and how they stood before.
@MainActor final class AnimationBlock {
  /// Nil where changes are not to be animated.
  let timing: AnimationTiming?
  private var noted: [Noted] = []

  private struct Noted {
    let view: UIView
    let before: ViewPose
    var isIncluded = false
  }

  init(timing: AnimationTiming?) { self.timing = timing }

  /// The views that stand otherwise than before or were included, in the order of their first change.
  var changed: [(view: UIView, before: ViewPose)] {
    noted.filter { $0.isIncluded || ViewPose(of: $0.view) != $0.before }.map { ($0.view, $0.before) }
  }

  /// To be called before the change.
  func note(_ view: UIView) {
    guard timing != nil, !noted.contains(where: { $0.view === view }) else { return }
    noted.append(Noted(view: view, before: ViewPose(of: view)))
  }

  /// Puts a view into the animation wherever it stands.
  func include(_ view: UIView) {
    note(view)
    guard let place = noted.firstIndex(where: { $0.view === view }) else { return }
    noted[place].isIncluded = true
  }
}
