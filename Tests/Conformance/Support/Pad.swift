import Foundation
import HeadlessUIKit

/// What was heard, a line a call.
@MainActor final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down the touches it hears of, as `A began 1 2`, and keeps them unless told to pass them on.
class Pad: UIView {
  let name: String
  let journal: Journal
  var passesOn = false
  /// The touches and events heard, in order.
  private(set) var heard: [(phase: UITouch.Phase, touches: Set<UITouch>, event: UIEvent?)] = []
  private var reactions: [UITouch.Phase: (Set<UITouch>, UIEvent?) -> Void] = [:]

  init(_ name: String, _ frame: (x: Double, y: Double, width: Double, height: Double), _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  /// Does something whenever it hears of that phase.
  func when(_ phase: UITouch.Phase, do reaction: @escaping (Set<UITouch>, UIEvent?) -> Void) {
    reactions[phase] = reaction
  }

  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    journal.note("\(name) \(phase) " + touches.map { "\($0.identifier)" }.joined(separator: " "))
    heard.append((phase, touches, event))
    reactions[phase]?(touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}
