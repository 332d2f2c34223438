public import Foundation

/// A frame of which all that is said is where its fingers are by now, and what the device measures of them, as of
/// nearly every one of a log.
///
/// It says the same as that `Frame`, in room that is used again for the next one.
public struct FingerPlaces: Hashable, Sendable {
  /// Seconds since the device started.
  public internal(set) var time: TimeInterval = 0
  /// In the frame's order.
  public internal(set) var places: [Place] = []

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
    var tapCount: Int
    var window: Int
    /// What `frame` has as the sample's force, radius and angles.
    package var reported = ReportedNumbers()
  }

  /// The same with all that a frame may say.
  public var frame: Frame {
    Frame(
      time: time,
      samples: places.map { place in
        var sample = Sample(
          finger: place.finger, phase: place.moves ? .moved : .stationary, location: place.location,
          previousLocation: place.previousLocation, tapCount: place.tapCount, window: place.window)
        sample.type = place.type
        sample.reported = place.reported
        return sample
      })
  }

  /// Makes room for so many fingers.
  mutating func resize(to count: Int) {
    while places.count > count { places.removeLast() }
    while places.count < count { places.append(Self.nowhere) }
  }

  private static let nowhere = Place(
    finger: 0, type: .direct, moves: false, location: .zero, previousLocation: .zero, tapCount: 1, window: 0)
}
