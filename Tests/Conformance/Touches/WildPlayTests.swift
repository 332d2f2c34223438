import Foundation
import HeadlessUIKit
import Testing

/// What holds whatever stage code does in the middle of an event, tried on random screens with recognizers,
/// controls, scroll views and buttons. A failure names its seed.
@MainActor @Suite("invariants of wild plays") struct WildPlayTests {
  nonisolated static let seeds = Array<UInt64>(1...80)

  @Test(
    "every touch and press that a view heard of ends for it, once, also where recognizers kept it back",
    arguments: seeds)
  func endsOnce(seed: UInt64) {
    let play = WildPlay(seed: seed)
    play.run()
    for pad in play.pads {
      let name = pad.accessibilityIdentifier ?? ""
      #expect(pad.touches.complaints == [], "seed \(seed), touches of \(name)")
      #expect(pad.presses.complaints == [], "seed \(seed), presses of \(name)")
    }
    for control in play.controls {
      #expect(control.downs == control.ends, "seed \(seed), \(control.accessibilityIdentifier ?? "")")
      #expect(!control.isTracking && !control.isHighlighted, "seed \(seed)")
    }
  }

  @Test("when all is over every recognizer is possible again, and nothing moves", arguments: seeds)
  func comesToRest(seed: UInt64) {
    let play = WildPlay(seed: seed)
    play.run()
    let stuck = play.recognizers.filter { $0.state != .possible }
    #expect(stuck.map { "\($0.name ?? "") \($0.state)" } == [], "seed \(seed)")
    for list in play.lists {
      #expect(!list.isTracking && !list.isDragging && !list.isDecelerating, "seed \(seed)")
    }
  }

  @Test("nothing is told to a view outside of a window; states change as the table says", arguments: seeds)
  func watched(seed: UInt64) {
    let play = WildPlay(seed: seed)
    let watcher = PlayWatcher(play)
    play.run()
    #expect(watcher.outside == [], "seed \(seed)")
    #expect(watcher.states.faults == [], "seed \(seed)")
  }

  @Test("whoever is hit is hit by definition, unless the tree changes during the hit test", arguments: seeds)
  func hits(seed: UInt64) {
    let play = WildPlay(seed: seed)
    let watcher = PlayWatcher(play)
    play.run()
    #expect(watcher.wrongHits == [], "seed \(seed)")
    #expect(watcher.hits > 0, "seed \(seed)")
  }

  @Test("the same play twice gives the same decisions", arguments: seeds)
  func deterministic(seed: UInt64) {
    let decisions = (0..<2).map { _ in
      let play = WildPlay(seed: seed)
      play.run()
      return play.phone.decisions
    }
    #expect(decisions[0].count > 50)
    #expect(decisions[0] == decisions[1], "seed \(seed)")
  }

  @Test("the plays do what they are for")
  func notIdle() {
    var seen: Set<String> = []
    let words = [
      "keeps", "takes", "goes to", "prevented by", "waits for", "recognized", "delegateSaysNo", "refuses", "press",
      "kept from", "taken from", "disabled", "detached", "cancelled", "animated", "releases",
    ]
    for seed in Self.seeds {
      let play = WildPlay(seed: seed)
      let watcher = PlayWatcher(play)
      play.run()
      if watcher.sawAnimated { seen.insert("animated") }
      if play.lists.contains(where: { $0.contentOffset != .zero }) { seen.insert("releases") }
      for decision in play.phone.decisions {
        for word in words where !seen.contains(word) && decision.contains(word) { seen.insert(word) }
      }
    }
    #expect(Set(words).subtracting(seen) == [])
  }
}

/// Watches a play for what must not happen, and lets the phone hear all of it, too.
@MainActor private final class PlayWatcher: DecisionObserver {
  private let play: WildPlay
  private(set) var states = StateBook()
  private(set) var outside: [String] = []
  private(set) var wrongHits: [String] = []
  private(set) var hits = 0
  private(set) var sawAnimated = false
  private var wanted: (view: UIView?, deeds: Int)?

  init(_ play: WildPlay) {
    self.play = play
    Decisions.observer = self
  }

  func decided(_ decision: Decision) {
    play.phone.decided(decision)
    switch decision {
    case .calls(let view as UIView, let call, from: nil) where view.window == nil:
      outside.append("\(view.accessibilityIdentifier ?? "") \(Words.of(call))")
    case .gesture(let recognizer, .moves(let old, let new, _)): states.note(recognizer, from: old, to: new)
    case .refuses(_, .animated): sawAnimated = true
    case .looksFor(_, let point): wanted = (NaiveHit.view(of: play.phone.application, at: point), play.deeds)
    case .hit(let touch, let view):
      guard let wanted, wanted.deeds == play.deeds else { return }
      hits += 1
      if view !== wanted.view { wrongHits.append("\(touch.identifier)") }
    default: break
    }
  }
}
