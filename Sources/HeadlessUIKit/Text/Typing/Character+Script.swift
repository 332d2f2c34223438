/// Which letters make words together (Unicode's annex 29, without a dictionary).
extension Character {
  /// Whether two letters beside each other may be of one word.
  func joins(_ next: Character) -> Bool {
    if hasNoBlanks || next.hasNoBlanks { return false }
    return isKatakana == next.isKatakana
  }

  /// Of a script that leaves no blanks between words: ideographs, hiragana, Thai, Lao, Burmese and Khmer.
  private var hasNoBlanks: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isIdeographic { return true }
    return [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x309F].contains { $0 ~= first.value }
  }

  private var isKatakana: Bool {
    guard let first = unicodeScalars.first else { return false }
    return [0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F].contains { $0 ~= first.value }
  }
}
