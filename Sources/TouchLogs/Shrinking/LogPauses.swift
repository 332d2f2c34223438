import Foundation

/// The pauses of a log: from frame to frame, and from the last one to the stop.
struct LogPauses {
  /// In seconds: that of two frames of a screen.
  static let shortest = 0.016

  private let log: TouchLog

  init(_ log: TouchLog) { self.log = log }

  /// Those that could be shorter, by the place of the frame that ends them; the number of frames stands for the
  /// stop.
  var longestFirst: [Int] {
    (1..<max(1, log.frames.count + 1)).filter { length(of: $0) > 2 * Self.shortest }
      .sorted { (length(of: $1), $0) < (length(of: $0), $1) }
  }

  /// In seconds; 0 where there is no such pause.
  func length(of pause: Int) -> TimeInterval {
    guard let end = pause < log.frames.count ? log.frames[pause].time : log.stopTime, pause > 0,
      pause <= log.frames.count
    else { return 0 }
    let length = end - log.frames[pause - 1].time
    return length.isFinite ? length : 0
  }

  /// Everything after it comes sooner.
  func log(with pause: Int, of length: TimeInterval) -> TouchLog {
    let shift = length - self.length(of: pause)
    var shorter = log
    for place in log.frames.indices where place >= pause {
      shorter.frames[place] = log.frames[place].moved(by: shift)
    }
    shorter.stopTime = log.stopTime.map { $0 + shift }
    return shorter
  }
}
