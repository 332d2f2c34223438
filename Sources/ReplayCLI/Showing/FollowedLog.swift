import Foundation
import TouchLogs
import Traces

/// A log that is being recorded, told as it grows.
struct FollowedLog {
  let path: String
  let json: Bool

  /// How long between two looks.
  private static let pause = Duration.milliseconds(100)

  /// Prints every frame once, until the recorder has finished or died.
  @MainActor func show(in surroundings: Surroundings) async throws -> Int32 {
    var whole = try InputFile.reader(of: path)
    var listing: any FrameListing = json ? FrameJSON(about: whole.about) : FrameTable(about: whole.about, at: nil)
    var (text, told, report) = (listing.head, ToldFrames(), whole.report)
    // Only a reading from the first frame on knows of all damage.
    var readsAll = true
    while true {
      do {
        var (reader, number) = readsAll ? (whole, 0) : try told.rest(of: whole)
        let isWhole = number == 0
        while let frame = try reader.next() {
          number += 1
          guard number > told.count else { continue }
          told.note(frame)
          text += try listing.entry(for: NumberedFrame(number: number, frame: frame, start: told.start))
        }
        report = reader.report
        readsAll = report.ending != .recording
        if readsAll, isWhole { break }
      } catch {
        throw InputFileError(path: path, problem: .named(Sentence.of(error)))
      }
      if !text.isEmpty { try surroundings.output.write(text) }
      text = ""
      if !readsAll { try await Task.sleep(for: Self.pause) }
      whole = try InputFile.reader(of: path)
    }
    try surroundings.output.write(text + listing.foot)
    for place in report.damage {
      surroundings.complain("\(surroundings.name): \(InputFileError(path: path, problem: .named("\(place)")))")
    }
    return report.damage.isEmpty ? ToolExit.done : ToolExit.couldNotRun
  }
}

/// How much of a log that grows has been told.
private struct ToldFrames {
  private(set) var count = 0
  /// The first frame's time.
  private(set) var start: TimeInterval = 0
  private var last: TimeInterval?
  /// How many frames in a row bear the last one's time.
  private var alike = 0
  private var isInOrder = true

  mutating func note(_ frame: Frame) {
    if count == 0 { start = frame.time }
    if frame.time == last {
      alike += 1
    } else {
      if let last, !(frame.time > last) { isInOrder = false }
      alike = 1
    }
    last = frame.time
    count += 1
  }

  /// A reader that begins with a frame told already, shortly before the first that is not, and how many come before
  /// it.
  ///
  /// Of a log whose times run backwards it begins with the first frame.
  func rest(of whole: LogReader) throws -> (reader: LogReader, before: Int) {
    guard isInOrder, let last, last.isFinite else { return (whole, 0) }
    return (try whole.frames(from: last), count - alike)
  }
}
