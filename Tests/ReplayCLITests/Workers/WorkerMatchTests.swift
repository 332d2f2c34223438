import Foundation
import Goldens
import Testing
import Verification

@testable import ReplayCLI

struct WorkerMatchTests {
  private let recording = RecordingFile(path: "a/b.touchlog")

  private func outcome(_ action: GoldenAction = .nothing) -> Outcome {
    var outcome = Outcome(recording: recording, verdict: .matches)
    (outcome.frames, outcome.samples, outcome.lines, outcome.action) = (2, 3, 4, action)
    return outcome
  }

  @Test func `only of a plain match nothing more is to be said`() throws {
    let match = try #require(WorkerMatch(outcome(.dropPending), seconds: 0.5))
    let told = match.outcome(of: WorkerJob(number: 0, path: "a/b.touchlog"))
    #expect((told.frames, told.samples, told.lines) == (2, 3, 4))
    #expect(told.action == .dropPending)
    #expect(told.verdict == .matches)
    #expect(match.seconds == 0.5)
    var remarked = outcome()
    remarked.remark = "the recorder died"
    #expect(WorkerMatch(remarked, seconds: 0) == nil)
    #expect(WorkerMatch(outcome(.writeGolden), seconds: 0) == nil)
    #expect(WorkerMatch(outcome(.writePending), seconds: 0) == nil)
    #expect(WorkerMatch(Outcome(recording: recording, verdict: .missing), seconds: 0) == nil)
  }

  @Test(arguments: [0, 0.1, 4.6708e-05, 1e300, 12]) func `a line of it says the same`(seconds: Double) throws {
    for action in [GoldenAction.nothing, .dropPending] {
      let match = try #require(WorkerMatch(outcome(action), seconds: seconds))
      #expect(match.line.hasSuffix("\n"))
      #expect(WorkerMatch(line: Array(match.line.utf8.dropLast())) == match)
    }
  }

  @Test(arguments: ["", "1 2 3", "1 2 3 0 0.5 6", "1 2 x 0 0.5", "{\"done\":{}}", "1 2 3 0 soon"])
  func `other lines are none`(line: String) {
    #expect(WorkerMatch(line: Array(line.utf8)) == nil)
  }

  @Test(arguments: ["a.touchlog", "a b/c  d.touchlog", "/ü/é", " x", "12 never 111 y", "{a}", "two\nlines"])
  func `a request comes over as it was, whatever the file is called`(path: String) throws {
    for flags in 0..<8 {
      let request = WorkerRequest(
        number: 7, path: path, mode: flags == 0 ? .missing : .never, holdsBack: flags & 1 > 0,
        takesFingerprint: flags & 2 > 0, tellsFrames: flags & 4 > 0)
      let line = try request.line
      #expect(line.dropLast().utf8.contains(UInt8(ascii: "\n")) == false)
      let bytes = Array(line.utf8.dropLast())
      let read = try WorkerRequest(line: bytes) ?? JSONDecoder().decode(WorkerRequest.self, from: Data(bytes))
      #expect(read == request)
    }
  }
}
