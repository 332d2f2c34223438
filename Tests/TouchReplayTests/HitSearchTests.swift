import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Answers nil wherever nothing in it is hit.
private final class Sieve: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class Screen: UIViewController {
  let sieve = Sieve(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let aside = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
  override func viewDidLoad() {
    view.addSubview(sieve)
    view.addSubview(aside)
  }
}

private enum ScreenStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = Screen() }
}

@MainActor struct HitSearchTests {
  private func walk() async throws -> [HitWalk.Ask] {
    let trace = TraceList()
    let log = Finger().tap(at: CGPoint(x: 50, y: 50)).log()
    try await Replayer(on: StageTarget(ScreenStage.self)).replay(log, into: trace)
    guard case .hit(let hit) = try #require(trace.entries.first).event else { return [] }
    return hit.walk.asks
  }

  @Test func `every view is in the walk once, its window included, by the controller's name`() async throws {
    #expect(try await walk().map(\.subject) == ["window", "screen", "screen/aside", "screen/sieve"])
  }

  @Test func `a nil without a reason is an override's own answer`() async throws {
    let asks = try await walk()
    #expect(asks.map(\.isOwnAnswer) == [false, false, false, true])
    #expect(asks.map(\.answer) == ["screen", "screen", nil, nil])
  }
}
