public import Foundation

/// A frame of which all that is said is where its fingers are by now, where they were between, and what the device
/// measures of them, as of nearly every one of a log.
///
/// It says the same as that `Frame`, in room that is used again for the next one.
public struct FingerPlaces: Hashable, Sendable {
  /// Seconds since the device started.
  public internal(set) var time: TimeInterval = 0
  /// In the frame's order; behind a finger's own place those of its coalesced samples, then of its predicted ones.
  public internal(set) var places: [Place] = []
  /// How many of them are fingers' own.
  public internal(set) var fingerCount = 0

  /// No fingers, to be filled by `LogReader.nextPlaces(_:)`.
  public init() {}

  /// What a place is to its frame.
  public enum Role: Hashable, Sendable {
    /// Where the finger is by now.
    case own
    /// Where the digitizer saw it since the frame before.
    case coalesced
    /// Where the device expected it to go.
    case predicted
  }

  /// A finger, and where it is.
  public struct Place: Hashable, Sendable {
    /// The finger's number in the log.
    public var finger: Int
    /// What touches.
    public var type: Sample.Kind
    /// What the place is to its frame.
    public var role: Role
    /// Where the finger is in its life; of its own place only whether it moves or rests.
    public var phase: Sample.Phase
    /// Seconds since the device started: of its own place the frame's.
    public var time: TimeInterval
    /// In points of the screen.
    public var location: CGPoint
    /// Where it was when it was last reported, likewise.
    public var previousLocation: CGPoint
    package var tapCount: Int
    var window: Int
    /// What `frame` has as the sample's force, radius and angles.
    package var reported = ReportedNumbers()
  }

  /// The same with all that a frame may say.
  public var frame: Frame {
    var samples: [Sample] = []
    for place in places {
      switch place.role {
      case .own: samples.append(place.sample)
      case .coalesced: samples[samples.count - 1].coalesced.append(place.timed)
      case .predicted: samples[samples.count - 1].predicted.append(place.timed)
      }
    }
    return Frame(time: time, samples: samples)
  }

  /// Makes room for so many places.
  mutating func resize(to count: Int) {
    while places.count > count { places.removeLast() }
    while places.count < count { places.append(Self.nowhere) }
  }

  private static let nowhere = Place(
    finger: 0, type: .direct, role: .own, phase: .stationary, time: 0, location: .zero, previousLocation: .zero,
    tapCount: 1, window: 0)
}

extension FingerPlaces.Place {
  fileprivate var sample: Sample {
    var sample = Sample(
      finger: finger, phase: phase, location: location, previousLocation: previousLocation, tapCount: tapCount,
      window: window)
    sample.type = type
    sample.reported = reported
    return sample
  }

  fileprivate var timed: TimedSample { TimedSample(time: time, sample: sample) }
}
