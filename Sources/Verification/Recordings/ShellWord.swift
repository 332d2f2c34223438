import Foundation

/// A path as people paste it into a shell.
public enum ShellWord {
  /// In single quotes where a shell would read more into it than a name; never what looks like an option.
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
    guard !plain || text.isEmpty else { return text }
    return "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
