import Foundation
import HeadlessUIKit

extension Phone {
  /// What one button does, in an event of its own.
  func press(
    _ number: Int, _ phase: UIPress.Phase, _ type: UIPress.PressType = .select, force: CGFloat = 0,
    key: UIKey? = nil
  ) {
    if endsTurns { wait(0.01) } else { time += 0.01 }
    application.clock.advance(to: time)
    let report = PressReport(identifier: number, phase: phase, type: type, force: force, key: key)
    application.post([report], at: time)
    if endsTurns { application.endTurn() }
  }

  /// A view of the window that has the first place, and writes down the presses that it hears of.
  func pressPad(_ name: String = "pad", in superview: UIView? = nil) -> PressPad {
    let pad = PressPad(name, (10, 20, 100, 60), journal)
    (superview ?? window).addSubview(pad)
    pad.becomeFirstResponder()
    return pad
  }
}

/// A view that writes down presses, as `pad began 1`, and keeps them.
final class PressPad: UIView {
  private let name: String
  private let journal: Journal
  private(set) var event: UIPressesEvent?
  var reaction: (UIPress.Phase) -> Void = { _ in }

  init(_ name: String, _ frame: (x: Double, y: Double, width: Double, height: Double), _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  private func hear(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    journal.note("\(name) \(phase) " + presses.map { "\($0.identifier)" }.joined(separator: " "))
    self.event = event
    reaction(phase)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear(.began, presses, event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(.changed, presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear(.ended, presses, event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear(.cancelled, presses, event)
  }
}

/// A recognizer that writes down the presses that it hears of, and does in each phase what a test says.
final class PressProbe: UIGestureRecognizer {
  private let journal: Journal
  var began: (PressProbe, Set<UIPress>, UIPressesEvent) -> Void = { _, _, _ in }
  var ended: (PressProbe, Set<UIPress>, UIPressesEvent) -> Void = { _, _, _ in }

  init(_ name: String, _ journal: Journal, on view: UIView) {
    self.journal = journal
    super.init(target: nil, action: nil)
    self.name = name
    addHandler { [journal] in journal.note("\(name) acts \($0.state)") }
    view.addGestureRecognizer(self)
  }

  private func hear(_ word: String, _ presses: Set<UIPress>) {
    journal.note("\(name ?? "") \(word) " + presses.map { "\($0.identifier)" }.joined(separator: " "))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("began", presses)
    began(self, presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { hear("changed", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("ended", presses)
    ended(self, presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear("cancelled", presses)
    state = .cancelled
  }
}
