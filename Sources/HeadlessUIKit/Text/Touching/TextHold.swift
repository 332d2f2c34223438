import Foundation

/// What of a text a finger has in hand.
enum TextHold {
  /// The caret, which stays so far from the finger.
  case caret(off: CGPoint)
  /// An end of what is selected, likewise. The other one stays where it is.
  case end(opposite: UITextPosition, off: CGPoint)
  /// Words, from the one on with which it began.
  case words(UITextRange)
}

extension UITextInput {
  /// Nil where there are no places at all.
  func words(at point: CGPoint) -> TextHold? { wordOrPlace(at: point).map(TextHold.words) }

  /// What a finger that lands there takes along as soon as it moves; nil for nothing (V1021, V1022).
  func grip(at point: CGPoint, movesCaret: Bool) -> TextHold? {
    guard let selected = selectedTextRange else { return nil }
    let first = caretRect(for: selected.start)
    if selected.isEmpty {
      guard movesCaret, hasText, first.reach().holds(point) else { return nil }
      return .caret(off: point - first.middle)
    }
    let last = caretRect(for: selected.end)
    let isAtFirst = first.reach(above: FingerReach.knob).holds(point)
    let isAtLast = last.reach(below: FingerReach.knob).holds(point)
    guard isAtFirst || isAtLast else { return nil }
    if isAtFirst, !isAtLast || point.distance(to: first.middle) < point.distance(to: last.middle) {
      return .end(opposite: selected.end, off: point - first.middle)
    }
    return .end(opposite: selected.start, off: point - last.middle)
  }

  /// The finger that has it in hand is there now.
  func move(_ hold: TextHold, to point: CGPoint) {
    guard let range = range(of: hold, at: point) else { return }
    if let old = selectedTextRange, compare(old.start, to: range.start) == .orderedSame,
      compare(old.end, to: range.end) == .orderedSame
    {
      return
    }
    selectedTextRange = range
  }

  private func range(of hold: TextHold, at point: CGPoint) -> UITextRange? {
    switch hold {
    case .caret(let off): closestPosition(to: point - off).flatMap { textRange(from: $0, to: $0) }
    case .end(let opposite, let off): closestPosition(to: point - off).flatMap { range(from: opposite, to: $0) }
    case .words(let first): wordOrPlace(at: point).flatMap { range(over: first, and: $0) }
    }
  }

  private func wordOrPlace(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { unit(at: $0, .word) ?? textRange(from: $0, to: $0) }
  }

  /// In the order in which they stand in the text.
  private func range(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
    compare(one, to: other) == .orderedDescending
      ? textRange(from: other, to: one) : textRange(from: one, to: other)
  }

  private func range(over one: UITextRange, and other: UITextRange) -> UITextRange? {
    textRange(
      from: compare(one.start, to: other.start) == .orderedDescending ? other.start : one.start,
      to: compare(one.end, to: other.end) == .orderedAscending ? other.end : one.end)
  }
}

/// Where a finger takes hold of a caret, or of an end of what is selected: ours, in points.
private enum FingerReach {
  /// As wide as Apple wants whatever is touched.
  static let width: CGFloat = 44
  /// How far the knob at an end stands out, above the first line and below the last.
  static let knob: CGFloat = 12
}

extension CGRect {
  /// Of a caret that stands there.
  fileprivate func reach(above: CGFloat = 0, below: CGFloat = 0) -> CGRect {
    CGRect(
      x: midX - FingerReach.width / 2, y: minY - above, width: FingerReach.width, height: height + above + below)
  }
}
