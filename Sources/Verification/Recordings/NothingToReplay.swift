import TouchLogs

/// A log that ends before its first frame: its trace would be an empty one, which is no golden.
struct NothingToReplay: Error, CustomStringConvertible {
  let description: String

  /// Touches of a test that are none.
  static let noTouch = NothingToReplay("there is no touch to replay; give some")

  private init(_ description: String) { self.description = description }

  /// Nil where the log's recorder ended it so.
  init?(_ report: ReadingReport) {
    switch report.ending {
    case .complete, .unread: return nil
    case .recording: description = "the log is being recorded, and has no frame yet; verify it when it has ended"
    case .died: description = "the log has no frame: its recorder died, or it was cut; record it again"
    case .torn(let offset):
      description = "the log has no frame: it ends inside the block at byte \(offset); record it again"
    }
  }
}

extension LogReader {
  /// The name of the stage that the log is for; to be asked before the first frame is read.
  /// - Throws: `StageError.unnamed` where it names none; of a log that was cut before it said so, what cut it.
  package mutating func stageName() throws -> String {
    if let stage = about.stage { return stage }
    if try next() == nil, let nothing = NothingToReplay(report) { throw nothing }
    throw StageError.unnamed
  }
}
