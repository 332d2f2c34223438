import ArgumentParser
import Foundation
import Verification

/// `replay worker`: replays what it is asked to on standard input, and answers on standard output; see
/// `WorkerRequest`, `WorkerAnswer` and `WorkerMatch`. Not for people, so not shown to them.
struct WorkerCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Replays for another process.", shouldDisplay: false)

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let channel = try WorkerChannel()
    let stages = try surroundings.catalog()
    let packs = PackShelf()
    for await request in channel.requests {
      let begin = ContinuousClock.now
      let tell: (ReplayPlace) -> Void = { channel.answer(.place($0)) }
      let outcome = await request.verifier(packs: packs).verify(
        RecordingFile(path: request.path), stages: stages, tell: request.tellsFrames ? tell : nil)
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      if let match = WorkerMatch(outcome, seconds: seconds) {
        channel.answer(match)
      } else {
        channel.answer(.done(OutcomeRecord(outcome, seconds: seconds)))
      }
    }
    return ToolExit.done
  }
}
