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

  @exclusivity(unchecked) private static var kept: (any DecisionObserver)? {
    didSet { if kept !== oldValue { keeper = kept.map(Keeper.init) } }
  }
  @exclusivity(unchecked) private static var keeper: Keeper? {
    didSet { borrowed = keeper.map { .passUnretained($0) } }
  }
  /// Not retained while it is told: nobody it tells has another one watch.
  @exclusivity(unchecked) private static var borrowed: Unmanaged<Keeper>?
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
    if areWatched { tell { $0.decided(decision()) } }
  }

  static func tell(passing chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    if areWatched { tell { $0.passes(chain, call, from: sender) } }
  }

  static func tell(callingMoved responder: UIResponder, _ touches: [UITouch]) {
    if areWatched { tell { $0.callsMoved(responder, touches) } }
  }

  static func tell(returnedMoved responder: UIResponder, _ touches: [UITouch]) {
    if areWatched { tell { $0.returnedMoved(responder, touches) } }
  }

  /// - Returns: whether that was all there is to say of it.
  static func tell(passingAgain chain: PassingChain, by finger: Int) -> Bool {
    guard let borrowed else { return false }
    return borrowed.lend { $0.observer.passesAgain(chain, by: finger) }
  }

  static func tell(ask: @autoclosure () -> Decision) {
    if isEveryAskHeard { tell { $0.decided(ask()) } }
  }

  static func tell(asking views: ArraySlice<UIView>, at point: CGPoint) {
    if areWatched { tell { $0.asksInVain(views, at: point) } }
  }

  static func tell(goingOn recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    if areWatched { tell { $0.goesOn(recognizer, from: old) } }
  }

  static func tell(hop: @autoclosure () -> EventHop) {
    if areHopsHeard { tell { $0.decided(.hop(hop())) } }
  }

  @inline(__always) private static func tell(_ what: (any DecisionObserver) -> Void) {
    if let borrowed { return borrowed.lend { what($0.observer) } }
    if let passing { what(passing) }
  }

  /// An object of one class alone, which can be lent.
  private final class Keeper {
    let observer: any DecisionObserver

    init(_ observer: any DecisionObserver) { self.observer = observer }
  }
}
