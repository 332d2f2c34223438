import Foundation
import Synchronization

/// Seals a recorder's segments while it goes on: packing some thousand samples, and waiting until they are on the
/// disk, takes longer than a frame of the screen may.
///
/// One segment at a time; until it is sealed and on the disk, the journal holds it and what comes after it.
final class LateSealing: Sendable {
  private let work: Work
  private let queue = DispatchQueue(label: "touchlog.seal", qos: .utility)

  init(_ writer: LogWriter<FileSink>, _ journal: JournalFile) { work = Work(writer, journal) }

  /// The file is let go when what was handed over is sealed.
  deinit { queue.sync {} }

  /// - Throws: what sealing met, from then on always.
  func check() throws(LogError) {
    if let failure = work.failure.withLock({ $0 }) { throw failure }
  }

  /// Hands a whole segment over. Waits where the one before is not sealed yet, so that no more than two are held.
  func begin(_ frames: [Frame]) throws(LogError) {
    queue.sync {}
    try check()
    work.journal.beginSegment()
    queue.async { [work] in work.seal(frames) }
  }

  /// Seals what is left, says that the log is whole, and waits for that.
  /// - Throws: what sealing met; also where the file has no name any more, for then the log is nowhere.
  func finish(_ frames: [Frame], stopTime: TimeInterval?) throws {
    queue.sync {}
    try check()
    try work.writer.withLock { writer in
      for frame in frames { try writer.append(frame) }
      try writer.finish(stopTime: stopTime)
      try writer.sink.checkName()
    }
  }

  /// What the queue holds on to, and this object doesn't wait for itself.
  private final class Work: Sendable {
    let writer: Mutex<LogWriter<FileSink>>
    let journal: JournalFile
    let failure = Mutex<LogError?>(nil)

    init(_ writer: LogWriter<FileSink>, _ journal: JournalFile) {
      self.writer = Mutex(writer)
      self.journal = journal
    }

    func seal(_ frames: [Frame]) {
      do {
        let (place, segment) = try writer.withLock { writer in
          for frame in frames { try writer.append(frame) }
          try writer.seal()
          return (writer.place, writer.segment)
        }
        try journal.startAnew(at: place, segment: segment)
      } catch {
        let met = error as? LogError ?? LogError(.unwritable(error.localizedDescription))
        failure.withLock { $0 = met }
      }
    }
  }
}
