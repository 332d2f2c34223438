import Foundation
import Traces

/// A path as people paste it into a shell.
public enum ShellWord {
  /// In single quotes where a shell would read more into it than a name; never what looks like an option. What
  /// would break the line, steer a terminal or hide is written as bash, zsh and POSIX of 2024 read it: `$'a\x0A'`.
  public static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        true
      default: "/._-+=@%:,".utf8.contains(byte)
      }
    }
    if text.hasPrefix("-") { return quoted("./" + text) }
    guard Escaping.isPrintable(text) else { return spelled(text) }
    guard !plain || text.isEmpty else { return text }
    return "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  /// Byte by byte where it must be.
  private static func spelled(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      if Escaping.isPrintable(String(scalar)) { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
      }.joined()
    }
    return "$'" + scalars.joined() + "'"
  }
}
