/// Something that an import lost or assumed, and how many times. Prints one sentence.
public struct ImportNote: Hashable, Sendable {
  /// What was lost or assumed.
  public var finding: Finding
  /// In what the finding speaks of: lines, reports, touches, samples.
  public var count: Int

  public init(_ finding: Finding, count: Int = 1) {
    self.finding = finding
    self.count = count
  }

  /// What an import can lose or assume; each prints its own sentence.
  public enum Finding: Hashable, Sendable {
    // The text.
    case unreadableLine(Int, expected: String)
    case moreUnreadableLines
    case unfinishedReport
    /// Fewer than the recording itself promises.
    case missingSamples

    // The device.
    case undescribedDevice
    case touchpad
    case cornersOnly
    case excessContacts

    // Fingers.
    case startedMidTouch
    /// Each pointer's first row landed and its last one lifted, as nothing says otherwise.
    case assumedStrokes
    case stillDown
    case replacedUnlifted
    case matchedByNearness
    case unknownPlace
    case tooShort
    case palm
    case strayLift
    /// An event or a row without a time or a possible place.
    case incompleteEvent

    // Gaps.
    case eventsDropped
    case cancelledByGap
    case unchangedReports

    // Places.
    /// The observed positions, in the device's units, were fitted onto the screen.
    case observedExtent(AxisRange)
    /// Taken as the screen's points, as nothing says otherwise.
    case assumedPoints
    /// Taken as the screen's pixels, so many, as nothing says otherwise.
    case assumedPixels(String)
    /// The screen was made to hold the positions.
    case chosenScreen(String)
    case stretched(String, onto: String)
    case offScreen
    /// y was taken to grow upwards.
    case assumedUpwards

    // Values.
    case lost(Loss)
    case observedPressure(Double)
    case assumedTilt(degrees: Double)
    case assumedAzimuth
    case assumedDegrees

    // Times.
    case convertedTimes(TimeUnit, worst: Double)
    case guessedTimes(TimeUnit)
    case timesWentBack
    /// They began anew, and what followed was moved behind.
    case timesBeganAnew
    /// They wrapped around where 32 bits end, and were counted on.
    case timesWrapped
    /// Half the samples follow the one before within this many seconds.
    case implausiblyFast(Double)
  }

  /// What a log has no place for, or the recording too little about.
  public enum Loss: Hashable, Sendable {
    case hover, orientation, minorAxis, radius, tilt, buttons, distance, rotation, wheel, eraser, palm, otherEvents
  }
}
