import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// A view that keeps its touches.
private final class Pad: UIView {
  var times: [TimeInterval] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(event) }
  private func note(_ event: UIEvent?) { times.append(event?.timestamp ?? .nan) }
}

private final class DeskViewController: UIViewController {
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private lazy var plain = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  override func viewDidLoad() {
    view.addSubview(pad)
    view.addSubview(plain)
  }
}

private enum DeskStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = DeskViewController() }
}

private enum StepperStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let controller = UIViewController()
    controller.view.addSubview(UIStepper(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    window.rootViewController = controller
  }
}

/// Posts a frame for each that it gets, and does not mind whether one is refused.
private final class EchoView: UIView {
  private var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { post() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { post() }

  private func post() {
    let phase: Sample.Phase = count == 0 ? .began : .moved
    count += 1
    let place = CGPoint(x: 10 + count % 2, y: 10)
    try? StageInput.post(Frame(time: 0, samples: [Sample(finger: 7, phase: phase, location: place)]))
  }
}

private enum EchoStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let echo = EchoView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    echo.isMultipleTouchEnabled = true
    window.addSubview(echo)
  }
}

/// So many seconds; takes some time to say so, as on a machine that has something else to do.
private func slowly(_ seconds: Double) -> Double {
  Thread.sleep(forTimeInterval: 0.02)
  return seconds
}

/// A view that says what it does later.
private final class LateView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.isHidden = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { StageTrace.note("late") }
    DispatchQueue.main.asyncAfter(deadline: .now() + slowly(0.4)) { StageTrace.note("exact") }
    let moment = DispatchTime.now() + 0.35
    DispatchQueue.main.asyncAfter(deadline: moment) { StageTrace.note("by a moment") }
  }
}

private enum LateStage: Stage {
  static func build(in window: UIWindow) {
    let controller = UIViewController()
    let late = LateView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    late.accessibilityIdentifier = "late"
    controller.view.addSubview(late)
    window.rootViewController = controller
  }
}

/// A stage of all that follows fingers, which knows whether it is still there.
private enum WitnessedStage: Stage {
  static let turn = StageTurn.synchronous
  static var witnesses: [Witness] = []

  struct Witness {
    weak var object: AnyObject?
    let name: String
  }

  static func build(in window: UIWindow) {
    let controller = UIViewController()
    window.rootViewController = controller
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    controller.view.addSubview(list)
    controller.view.addSubview(UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 200)))
    let controls = [
      UISlider(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a"]), UITextField(), UIButton(),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 65 * index, y: 20, width: 60, height: 60)
      controller.view.addSubview(control)
    }
    let recognizers = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers { controller.view.addGestureRecognizer(recognizer) }
    witnesses = [window, controller, UIApplication.shared].map { Witness(object: $0, name: "\(type(of: $0))") }
    watch(controller.view)
  }

  private static func watch(_ view: UIView) {
    witnesses.append(Witness(object: view, name: "\(type(of: view))"))
    for recognizer in view.gestureRecognizers ?? [] {
      witnesses.append(Witness(object: recognizer, name: "\(type(of: recognizer))"))
    }
    for view in view.subviews { watch(view) }
  }
}

@MainActor struct StageTargetTests {
  private func lines(_ script: some ScriptedTouches, on stage: any Stage.Type) async throws -> [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    try await Replayer(on: StageTarget(stage)).replay(script.log(), into: sink)
    sink.flush()
    return lines
  }

