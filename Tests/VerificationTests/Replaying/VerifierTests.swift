import Foundation
import Goldens
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Verification

private enum PlainStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {}
}

/// What is written, and what is told of it.
@MainActor struct VerifierTests {
  private let log = Finger().tap(at: CGPoint(x: 50, y: 50)).log()

  private func verify(_ name: String, in folder: URL, _ modes: UpdateMode...) async throws -> [Outcome] {
    let file = RecordingFile(path: folder.appending(path: "\(name).touchlog").path())
    var outcomes: [Outcome] = []
    for mode in modes {
      let verifier = Verifier(mode: mode)
      outcomes.append(await verifier.verify(log, as: file, on: StageTarget(PlainStage.self)))
      // Whatever was written, the next one finds another golden.
      guard let golden = try? String(contentsOfFile: file.store.path, encoding: .utf8) else { continue }
      try Data(golden.replacing(" hit ", with: " hot ").utf8).write(to: URL(fileURLWithPath: file.store.path))
    }
    return outcomes
  }

  private func inFolder(_ act: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await act(folder)
  }

  @Test(arguments: [UpdateMode.missing, .pending])
  func `what could not be written is nowhere told as written`(mode: UpdateMode) async throws {
    try await inFolder { folder in
      // Long enough for a log, and too long for what is written before it is renamed.
      let name = String(repeating: "x", count: 240)
      let outcome = try #require(try await verify(name, in: folder, mode).first)
      #expect(outcome.trouble?.contains("could not be written") == true, "\(outcome.trouble ?? "")")
      #expect(outcome.action == .nothing)
      #expect(outcome.text.contains("\n  Not written: "))
      #expect(!outcome.text.contains("They were written") && !outcome.text.contains("replay accept"))
      #expect(OutcomeRecord(outcome, seconds: 0).written == nil)
      #expect(outcome.exitCode == 2)
    }
  }

  @Test func `a golden that was written over is told as written, and kept for who asks what was there`()
    async throws
  {
    try await inFolder { folder in
      let outcomes = try await verify("tap", in: folder, .all, .never, .failed, .pending)
      let meant = outcomes.map { outcome in
        if case .differs(let account) = outcome.verdict { account.meant ?? "" } else { "\(outcome.verdict)" }
      }
      let golden = folder.appending(path: "tap.golden").path
      let accept = "replay accept \(golden)"
      #expect(
        meant == ["missing", accept, "it was written as \(golden); read it before you commit it", accept])
      #expect(outcomes.map { $0.golden == nil } == [true, false, false, false])
      #expect(outcomes[2].golden?.lines.contains { $0.contains(" hot ") } == true)
    }
  }
}
