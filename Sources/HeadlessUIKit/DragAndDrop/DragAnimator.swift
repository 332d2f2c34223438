import Foundation

/// The animator of lifts, drops and drags that are called off. They take no time (ours): what is added is done at
/// once, and completions are called when the next thing is told, or at the end of the turn. A lift ends when the
/// finger drags what it has lifted, or lets go of it (V1183).
final class DragAnimator: NSObject, UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Nil as long as it goes on.
  private var end: UIViewAnimatingPosition?

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard let end else { return completions.append(completion) }
    UIApplication.shared.runAtEndOfTurn { completion(end) }
  }

  /// - Parameter position: where it has led: back to the start where it was called off.
  func finish(at position: UIViewAnimatingPosition = .end) {
    end = position
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
