import Foundation
import Goldens
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces
import Verification

/// What the stage does otherwise, set by each test, and how often it was built.
@MainActor private enum Lamp {
  static var isHidden = false
  /// Whether it has another name each time it is built.
  static var wanders = false
  static var builds = 0
}

/// A lamp in front of a wall.
private enum LampStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    Lamp.builds += 1
    let wall = UIView(frame: window.bounds)
    wall.accessibilityIdentifier = "wall"
    window.addSubview(wall)
    let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    lamp.accessibilityIdentifier = Lamp.wanders ? "lamp\(Lamp.builds)" : "lamp"
    lamp.isHidden = Lamp.isHidden
    wall.addSubview(lamp)
  }
}

@Suite(.serialized) @MainActor struct ExplainedDifferenceTests {
  private let log = Finger().tap(at: CGPoint(x: 50, y: 50)).log()

  /// Replays with the golden of a lamp that takes its touches; the outcome, and how often that built the stage.
  private func verify(changed: () -> Void) async throws -> (outcome: Outcome, builds: Int) {
    (Lamp.isHidden, Lamp.wanders) = (false, false)
    let folder = FileManager.default.temporaryDirectory.appending(path: "lamp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = RecordingFile(path: folder.appending(path: "lamp.touchlog").path())
    _ = await Verifier(mode: .all).verify(log, as: file, on: StageTarget(LampStage.self))
    changed()
    Lamp.builds = 0
    let outcome = await Verifier(mode: .never).verify(log, as: file, on: StageTarget(LampStage.self))
    return (outcome, Lamp.builds)
  }

  @Test func `a replay that matches is one replay`() async throws {
    let (outcome, builds) = try await verify {}
    #expect(outcome.verdict == .matches)
    #expect(builds == 1)
  }

  @Test func `a hit that came out otherwise is told with the rule that kept the golden's view from it`()
    async throws
  {
    let (outcome, builds) = try await verify { Lamp.isHidden = true }
    guard case .differs(let account) = outcome.verdict else {
      Issue.record("\(outcome.verdict)")
      return
    }
    #expect(account.sentence == "The touch at 50,50 went to wall instead of wall/lamp.")
    #expect(account.rules == ["H3"])
    #expect(account.reasons.count == 1)
    #expect(builds == 2)
  }

  @Test func `of a stage that goes another way each time, what happened first is told, without a reason`()
    async throws
  {
    let (outcome, _) = try await verify { Lamp.wanders = true }
    guard case .differs(let account) = outcome.verdict else {
      Issue.record("\(outcome.verdict)")
      return
    }
    #expect(account.sentence == "The touch at 50,50 went to wall/lamp1 instead of wall/lamp.")
    #expect(account.rules == nil)
  }
}
