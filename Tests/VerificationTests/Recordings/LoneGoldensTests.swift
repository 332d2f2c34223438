import Foundation
import Goldens
import Testing
import Traces
import Verification

struct LoneGoldensTests {
  private func trace(_ log: String, says note: String, stage: String = "home") -> ActualTrace {
    let comparison = GoldenComparison(golden: nil, header: GoldenHeader(log: log, stage: stage))
    comparison.receive(TraceEntry(frame: 1, time: 0, subject: "home", event: .note(note)))
    return comparison.finish().actual
  }

  private func missing(_ path: String, says note: String, stage: String = "home") -> Outcome {
    var outcome = Outcome(recording: RecordingFile(path: path), verdict: .missing)
    outcome.lines = 1
    outcome.fingerprint = trace(outcome.recording.fileName, says: note, stage: stage).fingerprint
    return outcome
  }

  private func goldens(in folder: String, _ goldens: [(name: String, note: String)]) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try goldens.map { name, note in
      let store = GoldenStore(log: "\(folder)/\(name).touchlog")
      try store.carryOut(.writeGolden, trace("\(name).touchlog", says: note))
      return store.path
    }
  }

  @Test func `the same trace is found under another name, each golden once, and a name is a hint`() throws {
    let folder = NSTemporaryDirectory() + "lone-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = try goldens(in: folder, [("a", "taps"), ("b", "taps"), ("c", "drags")])
    var lone = LoneGoldens(paths)
    var outcomes = [
      missing("new/x.touchlog", says: "taps", stage: "away"), missing("new/x.touchlog", says: "taps"),
      missing("new/y.touchlog", says: "taps"), missing("new/z.touchlog", says: "taps"),
      missing("new/c.touchlog", says: "pinches"), missing("new/w.touchlog", says: "drags"),
      missing("newer/c.touchlog", says: "pinches"),
    ]
    for index in outcomes.indices { lone.judge(&outcomes[index]) }
    #expect(
      outcomes.map(\.move) == [
        nil, .from(paths[0]), .from(paths[1]), nil, .perhapsFrom(paths[2]), .from(paths[2]), nil,
      ])
    var obsolete = Outcome(recording: RecordingFile(golden: paths[1]), verdict: .obsolete)
    lone.judge(&obsolete)
    #expect(obsolete.move == .to("new/y.touchlog"))
  }

  @Test func `a thousand logs without goldens are held against a thousand goldens in no time`() throws {
    let folder = NSTemporaryDirectory() + "lone-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var lone = LoneGoldens(try goldens(in: folder, (0..<1_000).map { ("g\($0)", "old \($0)") }))
    var outcomes = (0..<1_000).map { missing("new/l\($0).touchlog", says: "new \($0)") }
    let time = ContinuousClock().measure { for index in outcomes.indices { lone.judge(&outcomes[index]) } }
    #expect(outcomes.allSatisfy { $0.move == nil })
    #expect(time < .seconds(10), "each against each takes minutes")
  }
}
