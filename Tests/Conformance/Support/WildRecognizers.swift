import Foundation
import HeadlessUIKit

/// A delegate whose answers are drawn by lot, and that now and then does something while it is asked.
final class WildJudge: NSObject, UIGestureRecognizerDelegate {
  private let chance: Chance
  private let whenAsked: () -> Void

  init(_ chance: Chance, whenAsked: @escaping () -> Void) {
    self.chance = chance
    self.whenAsked = whenAsked
  }

  private func answer(mostly usual: Bool) -> Bool {
    if chance.oneIn(20) { whenAsked() }
    return chance.oneIn(6) ? !usual : usual
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { answer(mostly: true) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(mostly: false) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { answer(mostly: false) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { answer(mostly: false) }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    answer(mostly: true)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    answer(mostly: true)
  }
}

/// A recognizer that assigns any state at any time, but is over when nothing is down any more, as good ones are.
final class WildRecognizer: UIGestureRecognizer {
  private let chance: Chance
  private var buttons = 0

  init(_ chance: Chance) {
    self.chance = chance
    super.init(target: nil, action: nil)
  }

  private func doAnything() {
    guard chance.oneIn(3) else { return }
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    if let state = chance.pick(states) { self.state = state }
  }

  private func conclude(_ isOver: Bool) {
    if isOver { state = chance.oneIn(2) ? .failed : .ended } else { doAnything() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if chance.oneIn(5), let touch = touches.first { ignore(touch, for: event) }
    doAnything()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { doAnything() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(buttons == 0 && numberOfTouches == touches.count)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(buttons == 0 && numberOfTouches <= touches.count)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    buttons += presses.count
    doAnything()
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { doAnything() }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { lift(presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { lift(presses) }

  private func lift(_ presses: Set<UIPress>) {
    buttons -= presses.count
    conclude(buttons <= 0 && numberOfTouches == 0)
  }

  override func reset() {
    buttons = 0
    if chance.oneIn(4) { state = .possible }
  }
}

/// Holds every change of a recognizer's state against the table of legal ones.
@MainActor struct StateBook {
  private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private(set) var faults: [String] = []

  private static let legal: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
    .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
  ]

  mutating func note(
    _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State
  ) {
    let known = states[ObjectIdentifier(recognizer)] ?? .possible
    let wasReset = old == .possible && ![.began, .changed].contains(known)
    if known != old, !wasReset { faults.append("\(recognizer.name ?? "") was \(known), not \(old)") }
    if Self.legal[old]?.contains(new) != true { faults.append("\(recognizer.name ?? "") \(old) to \(new)") }
    states[ObjectIdentifier(recognizer)] = new
  }
}
