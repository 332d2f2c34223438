import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

private final class TapController: UIViewController {
  override func viewDidLoad() { view.addGestureRecognizer(UITapGestureRecognizer()) }
}

private enum UsualStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = TapController() }
}

private enum StrictStage: Stage {
  static var thresholds: TouchThresholds {
    var thresholds = TouchThresholds()
    thresholds.gestures.tapMovement = 20
    thresholds.gestures.panSubtractsHysteresis = false
    thresholds.controls.switchSize = CGSize(width: 63, height: 28)
    thresholds.scrolling.settlingRate = .normal
    return thresholds
  }
  static func build(in window: UIWindow) { window.rootViewController = TapController() }
}

private enum StillStage: Stage {
  static var thresholds: TouchThresholds {
    var thresholds = TouchThresholds()
    thresholds.scrolling.scrollStep = 0
    return thresholds
  }
  static func build(in window: UIWindow) { window.rootViewController = TapController() }
}

@MainActor struct ChangedThresholdTests {
  @Test func `a target names what its stage changed, in order, with its unit's number`() {
    #expect(StageTarget(UsualStage.self).changedThresholds.isEmpty)
    #expect(
      StageTarget(StrictStage.self).changedThresholds.map(\.description) == [
        "tapMovement 20, usually 45", "panSubtractsHysteresis no, usually yes", "switchSize 63x28, usually 51x31",
        "settlingRate 0.998, usually 0.99",
      ])
  }

  @Test func `every stored number has a name of its own and a value that can be told`() {
    let thresholds = TouchThresholds()
    let groups: [Any] = [
      thresholds.gestures, thresholds.controls, thresholds.scrolling, thresholds.animations, thresholds.dragging,
    ]
    let count = groups.reduce(0) { $0 + Mirror(reflecting: $1).children.count }
    #expect(thresholds.all.count == count)
    #expect(Set(thresholds.all.map(\.name)).count == count)
  }

  @Test func `touches are judged by the stage's numbers`() async throws {
    func outcome(on stage: any Stage.Type) async throws -> GestureStep.What? {
      let trace = TraceList()
      let log = Finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), for: 0.1).log()
      try await Replayer(on: StageTarget(stage)).replay(log, into: trace)
      for case .gesture(let step) in trace.entries.map(\.event) { return step.what }
      return nil
    }
    #expect(try await outcome(on: UsualStage.self) == .recognized)
    #expect(try await outcome(on: StrictStage.self) == .failed)
    #expect(try await outcome(on: UsualStage.self) == .recognized, "the next stage has the usual ones again")
  }

  @Test func `a number that nothing can be judged by is refused by name`() async {
    await #expect(throws: ReplayError.unusableThreshold(name: "scrollStep", stage: "still")) {
      try await Replayer(on: StageTarget(StillStage.self)).replay(
        Finger().tap(at: CGPoint(x: 1, y: 1)).log(), into: TraceList())
    }
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `numbers that are no measure are unusable`(number: Double) {
    var thresholds = TouchThresholds()
    thresholds.gestures.edgeRegion = number
    #expect(thresholds.firstUnusable == "edgeRegion")
    #expect(TouchThresholds().firstUnusable == nil)
  }
}
