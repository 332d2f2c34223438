import Foundation

extension TouchLog {
  /// The same touches, the first frame at 0 seconds: a log that was made of dated events tells no date any more.
  ///
  /// Differences of times may change in their last bit.
  public func beginningAtZero() -> TouchLog {
    guard let first = frames.first?.time, first != 0, first.isFinite else { return self }
    var log = self
    log.frames = frames.map { $0.moved(by: -first) }
    log.stopTime = stopTime.map { $0 - first }
    return log
  }
}

extension Frame {
  /// All of its times so much later; as it is where that is nil.
  func moved(by shift: TimeInterval?) -> Frame {
    guard let shift else { return self }
    func moved(_ samples: [Sample]) -> [Sample] {
      samples.map { sample in
        var sample = sample
        for index in sample.coalesced.indices { sample.coalesced[index].time += shift }
        for index in sample.predicted.indices { sample.predicted[index].time += shift }
        return sample
      }
    }
    var frame = self
    frame.time += shift
    switch content {
    case .touches(let samples): frame.content = .touches(moved(samples))
    case .estimates(let samples): frame.content = .estimates(moved(samples))
    case .motion, .presses, .remoteControl, .application, .mark: break
    }
    return frame
  }
}
