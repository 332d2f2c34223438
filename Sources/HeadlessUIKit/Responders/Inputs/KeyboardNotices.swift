import Foundation

/// Posts of input views and accessories what a device posts of keyboards: that they come, stand elsewhere, and go.
///
/// Nothing is posted where neither stands, as with a keyboard of keys attached.
@MainActor final class KeyboardNotices {
  /// In seconds, from the notices of what will be to those that it is (ours).
  private static let duration: TimeInterval = 0.25
  /// Of no public curve, as a device says it.
  private static let curve = 7
  /// Where they stand, as was told last; nil for nowhere.
  private var told: CGRect?

  /// - Parameter place: where they stand now, in the screen's coordinates; nil for nowhere.
  func follow(_ place: CGRect?) {
    guard place != told, let known = place ?? told else { return }
    let below = known.offsetBy(dx: 0, dy: UIScreen.main.bounds.maxY - known.minY)
    let (start, end) = (told ?? below, place ?? below)
    told = place
    let names =
      place == nil
      ? (will: UIResponder.keyboardWillHideNotification, did: UIResponder.keyboardDidHideNotification)
      : (will: UIResponder.keyboardWillShowNotification, did: UIResponder.keyboardDidShowNotification)
    for name in [UIResponder.keyboardWillChangeFrameNotification, names.will] {
      post(name, from: start, to: end)
      // Who hears of it may end the editing: what was on its way is told no further.
      guard told == place else { return }
    }
    VirtualClock.current.schedule(after: Self.duration) { [weak self] in
      for name in [UIResponder.keyboardDidChangeFrameNotification, names.did] {
        self?.post(name, from: start, to: end)
      }
    }
  }

  private func post(_ name: NSNotification.Name, from start: CGRect, to end: CGRect) {
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: facts)
  }
}
