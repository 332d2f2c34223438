import Foundation

/// What an earlier recorder left in the file that a new one is about to write.
///
/// An app that records at each launch names the same file each time: what it did before it crashed must outlive the
/// launch after.
enum EarlierRecording {
  /// The key of a log that was put aside to be kept for some launches; its value is the name of the file that the
  /// recorder left. Nothing without it is ever removed.
  static let key = "earlier"

  /// Puts it aside as a log of its own, whole or repaired: `touches-1.touchlog` beside `touches.touchlog`, then
  /// `touches-2.touchlog`. A whole log only gets that name: a launch is no time to read a session. Else nothing is
  /// taken away from the file itself. A recording without a frame is left there.
  /// - Parameters:
  ///   - file: which the caller holds, so that nobody records into it meanwhile.
  ///   - most: how many that were put aside so are kept, the newest ones; nil for all.
  /// - Throws: `LogError` where the file or what is called as its journal is no log, which nobody may write over;
  ///   and where there is no room for the other log.
  static func putAside(_ file: URL, keeping most: Int? = nil) throws {
    // Beside the file itself, so that each way to name it finds the same logs there.
    let file = URL(fileURLWithPath: OpenFile.place(of: file.path))
    let journal = URL(fileURLWithPath: JournalFile.path(besides: file))
    let mark = most.map { _ in LogDescription.Other(key: key, value: file.lastPathComponent) }
    if try OpenFile.isFilled(file.path), try !keepLog(file, noting: mark) {
      return removeOld(besides: file, mark, most)
    }
    if try OpenFile.isFilled(journal.path) {
      let rest = try LogRepair(journal, effort: .fast, noting: mark)
      if rest.report.frames > 0 { try keep(rest.bytes, besides: file) }
    }
    removeOld(besides: file, mark, most)
  }

  /// - Returns: whether what lies beside it as its journal is not in what was kept.
  private static func keepLog(_ file: URL, noting mark: LogDescription.Other?) throws -> Bool {
    let log = try FileSource(path: file.path)
    if let end = try EndBlock.end(of: log) {
      let journal = JournalFile.path(besides: file)
      let leavesJournal = try OpenFile.isFilled(journal) && LogSnapshot(file.path).unusedJournal != nil
      // All that it has the log has: without that it would be taken for what is left of another one.
      if !leavesJournal { unlink(journal) }
      if end.frames > 0, try !OpenFile.move(file.path, to: free(besides: file).path) {
        try keep(try log.bytes(in: 0..<log.byteCount), besides: file)
      }
      return leavesJournal
    }
    if let finished = try? LogSnapshot(file.path).finished() {
      if finished.frames > 0 { try keep(finished.bytes, besides: file) }
      return false
    }
    let repair = try LogRepair(file, effort: .fast, noting: mark)
    if repair.report.frames > 0 { try keep(repair.bytes, besides: file) }
    return repair.leavesJournal
  }

  private static func keep(_ bytes: [UInt8], besides file: URL) throws {
    let other = try free(besides: file)
    var sink = try FileSink(other)
    do { try sink.write(bytes) } catch {
      sink.remove(other)
      throw error
    }
  }

  private static func free(besides file: URL) throws -> URL {
    place((try numbers(besides: file).last ?? 0) + 1, besides: file)
  }

  /// One that can't be removed costs room, and no recorder its start.
  private static func removeOld(besides file: URL, _ mark: LogDescription.Other?, _ most: Int?) {
    guard let mark, let most, let numbers = try? numbers(besides: file), numbers.count > most else { return }
    let marked = numbers.map { place($0, besides: file) }.filter { log in
      (try? LogReader(log))?.about.others.contains(mark) ?? false
    }
    for log in marked.dropLast(most) { unlink(log.path) }
  }

  /// Those of the logs that are called so, in their order.
  private static func numbers(besides file: URL) throws -> [Int] {
    let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    let stem = stem(of: file)
    return names.compactMap { name in
      guard name.hasPrefix(stem), name.hasSuffix(ending),
        let number = Int(name.dropFirst(stem.count).dropLast(ending.count))
      else { return nil }
      // `x-01` and `x-+1` are other people's.
      return number > 0 && number < Int.max && name == "\(stem)\(number)\(ending)" ? number : nil
    }.sorted()
  }

  private static func place(_ number: Int, besides file: URL) -> URL {
    file.deletingLastPathComponent().appendingPathComponent("\(stem(of: file))\(number)\(ending)")
  }

  private static func stem(of file: URL) -> String { file.deletingPathExtension().lastPathComponent + "-" }

  private static let ending = ".touchlog"
}
