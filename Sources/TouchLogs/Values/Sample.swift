public import Foundation

/// One finger at one instant: what a `UITouch` says when its event is delivered.
///
/// A finger keeps its number from `began` to `ended` or `cancelled`; the next touch gets the next number, also when
/// the same hand makes it. Every `Double` is kept bit for bit. What the device did not report is nil.
public struct Sample: Hashable, Sendable {
  /// Which touch, counted from 0 in the order in which fingers landed in this log.
  public var finger: Int
  /// In points of the screen, never of a view.
  public var location: CGPoint
  /// Where the same finger was reported last, in points of the screen; at `began` the location itself.
  public var previousLocation: CGPoint
  /// Taps made at this place in quick succession, this one included.
  public var tapCount: Int
  /// Which of the screen's windows the touch began in, counted from 0 at the back.
  public var window: Int
  /// In this place, for the numbers' sake: so a sample takes 128 bytes, and millions of them are copied.
  package var reported = ReportedNumbers()
  /// Where the finger is in its life.
  public var phase: Phase
  /// What touches: a finger, a pencil, a pointer.
  public var type: Kind
  package var rare = RareValues.Kept()

  /// A sample with nothing but the essentials; set the rest as properties.
  public init(
    finger: Int, phase: Phase, location: CGPoint, previousLocation: CGPoint? = nil, tapCount: Int = 1,
    window: Int = 0
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.previousLocation = previousLocation ?? location
    self.tapCount = tapCount
    self.window = window
    type = .direct
  }

  /// `UITouch.Phase`, with its raw values.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    case began, moved, stationary, ended, cancelled
  }

  /// `UITouch.TouchType`, with its raw values.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case direct, indirect, pencil, indirectPointer
  }

  /// `UITouch.Properties`, with its bits.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }
}

/// A coalesced or predicted sample: it has a time of its own.
public struct TimedSample: Hashable, Sendable {
  /// In seconds, on the clock of the frame that carries it.
  public var time: TimeInterval
  /// Its own coalesced and predicted samples are empty.
  public var sample: Sample

  public init(time: TimeInterval, sample: Sample) {
    self.time = time
    self.sample = sample
  }
}
