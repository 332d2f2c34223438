import Foundation

/// What taps select in a text.
extension UITextInput {
  /// One tap puts the caret at an edge of the word there (V198), unless it is inside of what is selected; the next
  /// in a row selects the word, any further one the paragraph. Where there is none, the caret is put where it is
  /// nearest.
  /// - Parameter isShown: whether what is selected shows.
  func select(at point: CGPoint, taps: Int, while isShown: Bool) {
    guard let place = closestPosition(to: point) else { return }
    if taps == 1, isShown, isInsideOfSelected(place) { return }
    if taps > 1, let unit = unit(at: place, taps > 2 ? .paragraph : .word) { return selectedTextRange = unit }
    let caret = taps > 1 ? place : caretPlace(for: place)
    selectedTextRange = textRange(from: caret, to: caret)
  }

  /// The one that the place is in, else before or behind which it is.
  func unit(at place: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
    for direction in [UITextDirection.storage(.forward), .storage(.backward)] {
      if let unit = tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: direction) {
        return unit
      }
    }
    return nil
  }

  // MARK: Where a tap puts the caret

  private func caretPlace(for place: UITextPosition) -> UITextPosition {
    let forward = UITextDirection.storage(.forward)
    if isCaret(at: place) || tokenizer.isPosition(place, atBoundary: .line, inDirection: forward) { return place }
    if let word = tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: forward) {
      return offset(from: word.start, to: place) > CaretReach.ofStart ? word.end : word.start
    }
    guard isAmongBlanks(place) else { return place }
    return tokenizer.position(from: place, toBoundary: .word, inDirection: forward) ?? endOfDocument
  }

  /// A tap there leaves it.
  private func isCaret(at place: UITextPosition) -> Bool {
    guard let selected = selectedTextRange, selected.isEmpty else { return false }
    return compare(selected.start, to: place) == .orderedSame
  }

  /// The ends are not inside: a tap there puts the caret.
  private func isInsideOfSelected(_ place: UITextPosition) -> Bool {
    guard let selected = selectedTextRange, !selected.isEmpty else { return false }
    return compare(selected.start, to: place) == .orderedAscending
      && compare(place, to: selected.end) == .orderedAscending
  }

  private func isAmongBlanks(_ place: UITextPosition) -> Bool {
    [-1, 1].allSatisfy { step in
      guard let other = position(from: place, offset: step), let range = textRange(from: place, to: other),
        let text = text(in: range)
      else { return false }
      return !text.isEmpty && text.allSatisfy { $0.isWhitespace && !$0.isNewline }
    }
  }
}

private enum CaretReach {
  /// So many UTF-16 units behind a word's start a tap still puts the caret there.
  static let ofStart = 1
}
