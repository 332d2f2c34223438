/// Why a log can't be replayed on a target. Its description is one sentence: what, where, what to do.
public enum ReplayError: Error, Hashable, Sendable {
  /// A number that is no place and no time.
  case notFinite(what: String, frame: Int)
  /// The log stops at a time that is none.
  case stopNotFinite
  /// A place so far away that sums of such are no numbers any more.
  case outOfReach(finger: Int, frame: Int)
  /// No hand, and no table of people, has so many.
  case tooManyFingers(limit: Int, frame: Int)
  /// A screen that no device has.
  case impossibleScreen(String)
  /// Timers set each other up without end, and hardly any time goes by.
  case neverIdle(time: Double, fired: Int)
  /// Stage code posts frames without end, and no time goes by.
  case postsWithoutEnd(time: Double, posted: Int)
  /// Timers go on and on while the log has no frame.
  case idlesTooLong(seconds: Double, fired: Int)
  /// Stage code asked for input while no replay runs.
  case nothingRuns
  /// A number by which nothing can be judged.
  case unusableThreshold(name: String, stage: String)
  /// An event that UIKit has no name for.
  case unknownSubtype(subtype: Int, frame: Int)
}

extension ReplayError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let what, let frame):
      "frame \(frame) can't be replayed: its \(what) is not a finite number; look at it with `replay show`"
    case .stopNotFinite:
      "the log can't be replayed: its stop time is not a finite number; change it in what `replay text` writes"
    case .outOfReach(let finger, let frame):
      "frame \(frame) can't be replayed: its finger \(finger) is more than a billion points from the screen; look at "
        + "it with `replay show`"
    case .tooManyFingers(let limit, let frame):
      "frame \(frame) can't be replayed: more than \(limit) fingers are down by then; look at it with `replay show`"
    case .impossibleScreen(let screen):
      "no stage can stand on a screen of \(screen): every number must be above 0, as in 390x844@3; of a log, change "
        + "it in what `replay text` writes"
    case .idlesTooLong(let seconds, let fired):
      "\(fired) timers ran in \(Self.rounded(seconds)) s without a frame, and more are due; cut the log with "
        + "`replay trim`, or end the stage's loop"
    case .neverIdle(let time, let fired):
      "\(fired) timers ran at \(Self.rounded(time)) s and more are due: stage code schedules itself anew "
        + "without delay"
    case .postsWithoutEnd(let time, let posted):
      "\(posted) frames were posted at \(Self.rounded(time)) s and more are: stage code posts another one for each "
        + "that it gets; end that loop"
    case .nothingRuns:
      "no replay runs: StageInput.post(_:) is for code of a stage that is being replayed"
    case .unusableThreshold(let name, let stage):
      "stage \(stage) can't be replayed: its threshold \(name) is not a number that touches can be judged by"
    case .unknownSubtype(let subtype, let frame):
      "frame \(frame) can't be replayed: UIKit has no event of subtype \(subtype)"
    }
  }

  /// To the millisecond: sums of a clock's steps have digits behind it that mean nothing.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
