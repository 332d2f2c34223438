import Foundation

// What a text answers by counting its units of UTF-16 (V430): of every text here, and what UIKit's own texts answer
// unless an override says otherwise.

extension UITextInput {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var count: Int { counted?.characters.utf16.count ?? 0 }

  private func units(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (min(count, max(0, range.start.place)), min(count, max(0, range.end.place)))
    return min(start, end)..<max(start, end)
  }

  var countedEnd: UITextPosition { TextPlace(count) }

  func countedText(in range: UITextRange) -> String? {
    let part = units(range)
    return counted.map { $0.characters[units: part] }
  }

  func countedReplace(_ range: UITextRange, withText text: String) {
    counted?.edit(units(range), typing: text)
  }

  func countedRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (one, other) = (fromPosition.place, toPosition.place)
    return TextPart(min(one, other)..<max(one, other))
  }

  func countedPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOver) = position.place.addingReportingOverflow(offset)
    return isOver || place < 0 || place > count ? nil : TextPlace(place)
  }

  func countedOrder(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    if position.place == other.place { return .orderedSame }
    return position.place < other.place ? .orderedAscending : .orderedDescending
  }

  func countedPosition(nearest point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { nearest in
      let part = units(range)
      return TextPlace(min(max(nearest.place, part.lowerBound), part.upperBound))
    }
  }

  func countedCharacter(at point: CGPoint) -> UITextRange? {
    guard let nearest = closestPosition(to: point)?.place, let text = counted?.characters else { return nil }
    let isBehind = nearest > 0 && caretRect(for: TextPlace(nearest)).minX > point.x
    return text.units(from: nearest, over: isBehind ? -1 : 1).map { TextPart($0) }
  }

  func countedPosition(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: countedPosition(from: position, over: offset)
    case .left: countedPosition(from: position, over: 0 - offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }

  /// Carets stand between whole characters.
  private func countedPosition(from position: UITextPosition, over characters: Int) -> UITextPosition? {
    guard let text = counted?.characters else { return self.position(from: position, offset: characters) }
    let units = text.units(from: position.place, over: characters)
    return units.map { TextPlace(characters < 0 ? $0.lowerBound : $0.upperBound) }
  }

  func countedPosition(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func countedRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
  }

  func typeMarked(_ markedText: String?) {
    if let selectedTextRange { replace(selectedTextRange, withText: markedText ?? "") }
  }
}
