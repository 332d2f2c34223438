/// The tap by which a text takes the place of first responder.
///
/// It comes before the taps of what the text is in, as every deeper recognizer does, and after those that code puts
/// on the text itself (K27).
final class EditingTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "tap to edit"
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? UITapGestureRecognizer, other !== self else { return false }
    return other.view === view && other.numberOfTapsRequired == 1 && other.numberOfTouchesRequired == 1
  }
}
