extension StringProtocol {
  /// How many columns of a terminal it takes: a letter of Chinese, Japanese or Korean and an emoji two, an accent
  /// that stands on another letter none.
  ///
  /// Of text for people only; a trace counts scalars, which no terminal has a say in. In time linear to its length.
  package var columnWidth: Int {
    // Nearly every name.
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columnWidth }
  }

  /// As much from its beginning as has room in so many columns; a wide letter at the end is not halved.
  package func prefix(columns: Int) -> SubSequence {
    var room = columns
    return prefix {
      room -= $0.columnWidth
      return room >= 0
    }
  }

  /// With spaces behind it up to a width in columns.
  package func padded(toColumns width: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, width - columnWidth))
  }
}

extension Character {
  /// 0, 1 or 2.
  package var columnWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    // U+FE0F asks for the picture of a sign that also has a plain form.
    if scalars.contains(where: { $0.isWide || $0.value == 0xFE0F }) { return 2 }
    return first.hasNoWidth ? 0 : 1
  }
}

extension Unicode.Scalar {
  /// The blocks whose letters are as wide as they are high, and what is shown as a picture.
  fileprivate var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0xA4CF: true
    case 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: true
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD: true
    default: properties.isEmojiPresentation
    }
  }

  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
