import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Trees of views that turn, stretch, overlap, clip and hide, from a seed.
private enum RandomTreeStage: Stage {
  @MainActor static var seed: UInt64 = 0
  static let screen = Screen(width: 36, height: 28, scale: 1)

  static func build(in window: UIWindow) {
    var chance = Chance(state: seed)
    var parents: [UIView] = [window]
    for number in 0..<14 {
      let view = UIView(
        frame: CGRect(
          x: chance.number(-10, 40), y: chance.number(-10, 30), width: chance.number(0, 30),
          height: chance.number(0, 30)))
      view.accessibilityIdentifier = "v\(number)"
      if chance.number(0, 10) > 6 { view.transform = CGAffineTransform(rotationAngle: chance.number(-3, 3)) }
      if chance.number(0, 10) > 8 { view.transform = CGAffineTransform(scaleX: chance.number(-2, 2), y: 0.5) }
      if chance.number(0, 10) > 8 { view.bounds.origin = CGPoint(x: chance.number(-9, 9), y: 0.5) }
      view.clipsToBounds = chance.number(0, 10) > 7
      view.isHidden = chance.number(0, 20) > 19
      view.isUserInteractionEnabled = chance.number(0, 20) < 18
      parents[Int(chance.number(0, Double(parents.count)))].addSubview(view)
      parents.append(view)
    }
  }
}

private struct Chance {
  var state: UInt64

  /// Half of them whole or half points, where edges and middles of points meet.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = low + (high - low) * Double(state >> 40) / Double(1 << 24)
    return state & 1 << 20 == 0 ? value : (value * 2).rounded(.down) / 2
  }
}

@MainActor struct SurveyedTreesTests {
  /// What the survey works out with outlines and places in a list is what asking point by point, by name, says.
  @Test(.serialized, arguments: 0..<12 as Range<UInt64>)
  func `a survey says of every point what a landing finger says`(seed: UInt64) async throws {
    RandomTreeStage.seed = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let audit = try await StageTarget.audit(RandomTreeStage.self)
    let found = audit.views.map(Surveyed.init)
    let target = StageTarget(RandomTreeStage.self)
    try await ReplayGate.alone {
      try target.prepare(for: LogDescription(screen: RandomTreeStage.screen), start: 0, sink: TraceList())
      defer { target.finish() }
      await target.endTurn()
      for y in 0..<audit.map.height {
        for x in 0..<audit.map.width {
          let hit = try target.locate(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)).hit
          #expect(audit.map.owner(x: x, y: y) == hit.view, "\(x),\(y)")
          for view in found { try view.check(x, y, hit) }
        }
      }
    }
  }
}

/// One view's survey, by point.
private struct Surveyed {
  let view: String
  private var area: Set<[Int]> = []
  private var dead: [[Int]: Reach.LostPart] = [:]

  init(_ reach: Reach) {
    view = reach.view
    area = Set(Self.points(of: reach.area))
    for part in reach.dead {
      for point in Self.points(of: part.region) { dead[point] = part }
    }
  }

  private static func points(of region: PointRegion) -> [[Int]] {
    region.runs.flatMap { run in run.x.map { [$0, run.y] } }
  }

  func check(_ x: Int, _ y: Int, _ hit: Hit) throws {
    if case .outside = hit.walk.asks.first(where: { $0.subject == view })?.refusal {
      #expect(!area.contains([x, y]), "\(view) at \(x),\(y)")
    }
    guard let part = dead[[x, y]] else { return }
    #expect(part.owner == hit.view)
    let reason = try #require(hit.walk.reason(for: view))
    switch part.cause {
    case .sticksOut(let parent, _, _): #expect(reason == .notAsked(parent: parent, rule: "H11"))
    case .refused(let blocker, let refusal):
      #expect(reason == (blocker == view ? refusal : refusal.inside(blocker)))
    case .covered(let front): #expect(reason == .covered(by: front))
    case .overridden(let other): Issue.record("\(other) overrides nothing")
    case .passedUp(let inner): Issue.record("\(inner) is in no control")
    }
  }
}
