import Foundation
import Goldens
import TouchLogs
import TouchReplay
import Verification

/// Recordings of this program's stages, made and verified as the tool does it, in one process on one core.
@MainActor enum BenchedRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes a log of a tap and a short drag: some thirty samples.
  /// - Parameter stage: its name.
  static func write(_ path: String, seed: UInt64, for stage: String) throws {
    var hand = HumanHand(seed: seed, screen: .phone, rate: 60)
    let (x, y) = (20 + Double(seed % 7) * 50, 40 + Double(seed % 11) * 60)
    hand.tap(at: CGPoint(x: x, y: y))
    hand.rest(0.5)
    hand.drag(through: [CGPoint(x: x, y: y), CGPoint(x: 390 - x, y: 800 - y)], for: 0.4)
    // What glides on afterwards is no sample's.
    hand.rest(0.01)
    try Data(hand.log(screen: .phone, stage: stage).bytes()).write(to: URL(filePath: path))
  }

  /// Verifies all logs in the folders, and says how many samples that were.
  /// - Parameter mode: `.missing` writes the goldens first.
  /// - Throws: where one doesn't match.
  @discardableResult
  static func verify(_ paths: [String], mode: UpdateMode = .never) async throws -> Int {
    let stages = try StageCatalog([ListScreen.self, BareScreen.self])
    let verifier = Verifier(mode: mode)
    var samples = 0
    for recording in try RecordingSearch.find(paths).recordings {
      let outcome = await verifier.verify(recording, stages: stages)
      guard outcome.verdict == .matches || mode == .missing && outcome.verdict == .missing else {
        throw Failure(description: "\(recording.path): \(outcome.verdict)")
      }
      samples += outcome.samples
    }
    return samples
  }
}
