public import Foundation

/// Where a log's bytes go, always onto the end.
public protocol LogSink {
  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws
}

/// Gathers a log in memory.
public struct ByteSink: LogSink, Sendable {
  public private(set) var bytes: [UInt8] = []
  public init() {}
  public mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }
}

/// Writes a log into a new file, or over an old one.
public struct FileSink: LogSink {
  private let handle: FileHandle

  /// - Throws: what the system says of a file that can't be written.
  public init(_ file: URL) throws {
    try Data().write(to: file)
    handle = try FileHandle(forWritingTo: file)
  }

  /// Also sees to it that a block, once written, survives the process and the system.
  public mutating func write(_ bytes: [UInt8]) throws {
    try handle.write(contentsOf: Data(bytes))
    try handle.synchronize()
  }
}
