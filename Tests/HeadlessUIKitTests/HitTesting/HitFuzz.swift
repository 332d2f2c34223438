import Foundation
import HeadlessUIKit

/// Hit tests of random trees of views, which change all the time, held against `PlainRecursion` on a twin of the
/// tree: the same view, and the same calls of overriding views in the same order.
@MainActor struct HitFuzz {
  private(set) var hits = 0
  /// Calls of overrides, that all were made twice.
  private(set) var calls = 0
  private(set) var differences: [String] = []
  private let fault: HitFault?

  /// - Parameter fault: puts the recursion itself with something wrong about it in the place of the real hit tests,
  ///   and stops at the first difference.
  init(fault: HitFault? = nil) { self.fault = fault }

  mutating func run(hits wanted: Int, from seed: UInt64) {
    var seed = seed
    while hits < wanted, fault == nil || differences.isEmpty {
      runTree(seed, hits: min(200, wanted - hits))
      seed += 1
    }
  }

  private mutating func runTree(_ seed: UInt64, hits count: Int) {
    let recursion = PlainRecursion()
    let faulty = fault.map { PlainRecursion(fault: $0) }
    let plain = RandomViews(seed: seed, recursion: recursion)
    let real = RandomViews(seed: seed, recursion: faulty)
    var dice = Dice(seed: ~seed)
    for round in 0..<count {
      // Now and then a while of no changes, in which an index is made and used.
      if round % 50 < 25 {
        plain.change()
        real.change()
      }
      let point = CGPoint(x: dice.length(-5, 300), y: dice.length(-5, 300))
      let answer = faulty.map { $0.ask(real.root, point) } ?? real.root.hitTest(point, with: nil)
      let answers = (recursion.ask(plain.root, point)?.tag, answer?.tag)
      let heard = (plain.takeCalls(), real.takeCalls())
      hits += 1
      calls += heard.0.count
      guard answers.0 != answers.1 || heard.0 != heard.1 else { continue }
      let calls = heard.1.difference(from: heard.0).map { "\($0)" }.joined(separator: "; ")
      differences.append(
        "seed \(seed), round \(round), \(point.x), \(point.y): \(answers.1 ?? -1) instead of \(answers.0 ?? -1) \(calls)"
      )
      return
    }
  }
}
