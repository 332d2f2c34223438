import Foundation

/// A recorder's journal: the frames that are in no sealed block yet, in a file beside the log.
///
/// It is never overwritten in place. It starts anew as another file, which takes the old one's name when it is
/// whole.
struct JournalFile {
  private let path: String
  private let fresh: String
  private let head: [UInt8]
  private var block = JournalBlock()
  private var file: OpenFile?
  private let lateSync = LateSync()

  /// Where a log's journal is: `x.touchlog.journal`.
  static func path(besides log: URL) -> String { path(besides: log.path) }

  static func path(besides log: String) -> String { log + ".journal" }

  /// Where the next one is while it is made; a recorder that died then has left it.
  static func freshPath(besides log: URL) -> String { path(besides: log) + ".new" }

  /// - Parameter head: the log's magic, version and description, so that the journal can be read without it.
  init(besides log: URL, head: [UInt8]) {
    (path, fresh) = (Self.path(besides: log), Self.freshPath(besides: log))
    self.head = head
  }

  /// Lets go of all entries, which a sealed block holds now.
  /// - Parameter segment: the number of the segment being gathered.
  mutating func startAnew(at place: JournalPlace, segment: UInt64) throws(LogError) {
    let file = try OpenFile(fresh)
    try file.empty()
    try file.append(head + block.bytes(sequence: segment) { place.write(to: &$0) })
    try file.synchronize()
    try OpenFile.rename(fresh, to: path)
    self.file = file
  }

  mutating func append(_ frame: Frame, segment: UInt64) throws(LogError) {
    try file?.append(block.bytes(sequence: segment) { FrameCoding.write(frame, to: &$0) })
  }

  /// Waits for the disk.
  func synchronize() throws(LogError) { try file?.synchronize() }

  /// Does not wait; a failure is thrown when it is asked for next.
  func beginSynchronizing() throws(LogError) {
    if let file { try lateSync.begin(file) }
  }

  /// Takes the journal away, when the log is whole.
  mutating func remove() throws(LogError) {
    file = nil
    unlink(path)
    try OpenFile.synchronizeFolder(of: path)
  }
}
