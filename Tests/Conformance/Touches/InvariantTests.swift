import Foundation
import HeadlessUIKit
import Testing

/// What holds for every hierarchy and every hand, tried on random ones. A failure names its seed.
@MainActor struct InvariantTests {
  nonisolated static let seeds = Array<UInt64>(1...60)

  @Test("T32 whoever was told that a touch began is told exactly once of its end", arguments: seeds)
  func endsOnce(seed: UInt64) {
    let phone = Phone()
    let play = RandomPlay(seed: seed, on: phone)
    play.run()
    for pad in play.pads { #expect(pad.ledger.complaints == [], "seed \(seed)") }
  }

  @Test("T34 nothing is told to a view outside of a window", arguments: seeds)
  func insideWindows(seed: UInt64) {
    let phone = Phone()
    let play = RandomPlay(seed: seed, on: phone)
    play.run()
    #expect(play.pads.filter(\.heardOutside).map(\.name) == [], "seed \(seed)")
  }

  @Test("the same play twice gives the same decisions", arguments: seeds)
  func deterministic(seed: UInt64) {
    let decisions = (0..<2).map { _ in
      let phone = Phone()
      let play = RandomPlay(seed: seed, on: phone)
      play.run()
      return phone.decisions
    }
    #expect(decisions[0].count > 50)
    #expect(decisions[0] == decisions[1], "seed \(seed)")
  }

  @Test("the plays do what they are for: cancel, drop, and let views act from inside of handlers")
  func notIdle() {
    var seen: Set<String> = []
    for seed in Self.seeds {
      let phone = Phone()
      let play = RandomPlay(seed: seed, on: phone)
      play.run()
      for decision in phone.decisions {
        for word in ["cancelled", "singleTouch", "exclusive", "excluded", "outsideWindow", "ignoringInteraction"]
        where decision.contains(word) {
          seen.insert(word)
        }
      }
    }
    #expect(seen.count == 6, "only \(seen.sorted())")
  }
}