  @Test func `nothing of a stage outlives its replay`() async throws {
    let script = TouchScript {
      for x in 0..<6 { Finger(at: Double(x)).tap(at: CGPoint(x: 65 * x + 30, y: 50)) }
      Finger(at: 10).drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150), for: 0.2)
      Finger(at: 20).drag(from: CGPoint(x: 200, y: 550), to: CGPoint(x: 200, y: 450), for: 0.2)
      Finger(at: 30).drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 300, y: 800), for: 0.2)
    }
    #expect(try await !lines(script, on: WitnessedStage.self).isEmpty)
    #expect(WitnessedStage.witnesses.count > 20)
    #expect(WitnessedStage.witnesses.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test func `nothing of a stage outlives a replay that ends, or is refused, while fingers are down`() async throws
  {
    let landing = TouchScript {
      Finger().down(at: CGPoint(x: 200, y: 700)).move(to: CGPoint(x: 300, y: 800), for: 0.2)
      Finger(at: 0.1).down(at: CGPoint(x: 200, y: 300)).move(to: CGPoint(x: 200, y: 200), for: 0.2)
    }
    #expect(try await !lines(landing, on: WitnessedStage.self).isEmpty)
    #expect(WitnessedStage.witnesses.filter { $0.object != nil }.map(\.name) == [])
    var log = landing.log()
    log.frames.append(Frame(time: .nan, content: .mark("refused")))
    await #expect(throws: ReplayError.self) {
      try await Replayer(on: StageTarget(WitnessedStage.self)).replay(log, into: TraceList())
    }
    #expect(WitnessedStage.witnesses.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test func `a finger that rests on a stepper for ages ends with a sentence`() async {
    let place = CGPoint(x: 75, y: 20)
    let log = TouchLog(
      frames: [
        Frame(time: 0, samples: [Sample(finger: 0, phase: .began, location: place)]),
        Frame(time: 1e12, samples: [Sample(finger: 0, phase: .ended, location: place)]),
      ])
    var replayer = Replayer(on: StageTarget(StepperStage.self))
    replayer.timersInAll = 200
    let error = await #expect(throws: ReplayError.self) { try await replayer.replay(log, into: TraceList()) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("200 timers ran in "))
    #expect(sentence.hasSuffix(" more are due; cut the log with `replay trim`, or end the stage's loop"))
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e300])
  func `a log of a screen that no device has is refused in a sentence`(number: Double) async {
    for path in [\Screen.width, \.height, \.scale] {
      var log = Finger().tap(at: CGPoint(x: 50, y: 50)).log()
      log.about.screen[keyPath: path] = number
      let error = await #expect(throws: ReplayError.impossibleScreen("\(log.about.screen)")) {
        try await Replayer(on: StageTarget(DeskStage.self)).replay(log, into: TraceList())
      }
      #expect(error?.description.contains("every number must be above 0, as in 390x844@3") == true)
    }
  }

  @Test func `what is to be done later on the main queue is done by the log's clock`() async throws {
    let script = TouchScript {
      Finger().tap(at: CGPoint(x: 50, y: 50))
      Finger(at: 0.2).tap(at: CGPoint(x: 50, y: 50))
      Finger(at: 0.4).tap(at: CGPoint(x: 50, y: 50))
    }
    let lines = try await lines(script, on: LateStage.self)
    // Hidden a quarter of a second after the first touch: the second still hits it, the third does not.
    let hits = lines.filter { $0.contains(" hit ") }
    #expect(hits.count == 3)
    #expect(hits.map { $0.hasSuffix("/late") } == [true, true, false])
    #expect(lines.contains { $0.contains("300") && $0.hasSuffix("late") })
    // However long the machine took for it.
    #expect(lines.contains { $0.contains(" 400 ") && $0.hasSuffix("exact") })
    #expect(lines.contains { $0.hasSuffix("by a moment") })
  }

  @Test func `a touch that its view keeps goes no further`() async throws {
    let lines = try await lines(Finger().tap(at: CGPoint(x: 50, y: 50)), on: DeskStage.self)
    #expect(
      lines == [
        "1  0      window               hit              desk/pad",
        "1  0      desk/pad             touch began      0  50,50, taken",
        "2  80     desk/pad             touch ended      0  taken",
      ])
  }

  @Test func `a touch that nobody keeps climbs to the application and is dropped`() async throws {
    let lines = try await lines(Finger().tap(at: CGPoint(x: 150, y: 50)), on: DeskStage.self)
    #expect(
      lines.prefix(6) == [
        "1  0      window               hit              desk/plain",
        "1  0      desk/plain           touch began      0  150,50",
        "1  0      desk                 touch began      0  from plain",
        "1  0      desk.viewController  touch began      0  from desk",
        "1  0      window               touch began      0  from desk.viewController",
        "1  0      application          touch began      0  from window, dropped: nobody took it",
      ])
  }

  @Test func `a stage that posts frames without end is refused, though it does not pass that on`() async throws {
    let log = Finger().drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 50), steps: 1).log()
    let error = await #expect(throws: ReplayError.self) {
      try await Replayer(on: StageTarget(EchoStage.self)).replay(log, into: TraceList())
    }
    #expect(error?.description.hasPrefix("10000 frames were posted at ") == true)
  }
}
