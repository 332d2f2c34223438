import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Answers a hit test in one of many ways, by its number.
private final class Wilful: UIView {
  var way = 0
  var other: UIView?
  private var isAsking = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch way {
    case 0: return super.hitTest(point, with: event)
    case 1:
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    case 2: return self
    case 3: return super.hitTest(point, with: event) == nil ? nil : self
    case 4: return super.hitTest(point, with: event) ?? other
    case 5 where !isAsking:
      // The other one may have this one in it.
      isAsking = true
      defer { isAsking = false }
      return other?.hitTest(convert(point, to: other), with: event) ?? super.hitTest(point, with: event)
    case 6:
      _ = super.hitTest(CGPoint(x: -1, y: -1), with: event)
      return super.hitTest(point, with: event)
    case 7:
      _ = super.hitTest(point, with: event)
      return other
    case 8:
      let hit = super.hitTest(point, with: event)
      _ = super.hitTest(CGPoint(x: -1, y: -1), with: event)
      return hit
    default:
      // Others stand elsewhere from now on, and would be called otherwise.
      if let front = subviews.first { bringSubviewToFront(front) }
      return super.hitTest(point, with: event)
    }
  }
}

@MainActor private enum Grove {
  static var seed: UInt64 = 0
}

/// A tree of plain and wilful views, without names.
private enum GroveStage: Stage {
  static let turn = StageTurn.synchronous

  static func build(in window: UIWindow) {
    var dice = Dice(seed: Grove.seed)
    var views: [UIView] = [window]
    for _ in 0..<40 {
      let superview = views[dice.roll(views.count)]
      let view = dice.roll(2) == 0 ? UIView() : Wilful()
      view.frame = CGRect(
        x: dice.roll(60) - 10, y: dice.roll(60) - 10, width: 40 + dice.roll(300), height: 40 + dice.roll(300))
      if dice.roll(8) == 0 { view.isUserInteractionEnabled = false }
      if let view = view as? Wilful {
        view.way = dice.roll(10)
        view.other = views[dice.roll(views.count)]
      }
      superview.addSubview(view)
      views.append(view)
    }
  }
}

/// Numbers that look random and are the same in every run.
private struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}

/// Takes the lines of a trace, with or without walks.
private final class Lines: TraceSink {
  let wantsWalks: Bool
  private(set) var lines: [String] = []
  private(set) var asks = 0
  private(set) var owners = 0
  private lazy var folding = FoldingSink { [unowned self] in lines.append($0.description) }

  init(wantsWalks: Bool) { self.wantsWalks = wantsWalks }

  func receive(_ entry: TraceEntry) {
    if case .hit(let hit) = entry.event {
      asks += hit.walk.asks.count
      if hit.answeredBy != nil { owners += 1 }
    }
    folding.receive(entry)
  }

  func flush() { folding.flush() }
}

@Suite(.serialized) @MainActor struct WantedWalksTests {
  private func replay(wantsWalks: Bool) async throws -> Lines {
    var dice = Dice(seed: Grove.seed &+ 1)
    let lines = Lines(wantsWalks: wantsWalks)
    var finger = Finger()
    for _ in 0..<12 {
      finger = finger.tap(at: CGPoint(x: dice.roll(390), y: dice.roll(500))).wait(0.5)
    }
    try await Replayer(on: StageTarget(GroveStage.self)).replay(finger.log(), into: lines)
    lines.flush()
    return lines
  }

  @Test func `a trace has the same lines where nobody wants its walks`() async throws {
    var (owners, hits) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      Grove.seed = seed
      let (with, without) = (try await replay(wantsWalks: true), try await replay(wantsWalks: false))
      #expect(with.lines == without.lines, "seed \(seed)")
      #expect(with.asks > 12)
      #expect(without.asks == 0)
      owners += with.owners
      hits += 1
    }
    // Overrides do answer by themselves, and others don't.
    #expect(owners > 60)
    #expect(owners < hits * 12)
  }
}
