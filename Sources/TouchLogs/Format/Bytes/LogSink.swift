public import Foundation

/// Where a log's bytes go, always onto the end.
public protocol LogSink {
  /// Takes all of the bytes, or throws.
  mutating func write(_ bytes: [UInt8]) throws
}

/// Gathers a log in memory.
public struct ByteSink: LogSink, Sendable {
  /// Everything that was written.
  public private(set) var bytes: [UInt8] = []
  public init() {}
  public mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }
}

/// Writes a log into a new file, or over an old one, which nobody else can record into meanwhile.
public struct FileSink: LogSink, Sendable {
  private let file: OpenFile

  /// - Throws: `LogError` of a file that can't be written, or that another recorder writes.
  public init(_ file: URL) throws {
    try self.init(file) {}
  }

  /// - Parameter save: what is done before the file is emptied, when nobody else can write it; where it throws,
  ///   what is in the file stays.
  init(_ file: URL, saving save: () throws -> Void) throws {
    self.file = try OpenFile.held(OpenFile.path(of: file), saving: save)
    try self.file.empty()
    try OpenFile.synchronizeFolder(of: file.path)
  }

  /// - Throws: `LogError` where somebody has removed the file since.
  func checkName() throws(LogError) {
    guard try file.hasName() else {
      throw LogError(
        .unwritable("somebody removed the file while it was recorded; record again, where nobody cleans up"))
    }
  }

  func remove(_ file: URL) { self.file.remove(file.path) }

  func takePermissions(of other: OpenFile) throws(LogError) { try file.takePermissions(of: other) }

  /// Also sees to it that a block, once written, survives the process and the system.
  public mutating func write(_ bytes: [UInt8]) throws {
    try file.append(bytes)
    try file.synchronize()
  }
}
