import Foundation
import HeadlessUIKit

/// A phone whose recognizers write down what they do, as `pan changed`, among what the views hear.
///
/// Every report is a turn of its own, so that actions come right after the event that caused them.
extension Phone {
  static func forGestures() -> Phone {
    let phone = Phone()
    phone.endsTurns = true
    return phone
  }

  /// Puts a recognizer on a view, with a name and an action that writes down the state it is called in.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer
  {
    recognizer.name = name
    recognizer.addHandler { [journal] in journal.note("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func probe(_ name: String, on view: UIView) -> Probe {
    let probe = Probe(name, journal)
    view.addGestureRecognizer(probe)
    return probe
  }

  /// Everything heard since the last time, that starts with one of these words.
  func heard(by names: String...) -> [String] {
    journal.take().filter { line in names.contains { line.hasPrefix($0 + " ") } }
  }

  /// What became of a recognizer so far, in words; not what it did to touches.
  func decisions(of recognizer: UIGestureRecognizer) -> [String] {
    let start = Words.name(recognizer) + " "
    let all = decisions.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return all.filter { !$0.hasPrefix("keeps ") && !$0.hasPrefix("takes ") && $0 != "acts" }
  }

  func drag(_ finger: Int = 1, from start: (Double, Double), to end: (Double, Double), steps: Int = 5) {
    down(finger, at: start)
    move(finger, from: start, to: end, steps: steps)
    up(finger)
  }

  func move(_ finger: Int = 1, from start: (Double, Double), to end: (Double, Double), steps: Int = 5) {
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      move(finger, to: (start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share))
    }
  }
}

/// A recognizer that writes down what it hears and does in each phase what a test says.
final class Probe: UIGestureRecognizer {
  private let journal: Journal
  var began: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var moved: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var ended: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var cancelled: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var whenReset: (Probe) -> Void = { _ in }
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var yields: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredBy: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Every state that the overridden property saw being set.
  private(set) var states: [State] = []
  private(set) var resets = 0

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(target: nil, action: nil)
    self.name = name
    addHandler { [journal] in journal.note("\(name) acts \($0.state)") }
  }

  override var state: State { didSet { states.append(state) } }

  private func hear(_ word: String, _ touches: Set<UITouch>) {
    journal.note("\(name ?? "") \(word) " + touches.map { "\($0.identifier)" }.joined(separator: " "))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("began", touches)
    began(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("moved", touches)
    moved(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("ended", touches)
    ended(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("cancelled", touches)
    cancelled(self, touches, event)
  }
  override func reset() {
    resets += 1
    whenReset(self)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { isRequiredBy(other) }

  /// Begins with the first finger, changes with every move, ends with the last lift.
  func recognizesAtOnce() {
    began = { probe, _, _ in probe.state = .began }
    moved = { probe, _, _ in probe.state = .changed }
    ended = { probe, _, _ in probe.state = .ended }
  }
}

/// A delegate that answers as told, and counts what it is asked.
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var allowsBoth: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesPress: (UIPress) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  private(set) var asked: [String] = []

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin \(recognizer.name ?? "")")
    return begins(recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    asked.append("both \(recognizer.name ?? "") \(other.name ?? "")")
    return allowsBoth(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    asked.append("require \(recognizer.name ?? "") \(other.name ?? "")")
    return requires(recognizer, other)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    asked.append("required \(recognizer.name ?? "") \(other.name ?? "")")
    return isRequired(recognizer, other)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("touch \(touch.identifier)")
    return receives(touch)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    asked.append("press \(press.identifier)")
    return receivesPress(press)
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    asked.append("event")
    return receivesEvent(event)
  }
}
