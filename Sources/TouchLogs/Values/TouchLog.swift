public import Foundation

/// A recorded session, whole in memory: a description of where it was recorded, and its frames in order.
///
/// For logs too large for that, read frame by frame with `LogReader`.
public struct TouchLog: Hashable, Sendable {
  /// Where it was recorded, and for which stage.
  public var about: LogDescription
  /// In order of time; frames of equal time keep the order in which they were recorded.
  public var frames: [Frame]
  /// When recording stopped, on the frames' clock; nil where the recorder died before it could say so.
  public var stopTime: TimeInterval?
  /// What a newer version of the format put into the log, kept when it is edited; empty nearly always.
  public var unknown: [UnknownBlock] = []

  /// Seconds that a replay runs on after the last frame, while something waits, where nobody said when recording
  /// stopped.
  public static let tail: TimeInterval = 10

  public init(about: LogDescription = LogDescription(), frames: [Frame] = [], stopTime: TimeInterval? = nil) {
    self.about = about
    self.frames = frames
    self.stopTime = stopTime
  }
}

/// What a log says of itself: the screen, the device, the stage. Never read as a path.
public struct LogDescription: Hashable, Sendable {
  /// What the locations are points of.
  public var screen: Screen
  /// The name of the hierarchy under test, such as `raised-tab-bar`.
  public var stage: String?
  /// A person's words for the device, such as `iPhone 15, iOS 19.1`.
  public var device: String?
  /// Other keys, in their order, kept when a log is edited.
  public var others: [Other]

  public init(screen: Screen = .phone, stage: String? = nil, device: String? = nil, others: [Other] = []) {
    self.screen = screen
    self.stage = stage
    self.device = device
    self.others = others
  }

  /// A key that this version gives no meaning, with its value.
  public struct Other: Hashable, Sendable {
    /// Its name; a log may have it several times.
    public var key: String
    /// Its value, kept as it is.
    public var value: String
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }
}
