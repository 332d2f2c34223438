import Foundation
import TouchLogs
import Traces

/// What `info` tells of a log; as JSON it is these names.
struct LogFacts: Encodable {
  struct Damaged: Encodable {
    let offset: Int
    let bytes: Int
    let what: String
    let samplesBefore: Int
  }

  struct Column: Encodable {
    let name: String
    let inflated: Int
    let stored: Int
  }

  struct Block: Encodable {
    let kind: String
    let count: Int
    let bytes: Int
  }

  let schemaVersion = 1
  let log: String
  /// Of the format.
  let version: Int
  let stage: String?
  let screen: String
  let device: String?
  let frames: Int
  let samples: Int
  /// Numbers of fingers.
  let fingers: Int
  /// From landing to lifting; a finger that taps twice makes two.
  let touches: Int
  /// Samples that lie outside of the screen.
  let outside: Int
  /// Frames that carry no touches, by what they carry.
  let events: [String: Int]
  /// Seconds from the first frame to the last; nil where there is none, or a time is no number.
  let duration: Double?
  /// When recording stopped, in seconds from the first frame.
  let stop: Double?
  let bytes: Int
  let bytesPerSample: Double?
  /// Whether the recorder said that it stopped, and nothing is damaged.
  let complete: Bool
  let ending: String
  /// How many of the frames are in the journal of a recorder that died or still runs; nil where none are.
  let journal: Int?
  let damage: [Damaged]
  let blocks: [Block]
  /// Where the bytes of samples go, largest first; about.
  let columns: [Column]
  /// The touches, in the order of their landing; the first `FingerLanes.most` of them.
  let lanes: [FingerLane]
  /// Nil where nothing moves.
  let rhythm: FrameRhythm?
  /// What is in the log that its owner may not want to give away.
  let privacy: [String]

  /// Reads the whole log, a block at a time.
  static func read(_ path: String) throws -> LogFacts {
    var reader = try InputFile.reader(of: path)
    var count = FrameCount(screen: reader.about.screen)
    do {
      while let frame = try reader.next() { count.add(frame) }
    } catch {
      throw InputFileError(path: path, problem: .named(Sentence.of(error)))
    }
    let survey = try InputFile.columns(of: path)
    return LogFacts(
      path: path, about: reader.about, stopTime: reader.stopTime, report: reader.report, count: count,
      survey: survey)
  }

  private init(
    path: String, about: LogDescription, stopTime: TimeInterval?, report: ReadingReport, count: FrameCount,
    survey: ColumnSurvey
  ) {
    log = path
    version = report.version
    stage = about.stage
    screen = about.screen.description
    device = about.device
    frames = report.frames
    samples = report.samples
    (fingers, touches) = (count.fingers.count, count.lanes.touches)
    (outside, events) = (count.outside, count.events)
    duration = count.seconds(to: count.last)
    stop = count.seconds(to: stopTime)
    bytes = report.byteCount
    // What lies in a journal is not in those bytes.
    let isWhole = report.samples > 0 && report.journal == nil
    bytesPerSample = isWhole ? Double(report.byteCount) / Double(report.samples) : nil
    complete = report.isComplete
    ending = Self.words(for: report.ending)
    journal = report.journal
    damage = report.damage.map {
      Damaged(offset: $0.offset, bytes: $0.byteCount, what: $0.what, samplesBefore: $0.samplesBefore)
    }
    blocks = report.blocks.map { Block(kind: $0.kind, count: $0.count, bytes: $0.bytes) }
    columns = survey.columns.map { Column(name: $0.name, inflated: $0.inflated, stored: $0.stored) }
    (lanes, rhythm) = (count.lanes.lanes, count.intervals.rhythm)
    privacy = count.privacy.findings(about: about, blocks: report.blocks)
  }

  private static func words(for ending: ReadingReport.Ending) -> String {
    switch ending {
    case .unread: "unread"
    case .complete: "complete"
    case .recording: "recording"
    case .died: "died"
    case .torn: "torn"
    }
  }
}

/// What only the frames themselves tell.
private struct FrameCount {
  let screen: Screen
  var outside = 0
  var fingers: Set<Int> = []
  var events: [String: Int] = [:]
  var first: TimeInterval?
  var last: TimeInterval?
  var lanes = FingerLanes()
  var intervals = FrameIntervals()
  var privacy = PrivacyAudit()

  mutating func add(_ frame: Frame) {
    lanes.add(frame)
    intervals.add(frame)
    privacy.add(frame)
    if first == nil { first = frame.time }
    last = frame.time
    for sample in frame.samples {
      fingers.insert(sample.finger)
      if !screen.contains(sample.location) { outside += 1 }
    }
    if let kind = FrameKind.ofEvent(frame.content) { events[kind, default: 0] += 1 }
  }

  init(screen: Screen) { self.screen = screen }

  func seconds(to end: TimeInterval?) -> Double? {
    guard let first, let end, (end - first).isFinite else { return nil }
    return end - first
  }
}

extension Screen {
  /// Its edges are on it: that is where fingers come from.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height
  }
}

/// What a frame carries, in one word.
enum FrameKind {
  /// Nil for touches.
  static func ofEvent(_ content: Frame.Content) -> String? {
    switch content {
    case .touches: nil
    case .estimates: "estimates"
    case .motion: "motion"
    case .presses: "presses"
    case .remoteControl: "remoteControl"
    case .application: "application"
    case .mark: "mark"
    }
  }
}
