import Foundation

/// Who watches; nobody, most of the time.
@MainActor package enum Decisions {
  /// Not retained, unless by `keep`.
  package static var observer: (any DecisionObserver)? {
    get { kept ?? passing }
    set { watch(nil, newValue) }
  }

  /// Has somebody watch who is retained until another one does, or nobody: whether a retained one is still there
  /// need not be found out with every decision.
  package static func keep(_ observer: any DecisionObserver) { watch(observer, nil) }

  /// Has another one watch meanwhile, or nobody, and then who watched before, retained if it was.
  package static func watched<Answer>(
    by observer: (any DecisionObserver)?, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let before = (kept, passing)
    watch(observer, nil)
    defer { watch(before.0, before.1) }
    return try body()
  }

  /// Asks while nobody is told of it: where a drag looks for views, with every move of its finger.
  static func quietly<Answer>(_ ask: () -> Answer) -> Answer { watched(by: nil, ask) }

  @exclusivity(unchecked) private static var kept: (any DecisionObserver)?
  private static weak var passing: (any DecisionObserver)?
  /// False where nobody watches, without asking who.
  @exclusivity(unchecked) private(set) static var areWatched = false
  @exclusivity(unchecked) private(set) static var areHopsHeard = false
  @exclusivity(unchecked) private(set) static var arePassesHeard = false
  @exclusivity(unchecked) private(set) static var isEveryAskHeard = false

  private static func watch(_ kept: (any DecisionObserver)?, _ passing: (any DecisionObserver)?) {
    (self.kept, self.passing) = (kept, passing)
    let observer = kept ?? passing
    areWatched = observer != nil
    areHopsHeard = observer?.hearsHops ?? false
    arePassesHeard = observer?.hearsPasses ?? false
    isEveryAskHeard = observer?.hearsEveryAsk ?? false
  }

  static func tell(_ decision: @autoclosure () -> Decision) {
    if areWatched, let observer { observer.decided(decision()) }
  }

  static func tell(passing chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    if areWatched, let observer { observer.passes(chain, call, from: sender) }
  }

  static func tell(ask: @autoclosure () -> Decision) {
    if isEveryAskHeard, let observer { observer.decided(ask()) }
  }

  static func tell(asking views: ArraySlice<UIView>, at point: CGPoint) {
    if areWatched, let observer { observer.asksInVain(views, at: point) }
  }

  static func tell(goingOn recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    if areWatched, let observer { observer.goesOn(recognizer, from: old) }
  }

  static func tell(hop: @autoclosure () -> EventHop) {
    if areHopsHeard, let observer { observer.decided(.hop(hop())) }
  }
}
