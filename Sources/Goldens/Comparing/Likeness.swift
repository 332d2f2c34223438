/// What stands for all lines that went and came, however many: equal where the same differs, be it at other times.
extension Fingerprint {
  /// Of changed lines without their frames, their times, and what fills up their columns.
  /// - Complexity: linear in the bytes of those lines.
  init(of changes: [LineDiff.Change], golden: LineStore, actual: LineStore) {
    self.init()
    for change in changes {
      for index in change.golden { addUndated(golden.line(index), as: .gone) }
      for index in change.actual { addUndated(actual.line(index), as: .new) }
    }
  }

  private mutating func addUndated(_ line: ArraySlice<UInt8>, as kind: Hunk.Kind) {
    add(kind.rawValue.utf8)
    // How wide a column is hangs on the times before it.
    var spaces = 0
    for byte in Self.undated(line) {
      spaces = byte == Self.space ? spaces + 1 : 0
      if spaces <= 2 { add(byte) }
    }
  }

  /// All of a line that somebody edited, so that it has no such columns.
  private static func undated(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    for isFrame in [true, false] {
      let column = rest.prefix { $0 != space }
      guard let first = column.first else { return line }
      let isNumber = first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      if isFrame, !isNumber { return line }
      rest = rest[column.endIndex...].drop { $0 == space }
    }
    return rest
  }

  private static let space = UInt8(ascii: " ")
}
