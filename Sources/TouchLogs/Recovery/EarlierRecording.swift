import Foundation

/// What an earlier recorder left in the file that a new one is about to write.
///
/// An app that records at each launch names the same file each time: what it did before it crashed must outlive the
/// launch after.
enum EarlierRecording {
  /// Puts it aside as a log of its own, whole or repaired: `touches-1.touchlog` beside `touches.touchlog`, then
  /// `touches-2.touchlog`. Nothing is taken away from the file itself; a recording without a frame is left there.
  /// - Parameters:
  ///   - file: which the caller holds, so that nobody records into it meanwhile.
  ///   - most: how many of such logs are kept, the newest ones; nil for all.
  /// - Throws: `LogError` where the file or what is called as its journal is no log, which nobody may write over;
  ///   and where there is no room for the other log.
  static func putAside(_ file: URL, keeping most: Int? = nil) throws {
    let journal = URL(fileURLWithPath: JournalFile.path(besides: file))
    if try OpenFile.isFilled(file.path) {
      let repair = try LogRepair(file)
      if repair.report.frames > 0 { try keep(repair.bytes, besides: file, most) }
      guard repair.leavesJournal else { return }
    }
    guard try OpenFile.isFilled(journal.path) else { return }
    let rest = try LogRepair(journal)
    if rest.report.frames > 0 { try keep(rest.bytes, besides: file, most) }
  }

  private static func keep(_ bytes: [UInt8], besides file: URL, _ most: Int?) throws {
    let folder = file.deletingLastPathComponent()
    let stem = file.deletingPathExtension().lastPathComponent + "-"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let numbers = names.compactMap { name in
      name.hasPrefix(stem) && name.hasSuffix(ending) ? Int(name.dropFirst(stem.count).dropLast(ending.count)) : nil
    }.filter { $0 > 0 && $0 < Int.max }.sorted()
    let place = { (number: Int) in folder.appendingPathComponent("\(stem)\(number)\(ending)") }
    var sink = try FileSink(place((numbers.last ?? 0) + 1))
    try sink.write(bytes)
    guard let most else { return }
    for number in numbers.dropLast(most - 1) { try FileManager.default.removeItem(at: place(number)) }
  }

  private static let ending = ".touchlog"
}
