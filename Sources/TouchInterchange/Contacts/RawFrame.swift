import TouchLogs

/// A frame whose samples are still in the device's own units.
struct RawFrame {
  var time: Double
  var samples: [RawSample]
}

/// A sample in the device's own units.
struct RawSample {
  var finger: Int
  var phase: Sample.Phase
  /// Which of the session's surfaces its units belong to.
  var source: Int
  var contact: Contact
  var previousX: Double
  var previousY: Double
  var coalesced: [TimedContact] = []
  var predicted: [TimedContact] = []
}

/// What is known of a source's units.
struct Surface {
  /// Nil where nothing says what x and y run through.
  var x: Axis?
  var y: Axis?
  var pressure: Axis?
  var touchMajor: Axis?
  var units = Units.cells
  /// y grows away from the screen's top left corner unless this is set.
  var growsUpwards = false

  enum Units {
    /// A digitizer's: the greatest of a range is a cell of its own.
    case cells
    /// A length of unknown unit.
    case lengths
    /// The screen's points, by definition of the format.
    case points
    /// Points where they could be, lengths where they don't fit on the screen.
    case perhapsPoints
  }
}

/// What one of a device's axes runs through.
struct Axis: Hashable {
  var minimum: Double
  var maximum: Double
  /// Units a millimetre; for angles, units a radian. Nil where not given.
  var resolution: Double?

  var extent: Double { maximum - minimum }

  /// Nil for a range that is empty or no range at all, as of drivers that leave it out.
  init?(_ minimum: Double, _ maximum: Double, resolution: Double? = nil) {
    guard minimum < maximum, (maximum - minimum).isFinite else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution.flatMap { $0 > 0 ? $0 : nil }
  }
}
