import Foundation
import HeadlessUIKit

/// A control that writes down what it is asked, how it answers, and every event that it sends.
final class TestControl: UIControl {
  let journal: Journal
  var begins = true
  var continues = true
  var whenAsked: () -> Void = {}

  init(_ frame: (x: Double, y: Double, width: Double, height: Double), _ journal: Journal) {
    self.journal = journal
    super.init(frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    writeDownEvents(in: journal)
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("begin \(touch.identifier)")
    whenAsked()
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    journal.note("continue \(touch.identifier)")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    journal.note("end \(touch?.identifier ?? 0)")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    journal.note("cancel \(event == nil ? "without event" : "with event")")
    super.cancelTracking(with: event)
  }
}

extension UIControl {
  /// Each single event that is sent becomes a line with its name.
  func writeDownEvents(in journal: Journal) {
    for bit in 0..<UInt(32) {
      let event = Event(rawValue: 1 << bit)
      addAction(UIAction { _ in journal.note(event.names.joined()) }, for: event)
    }
  }
}

/// Performs every action whose name it knows, and writes it down with what it was given.
final class Performer: NSObject, ActionMethods {
  let journal: Journal
  var actions: Set<Selector>

  init(_ actions: Set<Selector>, _ journal: Journal) {
    self.actions = actions
    self.journal = journal
  }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    guard actions.contains(action) else { return nil }
    return { [journal] sender, event in
      let name = (sender as? UIView)?.accessibilityIdentifier ?? "nobody"
      journal.note("\(action) from \(name) \(event == nil ? "without" : "with") event")
    }
  }
}
