import Foundation

/// What taps select in a text.
extension UITextInput {
  /// One tap puts the caret where it is nearest; the second in a row selects the word there, any further one the
  /// paragraph. Where there is none, the caret is put.
  func select(at point: CGPoint, taps: Int) {
    guard let place = closestPosition(to: point) else { return }
    let caret = textRange(from: place, to: place)
    selectedTextRange = taps > 1 ? unit(at: place, taps > 2 ? .paragraph : .word) ?? caret : caret
  }

  /// The one that the place is in, else before or behind which it is.
  private func unit(at place: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
    for direction in [UITextDirection.storage(.forward), .storage(.backward)] {
      if let unit = tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: direction) {
        return unit
      }
    }
    return nil
  }
}
