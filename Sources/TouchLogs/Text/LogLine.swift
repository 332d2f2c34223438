import Foundation

/// A small log in one line that can be pasted into a bug report: `touchlog:`, and the log's bytes with their CRC-32
/// as base64url.
public enum LogLine {
  /// What the line begins with.
  public static let prefix = "touchlog:"

  /// - Throws: `LogError` for a log that is too large to paste.
  public static func line(for log: TouchLog) throws -> String {
    let bytes = try log.bytes()
    guard bytes.count <= Limit.lineBytes else {
      throw LogError(.line("\(bytes.count) bytes are above the limit \(Limit.lineBytes); send the file instead"))
    }
    var packed = ByteWriter()
    packed.raw(bytes)
    packed.fixed32(Checksum.crc32(bytes[...]))
    let digits = Data(packed.bytes).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").prefix { $0 != "=" }
    return prefix + digits
  }

  /// The log that a line tells. White space in it, as mail programs put there, means nothing.
  /// - Throws: `LogError` for what is no such line, or not all of one.
  public static func log(_ line: some StringProtocol) throws -> TouchLog { try TouchLog(reading: bytes(of: line)) }

  /// The bytes of the log that a line tells.
  public static func bytes(of line: some StringProtocol) throws(LogError) -> [UInt8] {
    guard line.utf8.count <= Limit.lineBytes * 2 else { throw LogError(.line("it is too long for one")) }
    let text = String(line.filter { !$0.isWhitespace })
    guard text.hasPrefix(prefix) else { throw LogError(.line("it should begin with \(prefix)")) }
    var digits = String(text.dropFirst(prefix.count))
    digits = digits.replacing("-", with: "+").replacing("_", with: "/")
    digits += String(repeating: "=", count: (4 - digits.count % 4) % 4)
    // The last digit can have bits that no byte needs; a change of those is a change, too.
    guard let data = Data(base64Encoded: digits), data.base64EncodedString() == digits else {
      throw LogError(.line("a character in it is none of base64url, or some are missing; copy all of it again"))
    }
    let packed = [UInt8](data)
    guard packed.count > FormatNumbers.checksumBytes else { throw LogError(.line("it is cut short")) }
    let bytes = Array(packed.dropLast(FormatNumbers.checksumBytes))
    var tail = ByteReader(packed, in: bytes.count..<packed.count)
    guard (try? tail.fixed32()) == Checksum.crc32(bytes[...]) else {
      throw LogError(.line("it was cut short or changed on its way; copy all of it again"))
    }
    return bytes
  }
}
