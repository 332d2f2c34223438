import Foundation
import Synchronization
import TouchLogs
import Verification

/// A log that lies in no file of its own: told in a line, in a file that holds such a line, packed with others, or
/// piped in.
enum HeldLog {
  /// What stands for standard input.
  static let standardInput = "-"
  /// What came through a pipe, by its path: commands read a log more than once, and a pipe gives it once.
  private static let piped = Mutex<[String: [UInt8]]>([:])

  /// Nil of a log in a file of its own, and of what is none.
  static func bytes(of path: String) throws -> [UInt8]? {
    if isLine(path) { return try LogLine.bytes(of: path) }
    if let packed = PackedPath(path) { return try RecordingPack(packed.pack).file(packed.name) }
    if let whole = try pipedBytes(path) { return beginsLine(whole) ? try LogLine.bytes(of: text(whole)) : whole }
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: firstBytes)) ?? Data()
    guard beginsLine([UInt8](start)) else { return nil }
    return try LogLine.bytes(of: text([UInt8](start + (try file.read(upToCount: mostBytes) ?? Data()))))
  }

  /// Whether it is no path but a log itself, told in a line; blanks in front of it came with the copy.
  static func isLine(_ path: String) -> Bool { path.drop(while: \.isWhitespace).hasPrefix(LogLine.prefix) }

  /// How a line is named where it is spoken of: so much of it that it is known again.
  static func shown(_ path: String) -> String {
    isLine(path) ? path.drop(while: \.isWhitespace).prefix(LogLine.prefix.count + 12) + "…" : path
  }

  /// What a command is given to read the log: what came through a pipe is piped in again.
  static func word(_ path: String) -> String { path == standardInput ? path : ShellWord.quoted(path) }

  /// Nil where the path leads to a file that can be read again and again.
  private static func pipedBytes(_ path: String) throws -> [UInt8]? {
    guard path == standardInput || SpecialFile.isThere(path) else { return nil }
    return try piped.withLock { piped in
      if let bytes = piped[path] { return bytes }
      let bytes = try InputFile.bytes(of: path)
      piped[path] = bytes
      return bytes
    }
  }

  /// With some blanks in front of the line.
  private static let firstBytes = 64
  /// More than a line ever has; one that is longer is refused as too long.
  private static let mostBytes = 1 << 22

  private static func beginsLine(_ bytes: [UInt8]) -> Bool {
    bytes.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }.starts(with: LogLine.prefix.utf8)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
