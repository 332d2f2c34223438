import Foundation
import Goldens
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Verification

private enum EmptyStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = UIViewController() }
}

@MainActor struct ChangedThresholdsTests {
  @Test func `a golden made with other thresholds differs in its header first`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thresholds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = RecordingFile(path: folder.appendingPathComponent("tap.touchlog").path)
    let log = Finger().tap(at: CGPoint(x: 10, y: 10)).log()
    var strict = TouchThresholds()
    strict.gestures.tapMovement = 20

    let target = StageTarget(EmptyStage.self, thresholds: strict)
    _ = await Verifier(mode: .all).verify(log, as: recording, on: target)
    #expect(try recording.store.golden()?.description.contains("\nconst  tapMovement 20\n") == true)
    let same = await Verifier(mode: .never).verify(log, as: recording, on: target)
    #expect(same.exitCode == 0)

    let outcome = await Verifier(mode: .never).verify(log, as: recording, on: StageTarget(EmptyStage.self))
    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("differs in its header\n"))
    #expect(outcome.text.contains("  Other thresholds than the golden's: tapMovement.\n- const  tapMovement 20\n"))
  }
}
