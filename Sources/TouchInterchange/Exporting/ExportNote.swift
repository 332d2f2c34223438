import TouchLogs

/// Something that an export left out or rounded, and how many times. Prints one sentence.
public struct ExportNote: Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public var format: ExportFormat
  /// What was lost or changed.
  public var finding: Finding
  /// In what the finding speaks of.
  public var count: Int

  /// What an export can lose or change; each prints its own sentence.
  public enum Finding: Hashable, Sendable {
    /// A kind of frame or of value, by its plural.
    case leftOut(String)
    /// When recording stopped: an import would let a replay run on as after a script.
    case stopTime
    case roundedTimes(to: String)
    case roundedPlaces
    /// Frames that become two events of one time: a finger lifts in them, and something moves.
    case dividedFrames
    /// The type of the stage that the log names.
    case guessedStage(String)
    /// A test's stage has the screen that it says itself.
    case stagesScreen(String)
    /// A test's finger can't lift at the time of its last report.
    case lateLifts
    /// A test of more calls than compile and run in no time.
    case longScript
  }

  public var description: String {
    switch finding {
    case .leftOut(let what): "\(what) are left out (\(count)): \(format.rawValue) has no place for them"
    case .stopTime: "the time at which recording stopped is left out: \(format.rawValue) has no place for it"
    case .roundedTimes(let unit): "times are rounded to whole \(unit) (\(count))"
    case .roundedPlaces: "places are rounded to the device's units (\(count))"
    case .dividedFrames: "frames in which a finger lifts while one moves become two events (\(count))"
    case .stagesScreen(let screen):
      "the test runs on the stage's own screen; the log is of \(screen)"
    case .lateLifts:
      "lifts at the time of the finger's last report come one report later, a sixtieth of a second (\(count))"
    case .longScript:
      "the test has \(count) calls, which takes long to compile; a test that plays the log itself is one line: "
        + "expectReplay(\"name\", on: Stage.self)"
    case .guessedStage(let type): "the stage's type was taken to be \(type)"
    }
  }
}

/// Gathers notes while a log is exported: what is found again is counted, not repeated. Counts what was written,
/// too.
struct ExportNotes {
  let format: ExportFormat
  private(set) var notes: [ExportNote] = []
  private(set) var frames = 0
  private(set) var samples = 0

  init(_ format: ExportFormat) { self.format = format }

  mutating func add(_ finding: ExportNote.Finding, count: Int = 1) {
    guard count > 0 else { return }
    if let place = notes.firstIndex(where: { $0.finding == finding }) {
      notes[place].count += count
    } else {
      notes.append(ExportNote(format: format, finding: finding, count: count))
    }
  }

  /// Counts a frame in, with so many samples; one without has no place in a table.
  mutating func wrote(_ samples: Int) {
    guard samples > 0 else { return }
    frames += 1
    self.samples += samples
  }

  /// Counts a frame in that has no touches.
  mutating func wroteOther() { frames += 1 }

  /// Notes that the stop time has no place, where it is not the one that an import assumes.
  mutating func addStop(of log: TouchLog) {
    if log.secondsToStop != nil { add(.stopTime) }
  }

  /// Notes what neither a touch screen's events nor actions of a pointer have of a sample.
  mutating func addUntold(of samples: [Sample]) {
    add(.leftOut("a pen's rolls"), count: samples.count { $0.rollAngle != nil })
    add(.leftOut("tolerances of radii"), count: samples.count { $0.majorRadiusTolerance != nil })
  }

  /// Notes what a table has no column for.
  mutating func addFlags(of frame: Frame) {
    let estimates = frame.samples.count {
      !$0.estimatedProperties.isEmpty || !$0.estimatedPropertiesExpectingUpdates.isEmpty
    }
    add(.leftOut("marks of estimated values"), count: estimates)
  }

  /// Notes what a frame has besides its samples' own values, which no foreign format has.
  mutating func addLosses(of frame: Frame) {
    switch frame.content {
    case .touches(let samples):
      add(.leftOut("coalesced samples"), count: samples.reduce(0) { $0 + $1.coalesced.count })
      add(.leftOut("predicted samples"), count: samples.reduce(0) { $0 + $1.predicted.count })
    case .estimates(let samples): add(.leftOut("corrected values"), count: samples.count)
    case .motion: add(.leftOut("motions"))
    case .presses(let presses): add(.leftOut("presses"), count: presses.count)
    case .remoteControl: add(.leftOut("remote-control commands"))
    case .application: add(.leftOut("changes of the application's state"))
    case .mark: add(.leftOut("marks"))
    }
  }
}

extension TouchLog {
  /// In seconds, from the last touch to when recording stopped; nil where nobody said, and where it is when a
  /// script stops by itself.
  var secondsToStop: Double? {
    guard let stopTime, let last = frames.last(where: { !$0.samples.isEmpty })?.time else { return nil }
    let rest = stopTime - last
    return abs(rest - TouchLog.tail) < TouchScript.simultaneity ? nil : rest
  }
}
