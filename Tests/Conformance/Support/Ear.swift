import HeadlessUIKit

/// A view that writes down every event method that it hears, and keeps it.
final class Ear: UIView {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { journal.note("corrected") }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { journal.note("motion began") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { journal.note("motion ended") }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    journal.note("motion cancelled")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { journal.note("presses began") }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("presses changed")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { journal.note("presses ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.note("presses cancelled")
  }

  override func remoteControlReceived(with event: UIEvent?) { journal.note("remote control") }
}
