/// In which order a scroll view's recognizers hear of touches.
extension UIScrollView {
  /// Those of this module stay where they were added.
  func putBeforeOwn(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isOwn, let place = recognizers.firstIndex(where: { $0 === pan }),
      let last = recognizers.last, last === recognizer
    else { return }
    heldRecognizers?.removeLast()
    heldRecognizers?.insert(recognizer, at: place)
  }

  /// Its own first.
  var recognizersInOrder: [UIGestureRecognizer] {
    recognizers.filter(\.isOwn) + recognizers.filter { !$0.isOwn }
  }
}

extension UIGestureRecognizer {
  /// Whether it is one of a scroll view's own, or of what this module adds to it.
  fileprivate var isOwn: Bool { ownAction != nil || self is ContentTouchHold }
}
