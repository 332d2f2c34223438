import Goldens
import Verification

/// A recording that matches, and of which there is no more to say: what nearly all answers are, so it is told in a
/// few numbers and not as JSON.
struct WorkerMatch: Hashable {
  private let frames: Int
  private let samples: Int
  private let lines: Int
  private let dropsPending: Bool
  let seconds: Double

  /// Nil for a recording of which there is more to say than that it matches.
  init?(_ outcome: Outcome, seconds: Double) {
    guard outcome.verdict == .matches, outcome.trouble == nil, outcome.remark == nil,
      outcome.fingerprint == nil, outcome.action == .nothing || outcome.action == .dropPending
    else { return nil }
    dropsPending = outcome.action == .dropPending
    (frames, samples, lines) = (outcome.frames, outcome.samples, outcome.lines)
    self.seconds = seconds
  }

  func outcome(of job: WorkerJob) -> Outcome {
    var outcome = Outcome(recording: RecordingFile(path: job.path), verdict: .matches)
    (outcome.frames, outcome.samples, outcome.lines) = (frames, samples, lines)
    if dropsPending { outcome.action = .dropPending }
    return outcome
  }

  // MARK: As a line

  /// `31 33 12 0 0.00005`: frames, samples, lines, whether a pending golden was dropped, seconds.
  var line: String { "\(frames) \(samples) \(lines) \(dropsPending ? 1 : 0) \(seconds)\n" }

  /// - Parameter line: without its end; nil where it is no such line.
  init?(line: [UInt8]) {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 5, let frames = Int(words[0]), let samples = Int(words[1]), let lines = Int(words[2]),
      let dropped = Int(words[3]), let seconds = Double(words[4])
    else { return nil }
    (self.frames, self.samples, self.lines, self.seconds) = (frames, samples, lines, seconds)
    dropsPending = dropped == 1
  }
}
