public import Foundation

/// A frame of which all that is said is where its fingers are by now, where they were between, and what the device
/// measures of them, as of nearly every one of a log.
///
/// It says the same as that `Frame`, in room that is used again for the next one.
public struct FingerPlaces: Hashable, Sendable {
  /// Seconds since the device started.
  public internal(set) var time: TimeInterval = 0
  /// In the frame's order.
  public internal(set) var places: [Place] = []
  /// Coalesced and predicted samples: of each finger those that were coalesced, then those that were predicted.
  /// Fingers come in the frame's order.
  public internal(set) var between: [Between] = []

  /// No fingers, to be filled by `LogReader.nextPlaces(_:)`.
  public init() {}

  /// A finger, and where it is.
  public struct Place: Hashable, Sendable {
    /// The finger's number in the log.
    public var finger: Int
    /// What touches.
    public var type: Sample.Kind
    /// Else it rests.
    public var moves: Bool
    /// In points of the screen.
    public var location: CGPoint
    /// Where it was when it was last reported, likewise.
    public var previousLocation: CGPoint
    package var tapCount: Int
    var window: Int
    /// What `frame` has as the sample's force, radius and angles.
    package var reported = ReportedNumbers()
  }

  /// Where a finger was at a time of its own, or was expected to be.
  public struct Between: Hashable, Sendable {
    /// Seconds since the device started.
    public var time: TimeInterval
    /// Which of `places` it belongs to.
    public var owner: Int
    /// Whether it was expected: else the digitizer saw it.
    public var isPredicted: Bool
    /// Where the finger is in its life.
    public var phase: Sample.Phase
    /// The finger, and where it is.
    public var place: Place
  }

  /// The same with all that a frame may say.
  public var frame: Frame {
    var samples = places.map { $0.sample($0.moves ? .moved : .stationary) }
    for one in between {
      let sample = TimedSample(time: one.time, sample: one.place.sample(one.phase))
      if one.isPredicted {
        samples[one.owner].predicted.append(sample)
      } else {
        samples[one.owner].coalesced.append(sample)
      }
    }
    return Frame(time: time, samples: samples)
  }

  /// Makes room for so many fingers, and samples between.
  @inline(__always) mutating func resize(to count: Int, between others: Int = 0) {
    while places.count > count { places.removeLast() }
    makeRoom(for: count)
    while between.count > others { between.removeLast() }
  }

  /// Makes room for so many fingers, if there is less.
  @inline(__always) mutating func makeRoom(for count: Int) {
    while places.count < count { places.append(Self.nowhere) }
  }

  /// Makes room for so many samples between, if there is less.
  @inline(__always) mutating func makeRoom(between count: Int) {
    while between.count < count {
      between.append(Between(time: 0, owner: 0, isPredicted: false, phase: .moved, place: Self.nowhere))
    }
  }

  private static let nowhere = Place(
    finger: 0, type: .direct, moves: false, location: .zero, previousLocation: .zero, tapCount: 1, window: 0)
}

extension FingerPlaces.Place {
  fileprivate func sample(_ phase: Sample.Phase) -> Sample {
    var sample = Sample(
      finger: finger, phase: phase, location: location, previousLocation: previousLocation, tapCount: tapCount,
      window: window)
    sample.type = type
    sample.reported = reported
    return sample
  }
}
