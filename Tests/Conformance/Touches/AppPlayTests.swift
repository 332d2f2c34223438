import Foundation
import HeadlessUIKit
import Testing

/// What holds of an application that random fingers have played with, however they did. A failure names its seed.
@MainActor @Suite("invariants of played applications") struct AppPlayTests {
  nonisolated static let seeds = Array<UInt64>(1...24)

  @Test(
    "when all is over content is in its range and at whole pages, nobody moves, and every beginning had one end",
    arguments: seeds)
  func rests(seed: UInt64) {
    let play = AppPlay(seed: seed)
    let watcher = BeginningsWatcher(play)
    play.run()
    #expect(RestCheck(play.phone.application).complaints == [], "seed \(seed)")
    #expect(play.app.faults == [] && play.app.turns == 0, "seed \(seed)")
    #expect(watcher.complaints == [], "seed \(seed)")
  }

  @Test("the plays do what they are for")
  func notIdle() {
    var (seen, refreshes): (Set<String>, Int) = ([], 0)
    let words = ["selects", "takes", "drags", "animates", "touched", "began", "cancelled", "warns"]
    for seed in Self.seeds.prefix(8) {
      let play = AppPlay(seed: seed)
      play.run()
      refreshes += play.app.refreshes
      seen.formUnion(words.filter { word in play.phone.decisions.contains { $0.contains(word) } })
    }
    #expect(Set(words).subtracting(seen) == [])
    #expect(refreshes > 8)
  }
}

/// Holds each beginning that a view, a recognizer or a scroll view has against its end.
@MainActor private final class BeginningsWatcher: DecisionObserver {
  private let phone: Phone
  private var touches: [ObjectIdentifier: Ledger] = [:]
  private var dragged: Set<ObjectIdentifier> = []
  private var states = StateBook()
  private var faults: [String] = []
  /// So that no other object takes an identifier meanwhile.
  private var kept: [AnyObject] = []

  init(_ play: AppPlay) {
    phone = play.phone
    Decisions.observer = self
  }

  var complaints: [String] {
    let ends = touches.values.flatMap(\.complaints)
    return faults + ends + states.faults + (dragged.isEmpty ? [] : ["a drag has no end"])
  }

  func decided(_ decision: Decision) {
    phone.decided(decision)
    switch decision {
    case .calls(let responder, let call, from: _): note(call, of: responder)
    case .gesture(let recognizer, .moves(let old, let new, _)):
      kept.append(recognizer)
      states.note(recognizer, from: old, to: new)
    case .scroll(let view, .beginsDragging):
      kept.append(view)
      if !dragged.insert(ObjectIdentifier(view)).inserted { faults.append("a drag begins twice") }
    case .scroll(let view, .endsDragging):
      if dragged.remove(ObjectIdentifier(view)) == nil { faults.append("a drag ends that didn't begin") }
    default: break
    }
  }

  private func note(_ call: ResponderCall, of responder: UIResponder) {
    let who = ObjectIdentifier(responder)
    kept.append(responder)
    let ledger = touches[who] ?? Ledger()
    touches[who] = ledger
    switch call {
    case .touchesBegan(let all): for touch in all { ledger.begin(touch.identifier) }
    case .touchesMoved(let all): for touch in all { ledger.move(touch.identifier) }
    case .touchesEnded(let all), .touchesCancelled(let all): for touch in all { ledger.end(touch.identifier) }
    default: break
    }
  }
}
