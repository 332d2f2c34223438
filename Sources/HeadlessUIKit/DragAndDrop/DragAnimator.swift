import Foundation

/// The animator of lifts, drops and drags that are called off. They take no time (ours): what is added is done at
/// once, and completions are called when the next thing is told, or at the end of the turn.
final class DragAnimator: NSObject, UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard isOver else { return completions.append(completion) }
    UIApplication.shared.runAtEndOfTurn { completion(.end) }
  }

  func finish() {
    isOver = true
    let due = completions
    completions = []
    for completion in due { completion(.end) }
  }
}
