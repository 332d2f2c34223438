import Foundation

/// The last that a process printed, as people want to read it: its own words, and of a backtrace the calls.
struct PrintedText {
  private static let mostLines = 20
  private static let mostCalls = 6

  /// Lines without their line ends, the first ones first.
  let lines: [String]

  /// - Parameter folder: file names below it are told without it.
  init(_ bytes: [UInt8], folder: String = FileManager.default.currentDirectoryPath) {
    var words: [String] = []
    var calls: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let call = Self.call(line, below: folder) {
        calls.append(call)
      } else if !Self.isNoise(line) {
        words.append(line.map { $0 == "\t" ? "  " : String($0) }.joined())
      }
    }
    // The stage's own calls are above those of the event system, which has nothing to do with the crash.
    let own = calls.prefix { !$0.contains("/HeadlessUIKit/") }
    lines = words.suffix(Self.mostLines) + (own.isEmpty ? calls[...] : own).prefix(Self.mostCalls)
  }

  /// ` at static Shop.build(in:), Sources/Shop.swift:37:7`; nil for what is no call in a backtrace, or one without
  /// a place in anybody's code.
  private static func call(_ line: Substring, below folder: String) -> String? {
    guard line.hasPrefix(" "), !line.contains("[system]"), !line.contains("[thunk]"),
      let match = line.firstMatch(of: #/^ +\d+ .*?0x[0-9a-f]+ (.+) \+ \d+ in \S+ at (.+)$/#)
    else { return nil }
    let file = match.2.hasPrefix(folder + "/") ? match.2.dropFirst(folder.count + 1) : match.2
    return file.hasPrefix("//<") ? nil : "  at \(match.1), \(file)"
  }

  /// What the runtime prints of a crash beside its message: addresses that nobody can look up any more.
  private static func isNoise(_ line: Substring) -> Bool {
    if line.allSatisfy(\.isWhitespace) { return true }
    let starts = [
      "*** Signal ", "*** Program crashed", "Platform: ", "Backtrace took", "Current stack trace:", "Crash:",
    ]
    if starts.contains(where: line.hasPrefix) { return true }
    return line.contains(#/^Thread \d+.* crashed:$/#) || line.contains(#/^\d+ +\S+ +0x[0-9a-f]{8,} /#)
      || line.contains(#/^ *(\.\.\.|\d+ .*0x[0-9a-f]+ .*)$/#)
  }
}
