import Foundation

/// Memory of one size, allocated once: the process's own, or a file's, which outlives the process.
final class RingMemory {
  let start: UnsafeMutableRawPointer
  let count: Int
  private let file: OpenFile?

  init(_ count: Int) {
    start = .allocate(byteCount: count, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.count = count
    file = nil
  }

  /// An app's last launches, at a log of the ring's size each.
  private static let mostEarlier = 8

  /// Makes the file, with room on the disk for all of it, so that no later write can fail. What an earlier ring
  /// left there is put aside, see `EarlierRecording`; of what rings left the last eight are kept.
  init(_ count: Int, in url: URL) throws(LogError) {
    let file: OpenFile
    do {
      file = try OpenFile.held(OpenFile.path(of: url)) {
        try EarlierRecording.putAside(url, keeping: Self.mostEarlier)
      }
    } catch let error as LogError {
      throw error
    } catch {
      throw LogError(.unwritable(error.localizedDescription))
    }
    try file.empty()
    do throws(LogError) { try file.allocate(count) } catch {
      // What was in it is put aside, and a part of the room is nobody's ring.
      file.remove(url.path)
      throw error
    }
    guard let start = file.mapped(count) else {
      throw LogError(.unwritable("the system maps no file there; use a folder of a local disk"))
    }
    self.start = start
    self.count = count
    self.file = file
  }

  deinit {
    if file == nil { start.deallocate() } else { munmap(start, count) }
  }

  /// The same bytes in the process's own memory; itself where they lie there already.
  func withoutFile() -> RingMemory {
    guard file != nil else { return self }
    let own = RingMemory(count)
    own.start.copyMemory(from: start, byteCount: count)
    return own
  }

  /// - Parameter offset: so that all of the bytes lie inside; the caller has made sure.
  func put(_ bytes: [UInt8], at offset: Int) {
    precondition(offset >= 0 && offset <= count - bytes.count)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { (start + offset).copyMemory(from: base, byteCount: source.count) }
    }
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: count)[range.clamped(to: 0..<count)])
  }
}
