/// The tap by which a text takes the place of first responder, and by which it is selected in.
///
/// It comes before the taps of what the text is in, as every deeper recognizer does, and after those that code puts
/// on the text itself (K27), unless their delegates let both recognize.
final class EditingTap: UITapGestureRecognizer {
  /// Which of several taps in a row it was.
  var count: Int { max(1, attempt.seen.first?.tapCount ?? 1) }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "tap to edit"
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? UITapGestureRecognizer, other !== self else { return false }
    return other.view === view && other.numberOfTapsRequired == 1 && other.numberOfTouchesRequired == 1
      && other.recognizerDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
