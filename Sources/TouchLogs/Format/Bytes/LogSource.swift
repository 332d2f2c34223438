public import Foundation

/// Where a log's bytes come from, piece by piece, so that memory stays bounded.
public protocol LogSource {
  /// How many bytes there were when the source was opened.
  var byteCount: Int { get }
  /// The bytes of a range inside `0..<byteCount`; fewer where the file has shrunk.
  func bytes(in range: Range<Int>) throws -> [UInt8]
}

/// A log held in memory.
public struct ByteSource: LogSource, Sendable {
  private let all: [UInt8]
  /// Reads those bytes, from the first one on.
  public init(_ bytes: [UInt8]) { all = bytes }
  public var byteCount: Int { all.count }
  public func bytes(in range: Range<Int>) -> [UInt8] { Array(all[range.clamped(to: all.indices)]) }
}

/// A log in a file, read as needed. Copies share the file handle.
public struct FileSource: LogSource, Sendable {
  private let handle: FileHandle
  public let byteCount: Int
  /// All of it, where that is no more than two reads would bring.
  private var whole: [UInt8]?
  private static let smallest = 8192

  /// - Throws: `LogError`, with what the system says of a file that can't be opened.
  public init(_ file: URL) throws { try self.init(path: file.path) }

  /// The same, of a path as the system takes it.
  package init(path: String) throws {
    // A pipe, opened so, does not wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      // What stands for a byte of a file's name that is no text finds no file.
      let isText = !path.contains("\u{FFFD}")
      throw LogError(.unreadable(isText ? reason : "it has a name that is not UTF-8; rename it"))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw LogError(.unreadable("it is not a regular file"))
    }
    byteCount = Int(clamping: status.st_size)
    if byteCount <= Self.smallest { whole = try read(0..<byteCount) }
  }

  public func bytes(in range: Range<Int>) throws -> [UInt8] {
    if let whole, whole.count == byteCount { return Array(whole[range.clamped(to: whole.indices)]) }
    return try read(range)
  }

  private func read(_ range: Range<Int>) throws -> [UInt8] {
    var count = 0
    let bytes = [UInt8](atMost: range.count) { buffer in
      while count < range.count {
        let place = buffer.baseAddress.map { UnsafeMutableRawPointer($0 + count) }
        let got = pread(handle.fileDescriptor, place, range.count - count, off_t(range.lowerBound + count))
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        count += got
      }
      return count
    }
    if count < range.count, range.lowerBound + count < byteCount { try checkReading(at: range.lowerBound + count) }
    return bytes
  }

  /// - Throws: what the system says, where it was not the file's end that a read came to.
  private func checkReading(at offset: Int) throws {
    try handle.seek(toOffset: UInt64(offset))
    _ = try handle.read(upToCount: 1)
  }
}
