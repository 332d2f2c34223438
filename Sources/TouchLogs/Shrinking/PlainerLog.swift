import Foundation

/// Logs with less in their samples.
enum PlainerLog: CaseIterable {
  case withoutAuxiliaries, withoutEstimates, withoutMeasures

  func of(_ log: TouchLog) -> TouchLog {
    var plainer = log
    if self == .withoutEstimates {
      plainer.frames.removeAll { if case .estimates = $0.content { true } else { false } }
    }
    plainer.frames = plainer.frames.map { $0.reporting(less) }
    return plainer
  }

  private func less(_ sample: inout Sample) {
    switch self {
    case .withoutAuxiliaries: (sample.coalesced, sample.predicted) = ([], [])
    case .withoutEstimates:
      sample.estimatedProperties = []
      sample.estimatedPropertiesExpectingUpdates = []
      sample.estimationUpdateIndex = nil
    case .withoutMeasures: sample.reported = ReportedNumbers()
    }
  }
}

/// Logs with rounder numbers.
enum RounderLog: CaseIterable {
  /// Fingers lift where they were reported last.
  case liftedInPlace
  case fromZero, wholeMilliseconds, wholePoints

  func of(_ log: TouchLog) -> TouchLog {
    switch self {
    case .liftedInPlace:
      log.withFrames { frame in
        frame.reporting { if $0.phase == .ended { $0.location = $0.previousLocation } }
      }
    case .fromZero: log.beginningAtZero()
    case .wholeMilliseconds: Self.rounded(log)
    case .wholePoints:
      log.withFrames { frame in
        frame.reporting { sample in
          sample.location = Self.whole(sample.location)
          sample.previousLocation = Self.whole(sample.previousLocation)
        }
      }
    }
  }

  private static func rounded(_ log: TouchLog) -> TouchLog {
    var rounder = log.withFrames { frame in
      let time = milliseconds(frame.time)
      var rounder = frame.moved(by: time - frame.time)
      rounder.time = time
      return rounder
    }
    rounder.stopTime = log.stopTime.map(milliseconds)
    return rounder
  }

  private static func milliseconds(_ time: TimeInterval) -> TimeInterval { (time * 1000).rounded() / 1000 }

  private static func whole(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x.rounded(), y: point.y.rounded()) }
}

extension TouchLog {
  fileprivate func withFrames(_ change: (Frame) -> Frame) -> TouchLog {
    var log = self
    log.frames = frames.map(change)
    return log
  }
}
