import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A bar whose button stands above its top edge, over a list.
private enum BarStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = BarViewController() }
}

private final class Bar: UIView {
  let button = UIView(frame: CGRect(x: 159, y: -24, width: 72, height: 72))
  let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 83))
}

private final class BarViewController: UIViewController {
  let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let bar = Bar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  override func viewDidLoad() {
    for subview in [list, bar] { view.addSubview(subview) }
    for subview in [bar.item, bar.button] { bar.addSubview(subview) }
    add("icon", to: bar.button)
    add("row", to: list)
  }
}

extension BarViewController {
  /// As large as the other, and out of the way of fingers.
  private func add(_ name: String, to view: UIView) {
    let inner = UIView(frame: view.bounds)
    inner.accessibilityIdentifier = name
    inner.isUserInteractionEnabled = false
    view.addSubview(inner)
  }
}

@MainActor struct SightingTests {
  private func sighting(x: Double, y: Double) async throws -> Sighting {
    try await StageTarget.locate(CGPoint(x: x, y: y), on: BarStage.self)
  }

  @Test func `it tells what would be hit and the chain above it`() async throws {
    let sighting = try await sighting(x: 195, y: 749)
    #expect(sighting.hit.view == "bar/list")
    #expect(sighting.chain == ["bar/list", "bar", "bar.viewController", "window", "application"])
    #expect(sighting.hit.walk.asks.map(\.subject) == ["window", "bar", "bar/bar", "bar/list", "bar/list/row"])
  }

  @Test func `a view that was never asked is put in where it stands, with its reason`() async throws {
    let walk = try #require(try await sighting(x: 195, y: 749).walk(including: "bar/bar/button"))
    #expect(walk.asks.map(\.subject) == ["window", "bar", "bar/bar", "bar/bar/button", "bar/list", "bar/list/row"])
    let button = walk.asks[3]
    #expect(button.refusal == .notAsked(parent: "bar/bar", rule: "H11"))
    #expect(button.point == Point(x: 36, y: 12))
    #expect(button.depth == 3)
  }

  @Test func `a view behind the one that was hit is covered by it`() async throws {
    let sighting = try await sighting(x: 50, y: 800)
    #expect(sighting.hit.view == "bar/bar/item")
    let walk = try #require(sighting.walk(including: "bar/list"))
    #expect(walk.asks.last?.refusal == .covered(by: "bar/bar/item"))
  }

  @Test func `it knows what was there and not asked`() async throws {
    let sighting = try await sighting(x: 50, y: 800)
    // The button's icon is in a view that said no.
    #expect(sighting.hit.walk.unasked == ["bar/list"])
    #expect(sighting.hit.walk.reason(for: "bar/list/row") == .covered(by: "bar/bar/item"))
    #expect(sighting.hit.walk.sentence(whyNot: "bar/footer/item") == "There is no bar/footer any more.")
  }

  @Test func `what is in a view that was not asked was not asked for the same reason`() async throws {
    let behind = try await sighting(x: 50, y: 800)
    let row = try #require(behind.walk(including: "bar/list/row")).asks.filter { $0.subject.hasPrefix("bar/list") }
    #expect(row.map(\.refusal) == [.covered(by: "bar/bar/item"), .covered(by: "bar/bar/item")])
    let above = try await sighting(x: 195, y: 749)
    let icon = try #require(above.walk(including: "bar/bar/button/icon")).asks.first {
      $0.subject.hasSuffix("icon")
    }
    #expect(icon?.refusal == .notAsked(parent: "bar/bar", rule: "H11"))
  }

  @Test func `a view that was asked stands in the walk as it is, and an unknown path has none`() async throws {
    let sighting = try await sighting(x: 195, y: 749)
    #expect(sighting.walk(including: "bar/bar") == sighting.hit.walk)
    #expect(sighting.walk(including: "bar/nowhere") == nil)
    #expect(sighting.paths.contains("bar/bar/button"))
  }

  @Test func `looking outside of a replay is refused`() {
    #expect(throws: ReplayError.nothingRuns) { try StageTarget(BarStage.self).locate(.zero) }
  }
}
