import Foundation

/// The samples of a log between landings and lifts, each to be left out by itself.
struct LogMoves {
  /// One of a frame's samples.
  struct Place: Hashable {
    let frame: Int
    let sample: Int
  }

  /// In the order of time.
  let all: [Place]
  private let whole: TouchLog

  init(_ log: TouchLog) {
    whole = log
    all = log.frames.enumerated().flatMap { frame, content in
      content.samples.enumerated().filter { $0.element.isBetween }.map { Place(frame: frame, sample: $0.offset) }
    }
  }

  /// Frames of which nothing is left are left out. A finger comes from where it is still reported last.
  func log(with moves: [Place]) -> TouchLog {
    let kept = Set(moves)
    var log = whole
    var last: [Int: CGPoint] = [:]
    log.frames = whole.frames.enumerated().compactMap { place, frame in
      guard case .touches(let samples) = frame.content else { return frame }
      var left: [Sample] = []
      for (index, sample) in samples.enumerated() {
        if sample.isBetween, !kept.contains(Place(frame: place, sample: index)) { continue }
        var sample = sample
        if sample.phase != .began, let last = last[sample.finger] { sample.previousLocation = last }
        last[sample.finger] = sample.location
        left.append(sample)
      }
      return left.isEmpty && !samples.isEmpty ? nil : Frame(time: frame.time, samples: left)
    }
    return log
  }
}

extension Sample {
  fileprivate var isBetween: Bool { phase == .moved || phase == .stationary }
}
