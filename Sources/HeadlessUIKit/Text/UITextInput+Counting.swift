import Foundation

// What a text answers by counting characters: of every text here, and what UIKit's own texts answer unless an
// override says otherwise.

extension UITextInput {
  private var counted: (any CountedText)? { self as? any CountedText }
  private var count: Int { counted?.characters.count ?? 0 }

  private func characters(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (min(count, max(0, range.start.place)), min(count, max(0, range.end.place)))
    return min(start, end)..<max(start, end)
  }

  var countedEnd: UITextPosition { TextPlace(count) }

  func countedText(in range: UITextRange) -> String? {
    let part = characters(range)
    return counted.map { String($0.characters.dropFirst(part.lowerBound).prefix(part.count)) }
  }

  func countedReplace(_ range: UITextRange, withText text: String) {
    counted?.edit(characters(range), typing: text)
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
      let part = characters(range)
      return TextPlace(min(max(nearest.place, part.lowerBound), part.upperBound))
    }
  }

  func countedCharacter(at point: CGPoint) -> UITextRange? {
    guard let nearest = closestPosition(to: point)?.place, count > 0 else { return nil }
    let isBehind = nearest > 0 && caretRect(for: TextPlace(nearest)).minX > point.x
    let start = isBehind ? nearest - 1 : nearest
    return start < count ? TextPart(start..<start + 1) : nil
  }

  func countedPosition(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: 0 - offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
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
