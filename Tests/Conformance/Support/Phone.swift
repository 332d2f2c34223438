import Foundation
import HeadlessUIKit

/// A phone to touch in a test: an application of its own with a key window of 200 × 200 points, and fingers.
///
/// Everything happens at once, within the call. Keep it, or nobody retains the application and its windows.
@MainActor final class Phone: DecisionObserver {
  let application: UIApplication
  let window: UIWindow
  let journal = Journal()
  /// What reached nobody, as `1 nothingHit`.
  private(set) var drops: [String] = []
  /// Whole events that got no further.
  private(set) var droppedEvents: [String] = []
  /// Every hop of every event, as `A began 1`, also those that the hierarchy under test does not write down.
  private(set) var hops: [String] = []
  /// Every decision as it fell, in words.
  private(set) var decisions: [String] = []
  var time: TimeInterval = 0
  /// Every report is a turn of its own: due timers run before it, and recognizers' actions after it.
  var endsTurns = false

  init(application: UIApplication = UIApplication(), window: UIWindow = UIWindow()) {
    self.application = application
    self.window = window
    UIApplication.start(application)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    window.makeKeyAndVisible()
    Decisions.observer = self
  }

  /// A view of the window, or of another one, that writes down what it hears and keeps it.
  func pad(
    _ name: String, _ frame: (x: Double, y: Double, width: Double, height: Double), in superview: UIView? = nil
  ) -> Pad {
    let pad = Pad(name, frame, journal)
    (superview ?? window).addSubview(pad)
    return pad
  }

  /// Another window of the application, shown and not key.
  func show(_ window: UIWindow, level: UIWindow.Level = .normal) {
    window.frame = self.window.frame
    window.windowLevel = level
    window.isHidden = false
  }

  /// What a finger landing there would hit, by its identifier.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier
  }

  // MARK: Fingers

  func down(_ finger: Int, at place: (Double, Double)) { report(.down(finger, at: place)) }
  func move(_ finger: Int, to place: (Double, Double)) { report(.move(finger, to: place)) }
  func up(_ finger: Int) { report(.up(finger)) }

  func tap(at place: (Double, Double), finger: Int = 1) {
    down(finger, at: place)
    up(finger)
  }

  /// A finger that rests so many seconds, and what its turn leaves to do.
  func hold(_ seconds: Double = 0.6, at place: (Double, Double)) {
    down(1, at: place)
    wait(seconds)
    up(1)
    wait(0)
    application.endTurn()
  }

  /// What several fingers do at one time, in one report; those not named rest.
  func report(_ steps: FingerStep...) { report(steps) }

  func report(_ steps: [FingerStep]) {
    if endsTurns { fireTimers(through: time + 0.01) }
    time += 0.01
    application.clock.advance(to: time)
    application.post(TouchReport(time: time, contacts: steps.map { contact(of: $0) }))
    if endsTurns { application.endTurn() }
  }

  /// Lets time pass; what is due in it runs, each in a turn of its own.
  func wait(_ seconds: TimeInterval) {
    fireTimers(through: time + seconds)
    time += seconds
    application.clock.advance(to: time)
  }

  private func fireTimers(through end: TimeInterval) {
    while let due = application.clock.nextDue, due <= end {
      application.clock.fire(at: due)
      application.endTurn()
    }
  }

  /// The contact that a step makes, from where its finger was.
  func contact(of step: FingerStep) -> TouchReport.Contact {
    let previous = places[step.finger] ?? step.place ?? .zero
    let place = step.place ?? previous
    places[step.finger] = place
    var state = TouchReport.State(
      phase: step.phase, location: place, previousLocation: step.phase == .began ? place : previous)
    step.change(&state)
    return TouchReport.Contact(identifier: step.finger, state: state)
  }

  private var places: [Int: CGPoint] = [:]

  /// Retains what nobody else does: data sources, delegates.
  func keep(_ object: AnyObject) { kept.append(object) }
  private var kept: [AnyObject] = []

  // MARK: Watching

  func decided(_ decision: Decision) {
    switch decision {
    // Stations on the way, where nothing is decided.
    case .hop, .follows, .cancels: return
    default: break
    }
    decisions.append(Words.of(decision))
    switch decision {
    case .drops(let touch, let reason): drops.append("\(touch.identifier) \(Words.of(reason))")
    case .dropsEvent(let event, let reason): droppedEvents.append("\(event.type) \(Words.of(reason))")
    case .calls(let responder, let call, _): hops.append("\(Words.name(responder)) \(Words.of(call))")
    default: break
    }
  }
}

/// What one finger does in a report.
struct FingerStep {
  var finger: Int
  var phase: UITouch.Phase
  var place: CGPoint?
  var change: (inout TouchReport.State) -> Void = { _ in }

  static func down(_ finger: Int, at place: (Double, Double)) -> FingerStep {
    FingerStep(finger: finger, phase: .began, place: CGPoint(x: place.0, y: place.1))
  }
  static func move(_ finger: Int, to place: (Double, Double)) -> FingerStep {
    FingerStep(finger: finger, phase: .moved, place: CGPoint(x: place.0, y: place.1))
  }
  static func up(_ finger: Int) -> FingerStep { FingerStep(finger: finger, phase: .ended) }
  static func lose(_ finger: Int) -> FingerStep { FingerStep(finger: finger, phase: .cancelled) }

  func saying(_ change: @escaping (inout TouchReport.State) -> Void) -> FingerStep {
    var step = self
    step.change = change
    return step
  }
}
