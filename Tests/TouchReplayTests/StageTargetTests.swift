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

@MainActor struct StageTargetTests {
  private func lines(_ script: some ScriptedTouches, on stage: any Stage.Type) async throws -> [String] {
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    try await Replayer(on: StageTarget(stage)).replay(script.log(), into: sink)
    sink.flush()
    return lines
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
}
