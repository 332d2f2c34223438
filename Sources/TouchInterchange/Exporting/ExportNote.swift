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
    case roundedTimes(to: String)
    case roundedPlaces
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
    case .roundedTimes(let unit): "times are rounded to whole \(unit) (\(count))"
    case .roundedPlaces: "places are rounded to the device's units (\(count))"
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

/// Gathers notes while a log is exported: what is found again is counted, not repeated.
struct ExportNotes {
  let format: ExportFormat
  private(set) var notes: [ExportNote] = []

  init(_ format: ExportFormat) { self.format = format }

  mutating func add(_ finding: ExportNote.Finding, count: Int = 1) {
    guard count > 0 else { return }
    if let place = notes.firstIndex(where: { $0.finding == finding }) {
      notes[place].count += count
    } else {
      notes.append(ExportNote(format: format, finding: finding, count: count))
    }
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
