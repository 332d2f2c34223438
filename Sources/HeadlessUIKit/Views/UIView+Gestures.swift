import Foundation

/// Putting recognizers on views.
extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    if heldRecognizers?.append(recognizer) == nil { heldRecognizers = [recognizer] }
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arena.expel(recognizer, because: .detached)
    heldRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with others: [UIGestureRecognizer]) {
    for recognizer in recognizers where !others.contains(recognizer) { removeGestureRecognizer(recognizer) }
    for recognizer in others { addGestureRecognizer(recognizer) }
  }
}
