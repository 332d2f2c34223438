import Foundation
import HeadlessUIKit
import TouchLogs
import Traces

/// Turns what the event system decides into trace entries, with names for subjects.
///
/// Who keeps an event is known only when its method returns or passes it on. Until then the entry, and whatever the
/// method causes, waits; so entries come out in the order in which things happened.
@MainActor final class StageTracer: DecisionObserver {
  let subjects: Subjects
  private let application: UIApplication
  private let sink: any TraceSink
  private let start: TimeInterval
  private let detail: TraceDetail
  private let entries: DecisionEntries
  @exclusivity(unchecked) private var isInTurn = false
  @exclusivity(unchecked) private var frame: Int?
  @exclusivity(unchecked) private var time: TimeInterval
  /// Nil but between a finger's landing and its hit.
  @exclusivity(unchecked) private var search: HitSearch?
  @exclusivity(unchecked) private var open: OpenCalls
  @exclusivity(unchecked) private var routes: CallRoutes
  /// What a recognizer that changed last was told by.
  @exclusivity(unchecked) private var change: ToldChange? {
    didSet { borrowedChange = change.map { .passUnretained($0) } }
  }
  /// The same, for what is asked of it with every sample.
  @exclusivity(unchecked) private var borrowedChange: Unmanaged<ToldChange>?
  /// Who passed the call on that is told next, if it was told with others.
  @exclusivity(unchecked) private var passer: ObjectIdentifier?
  /// Open as long as nothing comes of it.
  @exclusivity(unchecked) private var move = OpenMove()

  init(
    of application: UIApplication, subjects: Subjects, sink: any TraceSink, start: TimeInterval, detail: TraceDetail
  ) {
    self.application = application
    self.subjects = subjects
    self.sink = sink
    self.start = start
    self.detail = detail
    entries = DecisionEntries(subjects: subjects, tellsEverything: detail == .everything)
    hearsEveryAsk = sink.wantsWalks
    open = OpenCalls(into: sink)
    routes = CallRoutes(subjects: subjects)
    time = start
  }

  /// What comes now is caused by that frame, or, with nil, by a timer.
  func turn(to frame: Int?, at time: TimeInterval) {
    tellMove()
    self.frame = frame
    self.time = time
    isInTurn = true
  }

  /// The event, or the timer, is done with: what waits for the end of the turn comes now.
  func endTurn() {
    if isInTurn, detail == .everything { tellTurnsEnd() }
    isInTurn = false
  }

  /// Apart, as few want to know.
  @inline(never) private func tellTurnsEnd() { put("application", .hop(.turnEnds)) }

  func note(_ text: String) { put("stage", .note(text)) }
  func mark(_ text: String) { put("log", .mark(text)) }

  /// A press of the log has no button here.
  func leavesOut(_ press: Press) {
    let reason: Reason = press.keyUsage.map { .keyOfKeyboard(usage: $0) } ?? .unknownButton(type: press.type)
    put("log", .dropped(Dropped(.press(press.press), reason)))
  }

  var hearsHops: Bool { detail == .everything }
  var hearsPasses: Bool { true }
  let hearsEveryAsk: Bool

  func decided(_ decision: consuming Decision) {
    // While a replay waits for the main queue, other code of the process has an application of its own.
    guard SharedApplication.isCurrent(application) else { return }
    switch decision {
    case .looksFor(let touch, let point):
      search = HitSearch(finger: touch.identifier, point: point, takesNotes: hearsEveryAsk)
      if hearsEveryAsk { subjects.searches(true) }
    case .asks(let view, let point): search?.asks(view, at: point, named: subjects.passingName(of: view))
    case .contains(let view): search?.contains(view)
    case .refuses(let view, let refusal): search?.refuses(view, refusal, named: subjects.passingName(of: view))
    case .answers(let view, let answer): search?.answers(view, answer, named: subjects.passingName)
    case .finds(let view, let answer): search?.finds(view, answer)
    case .hit(_, let view):
      guard let search = search.take() else { return }
      // Nobody's code runs meanwhile, so that owners of several of these views are looked through once.
      if !hearsEveryAsk { subjects.searches(true) }
      put("window", .hit(search.outcome(view, in: application, namedBy: subjects)))
      subjects.searches(false)
    case .calls(let responder, let call, let sender): calls(responder, call, from: sender)
    case .passes(let chain, let call, let sender): pass(chain, call, from: sender)
    case .unhandled(let responder, let call): unhandled(responder, call)
    case .returned: returned()
    case .gesture(let recognizer, let decision) where recognizer.isScrollViews(decision): break
    case .gesture(let recognizer, .moves(_, to: .changed, nil)): changes(recognizer)
    case .gesture(let recognizer, let decision):
      // It may be told otherwise when it goes on next.
      if change?.recognizer == ObjectIdentifier(recognizer) { change = nil }
      put(subjects.name(of: recognizer), .gesture(GestureStep(decision, by: recognizer, subjects)))
    case let decision:
      if let (subject, event) = entries.entry(of: decision) { put(subject, event) }
    }
  }

  func asksInVain(_ views: ArraySlice<UIView>, at point: CGPoint) {
    if SharedApplication.isCurrent(application) { search?.asksInVain(views, at: point, namedBy: subjects) }
  }

  func goesOn(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    guard SharedApplication.isCurrent(application) else { return }
    if !isToldAgain(recognizer), !recognizer.isScrollViews { changes(recognizer) }
  }

  /// Whether a recognizer goes on as it did, and what told it last tells of one more step.
  private func isToldAgain(_ recognizer: UIGestureRecognizer) -> Bool {
    guard move.responder == nil, open.areNoneHeld, let frame, let borrowedChange else { return false }
    return borrowedChange.lend { $0.isStill(of: recognizer) && $0.goesOn(in: frame) }
  }

