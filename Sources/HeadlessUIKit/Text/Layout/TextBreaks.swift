import Foundation

/// Where a text is broken into lines: one answer for whoever measures it and whoever lays it out.
///
/// Lines end behind whatever Foundation takes for the end of a line: line feeds, carriage returns, both together as
/// one, and the separators of Unicode.
struct TextBreaks {
  let units: [UInt16]
  /// How wide each is: a character of several units is as wide as any other, and stands at its first one.
  let advances: [CGFloat]
  /// Behind which units a line ends in any case, and the character that does it.
  private let feeds: [Int: Character]

  /// - Parameter width: of the character that begins with a unit.
  init(of text: String, width: (Int) -> CGFloat) {
    units = Array(text.utf16)
    var advances = Array(repeating: CGFloat(0), count: units.count)
    var feeds: [Int: Character] = [:]
    var unit = 0
    for character in text {
      let next = unit + character.utf16.count
      if character.isNewline { feeds[next - 1] = character } else { advances[unit] = width(unit) }
      unit = next
    }
    (self.advances, self.feeds) = (advances, feeds)
  }

  private func isBlank(_ unit: Int) -> Bool { units[unit] == 0x20 }

  /// Whether a line ends there because a character says so.
  func endsLine(_ end: Int) -> Bool { feeds[end - 1] != nil }

  /// A line separator begins a new line of the same paragraph.
  func endsParagraph(_ end: Int) -> Bool { feeds[end - 1].map { $0 != "\u{2028}" } ?? false }

  /// Whether a line that ends there ends a word, too.
  func endsWord(_ end: Int) -> Bool { end == units.count || isBlank(end - 1) || endsLine(end) }

  /// Where the first line ends, from a place on, that a character ends.
  func endOfLine(from start: Int) -> Int {
    (start..<units.count).first { feeds[$0] != nil } ?? units.count
  }

  /// Behind the last unit that fits, between words as long as there are any where a line may end; at least one
  /// character.
  /// - Parameter mayEnd: asked with the first unit that would be in the next line.
  func end(from start: Int, width: CGFloat, where mayEnd: (Int) -> Bool = { _ in true }) -> Int {
    var used = CGFloat(0)
    for place in start..<units.count {
      used += advances[place]
      // A blank at the end may reach beyond, and so may what has no width, as the ends of lines have none.
      if used > width + TextMeasure.rounding, advances[place] > 0, !isBlank(place) {
        if let blank = (start..<place).last(where: { isBlank($0) && mayEnd($0 + 1) }) { return blank + 1 }
        return place > start ? place : endOfCharacter(place)
      }
      if feeds[place] != nil { return place + 1 }
    }
    return units.count
  }

  private func endOfCharacter(_ start: Int) -> Int {
    (start + 1..<units.count).first { advances[$0] > 0 || feeds[$0] != nil || units[$0] == 0x0D } ?? units.count
  }

  /// How wide a line is, without the blanks at which it was broken.
  func width(of line: Range<Int>) -> CGFloat {
    var end = line.upperBound
    if end < units.count, !endsLine(end) {
      while end > line.lowerBound, isBlank(end - 1) { end -= 1 }
    }
    return advances[line.lowerBound..<end].reduce(0, +)
  }
}
