import HeadlessUIKit
import Traces

/// Calls that have not returned, and entries that wait for them: who keeps an event is known only when its method
/// returns or passes it on. Entries come out in the order in which they came in.
@MainActor struct OpenCalls {
  private struct OpenCall {
    let responder: UIResponder
    let subject: String
    let method: Call.Method
    /// Where its entry waits in `held`, counted from the first entry ever held back.
    let place: Int
  }

  private struct Held {
    var entry: TraceEntry
    var isSettled: Bool
  }

  private let sink: any TraceSink
  private var calls: [OpenCall] = []
  private var held: [Held] = []
  private var released = 0

  init(into sink: any TraceSink) { self.sink = sink }

  /// Whether no entry waits.
  var areNoneHeld: Bool { held.isEmpty }
  /// Whether no call is open.
  var areNoneOpen: Bool { calls.isEmpty }

  /// Whom the innermost call was made to; nil where none is open.
  var innermost: (responder: UIResponder, subject: String, method: Call.Method)? {
    calls.last.map { ($0.responder, $0.subject, $0.method) }
  }

  /// Whether the innermost call is of that method, and, where one is given, to that responder.
  func isInnermost(_ method: Call.Method, to responder: UIResponder? = nil) -> Bool {
    guard let top = calls.last, top.method == method else { return false }
    return responder == nil || top.responder === responder
  }

  // MARK: Calls

  /// A call begins, and its entry waits for its outcome.
  mutating func begin(_ entry: consuming TraceEntry, to responder: UIResponder, of method: Call.Method) {
    let place = released + held.count
    calls.append(OpenCall(responder: responder, subject: entry.subject, method: method, place: place))
    held.append(Held(entry: entry, isSettled: false))
  }

  /// The innermost call's outcome is known; nil confirms that it was taken. The first word counts.
  mutating func settle(_ outcome: Call.Outcome?) {
    guard let top = calls.last, top.place >= released else { return }
    let index = top.place - released
    guard !held[index].isSettled else { return }
    if let outcome, case .call(var call) = held[index].entry.event {
      call.outcome = outcome
      held[index].entry.event = .call(call)
    }
    held[index].isSettled = true
    release()
  }

  /// The innermost call returns.
  mutating func end() {
    settle(nil)
    calls.removeLast()
    release()
  }

  // MARK: Entries

  /// An entry of which all is known: it comes out when those before it have.
  mutating func put(_ entry: consuming TraceEntry) {
    if held.isEmpty { return sink.receive(entry) }
    held.append(Held(entry: entry, isSettled: true))
    release()
  }

  private mutating func release() {
    // As when a call returns that nothing came of.
    if held.count == 1, held[0].isSettled {
      released += 1
      return sink.receive(held.removeLast().entry)
    }
    var ready = 0
    while ready < held.count, held[ready].isSettled {
      sink.receive(held[ready].entry)
      ready += 1
    }
    guard ready > 0 else { return }
    if ready == held.count { held.removeAll(keepingCapacity: true) } else { held.removeFirst(ready) }
    released += ready
  }
}
