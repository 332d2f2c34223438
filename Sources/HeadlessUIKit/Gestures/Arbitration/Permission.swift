/// Whether a recognizer that would recognize may do so.
@MainActor enum Permission {
  /// The first no of: the views from where each touch or press began up to the recognizer's own, then the delegate.
  /// Each is asked once, also where a view is the delegate.
  static func refusal(of recognizer: UIGestureRecognizer) -> GestureReason? {
    let views = views(from: recognizer)
    for view in views where !view.gestureRecognizerShouldBegin(recognizer) { return .viewSaysNo(view) }
    guard let delegate = recognizer.delegate, !views.contains(where: { $0 === delegate }) else { return nil }
    return delegate.gestureRecognizerShouldBegin(recognizer) ? nil : .delegateSaysNo
  }

  private static func views(from recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    let starts = recognizer.attempt.seen.map(\.hitView) + recognizer.attempt.buttons.seen.map(\.view)
    for start in starts {
      var next = start
      while let view = next, view !== recognizer.view {
        if !views.contains(where: { $0 === view }) { views.append(view) }
        next = view.superview
      }
    }
    return views + [recognizer.view].compactMap { $0 }
  }
}
