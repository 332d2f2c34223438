/// How the process of a replay came to its end before the replay did.
public struct Breakdown: Hashable, Sendable, Codable {
  /// What ended the process.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    case crashed
    case timedOut = "timed-out"
    case outOfMemory = "out-of-memory"

    var verdict: Verdict.Name {
      switch self {
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .outOfMemory: .outOfMemory
      }
    }
  }

  /// What ended it.
  public var kind: Kind
  /// `signal 4, illegal instruction`, `no answer for 60 s`: the rest of a sentence that names the recording.
  public var cause: String
  /// What was being delivered; nil before the first frame, and where nobody listened.
  public var place: ReplayPlace?
  /// The last that the process printed. Where it had replayed others shortly before, some of that may have been
  /// printed for them: what a stage prints is not told apart from what another does.
  public var printed: String

  public init(_ kind: Kind, cause: String, place: ReplayPlace? = nil, printed: String = "") {
    self.kind = kind
    self.cause = cause
    self.place = place
    self.printed = printed
  }

  /// `crashed in frame 12 (192 ms): signal 4, illegal instruction`
  public var sentence: String {
    let place = place.map { " \($0)" } ?? ""
    return switch kind {
    case .crashed: "crashed\(place): \(cause)"
    case .timedOut: "timed out\(place): \(cause)"
    case .outOfMemory: "ran out of memory\(place): \(cause)"
    }
  }
}

/// Where a replay is: the frame being delivered, or the timers.
public struct ReplayPlace: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Counted from 1; nil for timers.
  public var frame: Int?
  /// Since the first frame.
  public var milliseconds: Double

  public init(frame: Int?, milliseconds: Double) {
    self.frame = frame
    self.milliseconds = milliseconds
  }

  /// `in frame 12 (192 ms)`, `in a timer at 150 ms`
  public var description: String {
    let rounded = (milliseconds * 10).rounded() / 10
    let time = rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded)) ms" : "\(rounded) ms"
    return frame.map { "in frame \($0) (\(time))" } ?? "in a timer at \(time)"
  }
}
