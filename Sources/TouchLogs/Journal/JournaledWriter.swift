public import Foundation

/// Writes a log into a file so that a recorder's death loses no frame: each goes at once into a journal beside the
/// log, until a sealed block holds it.
///
/// ```swift
/// var writer = try JournaledWriter(file, about: about, sync: .everyQuarterSecond)
/// try writer.append(frame)                  // in x.touchlog.journal
/// try writer.finish(stopTime: now)          // in x.touchlog; the journal is gone
/// ```
/// The file is locked while it is written, by which readers tell a log being written from one whose recorder died.
public struct JournaledWriter {
  private let journal: JournalFile
  /// Holds the file; nil of a writer that is closed.
  private var sealing: LateSealing?
  private let policy: SyncPolicy
  /// The number of the segment being gathered, its frames, and how full it is.
  private var segment: UInt64 = 1
  private var frames: [Frame] = []
  private var fill = SegmentFill()
  private var lastSync: TimeInterval?

  /// Begins a log. A recording that is in the file already, whole or of a recorder that died, is put aside as a log
  /// of its own first: `touches-1.touchlog` beside `touches.touchlog`, the next one as `touches-2.touchlog`.
  /// - Parameter unknown: blocks of an edited log that this version does not know.
  /// - Throws: `LogError` where the file can't be written, is being written by another recorder, or holds something
  ///   that is no log, which is left as it is.
  public init(
    _ file: URL, about: LogDescription, unknown: [UnknownBlock] = [], sync policy: SyncPolicy = .everyQuarterSecond
  ) throws {
    let head = try LogWriter<ByteSink>(ByteSink(), about: about).sink.bytes
    self.policy = policy
    do {
      let sink = try FileSink(file) { try EarlierRecording.putAside(file) }
      // Beside the file that a link leads to, which is there by now.
      journal = JournalFile(besides: file, head: head)
      do {
        let writer = try LogWriter(sink, about: about, unknown: unknown)
        try journal.startAnew(at: writer.place, segment: segment)
        sealing = LateSealing(writer, journal)
      } catch {
        // What was in it is put aside: what is there now is a log of nothing, and less at a full disk.
        journal.discard()
        sink.remove(file)
        throw error
      }
    } catch let error as LogError {
      throw error.onRecording(into: file)
    }
  }

  /// Takes a frame of any kind; when it returns, the death of this process no longer loses it.
  ///
  /// A segment is packed, and put on the disk, by another thread; only where the one before is not done yet is that
  /// waited for.
  /// - Throws: `LogError` for a frame beyond the format's limits, which changes nothing; or for a failed write,
  ///   also one that was met since the last frame, after which the writer is closed for good and what was taken
  ///   before can be read from log and journal.
  public mutating func append(_ frame: Frame) throws {
    guard let sealing else { throw LogError(.closed) }
    try LogWriter<FileSink>.check(frame)
    self.sealing = nil
    try sealing.check()
    if !fill.hasRoom(for: frame) {
      try sealing.begin(frames)
      (frames, fill) = ([], SegmentFill())
      segment += 1
    }
    fill.take(frame)
    frames.append(frame)
    try journal.append(frame, segment: segment)
    if policy.isDue(at: frame.time, since: lastSync) {
      if policy == .everyFrame { try journal.synchronize() } else { try journal.beginSynchronizing() }
      lastSync = frame.time
    }
    self.sealing = sealing
  }

  /// Seals the rest, says that the log is whole, takes the journal away and lets go of the file, also where it
  /// throws: another recorder may have it then. Waits for the disk.
  /// - Throws: `LogError` for a failed write, and where somebody has removed the file meanwhile.
  public mutating func finish(stopTime: TimeInterval?) throws {
    guard let sealing else { throw LogError(.closed) }
    self.sealing = nil
    // Until the journal is gone too, or another recorder's would be taken for it.
    defer { withExtendedLifetime(sealing) {} }
    try sealing.finish(frames, stopTime: stopTime)
    try journal.remove()
  }
}