  /// A recognizer goes on with its gesture, as it does with every sample.
  private func changes(_ recognizer: UIGestureRecognizer) {
    tellMove()
    let known = subjects.known(recognizer)
    guard open.areNoneHeld, let frame else {
      return put(known.name, .gesture(GestureStep(.changed, fingers: recognizer.fingersInTrace)))
    }
    if change?.isStill(of: recognizer, called: known) != true {
      let entry = RepeatedEntry(GestureStep(.changed, fingers: recognizer.fingersInTrace), of: known.name)
      change = ToldChange(of: recognizer, called: known, entry)
    }
    change?.tell(in: frame, at: time - start, to: sink)
  }

  // MARK: Calls

  func callsMoved(_ responder: UIResponder, _ touches: [UITouch]) {
    guard SharedApplication.isCurrent(application) else { return }
    tellMove()
    if !isOpenMove(responder, touches, from: nil) { calls(responder, .touchesMoved(touches), from: nil) }
  }

  func returnedMoved(_ responder: UIResponder, _ touches: [UITouch]) {
    if SharedApplication.isCurrent(application) { returned() }
  }

  private func calls(_ responder: UIResponder, _ call: ResponderCall, from sender: UIResponder?) {
    tellMove()
    if case .touchesMoved(let touches) = call, isOpenMove(responder, touches, from: sender) { return }
    let (method, fingers, points) = CallArguments.of(call)
    var from: String?
    if let sender, ObjectIdentifier(sender) == passer {
      from = subjects.name(of: sender)
    } else if let sender {
      enter(sender, method, fingers, points)
      open.settle(.passed)
      from = open.innermost.flatMap { $0.responder === sender ? $0.subject : nil } ?? subjects.name(of: sender)
    }
    passer = nil
    openCall(
      responder, called: subjects.name(of: responder),
      Call(method: method, fingers: fingers, points: points, from: from, outcome: .taken))
  }

  /// Whether the call is a move that need not be told before it returns.
  private func isOpenMove(_ responder: UIResponder, _ touches: [UITouch], from sender: UIResponder?) -> Bool {
    guard let frame, open.areNoneHeld, open.areNoneOpen else { return false }
    if let sender, ObjectIdentifier(sender) != passer { return false }
    passer = nil
    move.begin(to: responder, with: touches, along: routes.known(to: responder, from: sender), in: frame)
    return true
  }

  /// Something comes of a move that was not told yet.
  private func tellMove() {
    if let responder = move.responder { tellMove(to: responder) }
  }

  /// Apart, as nothing comes of most moves.
  @inline(never) private func tellMove(to responder: UIResponder) {
    if let (subject, call) = move.giveUp() { openCall(responder, called: subject, call) }
  }

  func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    if SharedApplication.isCurrent(application) { pass(chain, call, from: sender) }
  }

  func passesAgain(_ chain: PassingChain, by finger: Int) -> Bool {
    guard let frame, move.responder == nil, open.areNoneHeld, SharedApplication.isCurrent(application),
      routes.goesOn(along: chain, by: finger, in: frame)
    else { return false }
    passer = nil
    return true
  }

  /// Calls that nobody kept: their outcomes are known at once.
  private func pass(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
    tellMove()
    passer = nil
    if !chain.isUnhandled, let last = chain.responders.last {
      passer = ObjectIdentifier(last.takeUnretainedValue())
    }
    if sender == nil, open.areNoneHeld, let frame, case .touchesMoved(let touches) = call,
      routes.goesOn(along: chain, with: touches, in: frame, into: sink)
    {
      return
    }
    let known = sender == nil ? routes.known(along: chain, from: nil) : nil
    let (method, fingers, points) = CallArguments.of(call, along: known)
    if let sender {
      enter(sender, method, fingers, points)
      open.settle(.passed)
    }
    let route = known?.route ?? routes.route(along: chain, from: sender)
    let routed = RoutedCall(
      frame: frame, time: time - start, method: method, fingers: fingers, points: points, route: route)
    if open.areNoneHeld { return sink.receive(routed) }
    for entry in routed.entries { open.put(entry) }
  }

  /// The sender of a hop has an entry already, unless stage code called it by hand: then it gets one now.
  private func enter(_ sender: UIResponder, _ method: Call.Method, _ fingers: [Int], _ points: [Point]) {
    if open.isInnermost(method, to: sender) { return }
    let caller = open.innermost.map { subjects.name(of: $0.responder) }
    if open.isInnermost(method) { open.settle(.passed) }
    let call = Call(method: method, fingers: fingers, points: points, from: caller, outcome: .passed)
    put(subjects.name(of: sender), .call(call))
  }

  private func openCall(_ responder: UIResponder, called subject: String, _ call: Call) {
    let entry = TraceEntry(frame: frame, time: time - start, subject: subject, event: .call(call))
    open.begin(entry, to: responder, of: call.method)
  }

  private func unhandled(_ responder: UIResponder, _ call: ResponderCall) {
    tellMove()
    let (method, fingers, points) = CallArguments.of(call)
    if open.isInnermost(method, to: responder) { return open.settle(.unhandled) }
    let caller = open.innermost.map { subjects.name(of: $0.responder) }
    if open.isInnermost(method) { open.settle(.passed) }
    let call = Call(method: method, fingers: fingers, points: points, from: caller, outcome: .unhandled)
    put(subjects.name(of: responder), .call(call))
  }

  private func returned() {
    if move.responder != nil { return move.close(into: sink, at: time - start) }
    open.end()
  }

  // MARK: Entries

  private func put(_ subject: consuming String, _ event: consuming TraceEvent) {
    tellMove()
    open.put(TraceEntry(frame: frame, time: time - start, subject: subject, event: event))
  }
}
