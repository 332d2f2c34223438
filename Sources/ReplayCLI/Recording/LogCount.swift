import TouchLogs
import Traces

/// How much is in a log: `20 frames, 20 samples`.
struct LogCount: CustomStringConvertible {
  let frames: Int
  let samples: Int

  init(_ log: TouchLog) {
    self.init(frames: log.frames.count, samples: log.frames.reduce(0) { $0 + $1.samples.count })
  }

  init(frames: Int, samples: Int) {
    self.frames = frames
    self.samples = samples
  }

  var description: String { "\(Counted.text(frames, "frame")), \(Counted.text(samples, "sample"))" }
}
