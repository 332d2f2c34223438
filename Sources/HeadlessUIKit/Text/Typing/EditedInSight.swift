import Foundation

/// What is edited comes into sight where it stands in something that scrolls (V1009).
extension UIView {
  /// - Parameter rect: in its own coordinates.
  func scrollIntoSight(_ rect: CGRect) {
    guard window != nil else { return }
    let around = sequence(first: self, next: \.superview).dropFirst()
    guard let scroller = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scroller.scrollRectToVisible(convert(rect, to: scroller), animated: true)
  }
}

extension UITextView {
  /// Of one that doesn't scroll itself: then it does.
  func scrollCaretIntoSight() {
    guard isFirstResponder, let selected = selectedTextRange else { return }
    if isScrollEnabled {
      scrollRangeToVisible(selectedRange)
    } else {
      scrollIntoSight(caretRect(for: selected.end))
    }
  }
}
