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
public struct FileSource: LogSource {
  private let handle: FileHandle
  public let byteCount: Int

  /// - Throws: what the system says of a file that can't be opened.
  public init(_ file: URL) throws {
    // Opening a pipe would wait for somebody to write into it.
    let type = try FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)[.type]
    guard type as? FileAttributeType == .typeRegular else {
      throw LogError(.unreadable("it is not a regular file"))
    }
    handle = try FileHandle(forReadingFrom: file)
    byteCount = Int(clamping: try handle.seekToEnd())
  }

  public func bytes(in range: Range<Int>) throws -> [UInt8] {
    try handle.seek(toOffset: UInt64(range.lowerBound))
    return try handle.read(upToCount: range.count).map(Array.init) ?? []
  }
}
