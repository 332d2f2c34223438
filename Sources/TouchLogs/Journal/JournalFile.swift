import Foundation
import Synchronization

/// A recorder's journal: the frames that are in no sealed block yet, in a file beside the log.
///
/// It is never overwritten in place. It starts anew as another file, which takes the old one's name when it is
/// whole; until then frames go into both.
final class JournalFile: Sendable {
  private struct State {
    var block = JournalBlock()
    /// The one that has the journal's name; and one that is to take it, while there is one.
    var files: [OpenFile] = []
    /// Entries of the segment behind the one that is being sealed, for the journal that starts with them; nil while
    /// none is.
    var ahead: [UInt8]?
  }

  private let state = Mutex(State())
  private let path: String
  private let fresh: String
  private let head: [UInt8]
  private let lateSync = LateSync()

  /// Where a log's journal is: `x.touchlog.journal`, beside the file itself where the path is a link to it.
  static func path(besides log: URL) -> String { path(besides: log.path) }

  static func path(besides log: String) -> String { OpenFile.place(of: log) + ending }

  /// Whether some recorder has the file, as its log, its ring or the journal beside its log.
  static func isInUse(_ path: String) -> Bool {
    OpenFile.isLocked(path) || path.hasSuffix(ending) && OpenFile.isLocked(String(path.dropLast(ending.count)))
  }

  private static let ending = ".journal"

  /// Where the next one is while it is made; a recorder that died then has left it.
  static func freshPath(besides log: URL) -> String { path(besides: log) + ".new" }

  /// - Parameter head: the log's magic, version and description, so that the journal can be read without it.
  init(besides log: URL, head: [UInt8]) {
    (path, fresh) = (Self.path(besides: log), Self.freshPath(besides: log))
    self.head = head
  }

  /// What is appended from now on is of the next segment; the one before is being sealed.
  func beginSegment() { state.withLock { $0.ahead = [] } }

  /// Lets go of all entries that a sealed block holds now. Others are appended meanwhile.
  /// - Parameter segment: the number of the segment being gathered.
  func startAnew(at place: JournalPlace, segment: UInt64) throws(LogError) {
    let file = try OpenFile(fresh)
    try file.empty()
    try state.withLock { state throws(LogError) in
      let first = state.block.bytes(sequence: segment) { place.write(to: &$0) }
      try file.append(head + first + (state.ahead ?? []))
      state.ahead = nil
      state.files.append(file)
    }
    try file.synchronize()
    try OpenFile.rename(fresh, to: path)
    state.withLock { $0.files.removeFirst($0.files.count - 1) }
  }

  /// Leaves nothing of a journal that could not be begun, nor of the one before, which was put aside with its log.
  func discard() {
    unlink(fresh)
    unlink(path)
  }

  func append(_ frame: Frame, segment: UInt64) throws(LogError) {
    try state.withLock { state throws(LogError) in
      let entry = state.block.bytes(sequence: segment) { FrameCoding.write(frame, to: &$0) }
      for file in state.files { try file.append(entry) }
      state.ahead? += entry
    }
  }

  /// Waits for the disk.
  func synchronize() throws(LogError) {
    for file in state.withLock({ $0.files }) { try file.synchronize() }
  }

  /// Does not wait; a failure is thrown when it is asked for next.
  func beginSynchronizing() throws(LogError) { try lateSync.begin(state.withLock { $0.files }) }

  /// Takes the journal away, when the log is whole.
  func remove() throws(LogError) {
    state.withLock { $0.files = [] }
    unlink(path)
    try OpenFile.synchronizeFolder(of: path)
  }
}
