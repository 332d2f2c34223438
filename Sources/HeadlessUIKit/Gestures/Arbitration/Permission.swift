/// Whether a recognizer that would recognize may do so.
@MainActor enum Permission {
  /// The first no of: the views in which its touches or presses began and the controls around those, where it would
  /// take them from them; the view that it is on; its delegate. Each is asked once, also where a view is the
  /// delegate.
  static func refusal(of recognizer: UIGestureRecognizer) -> GestureReason? {
    let views = views(from: recognizer)
    for view in views where !view.gestureRecognizerShouldBegin(recognizer) { return .viewSaysNo(view) }
    guard let delegate = recognizer.recognizerDelegate, !views.contains(where: { $0 === delegate }) else {
      return nil
    }
    return delegate.gestureRecognizerShouldBegin(recognizer) ? nil : .delegateSaysNo
  }

  private static func views(from recognizer: UIGestureRecognizer) -> [UIView] {
    let starts = recognizer.attempt.seen.map(\.hitView) + recognizer.attempt.buttons.seen.map(\.view)
    var views: [UIView] = []
    for case let start? in recognizer.cancelsTouchesInView ? starts : [] {
      if !views.holds(start) { views.append(start) }
      // A button keeps its veto where what is in it is hit.
      var around = start.superview
      while let view = around, start !== recognizer.view, view !== recognizer.view {
        if view is UIControl, !views.holds(view) { views.append(view) }
        around = view.superview
      }
    }
    if let own = recognizer.view, !views.holds(own) { views.append(own) }
    return views
  }
}
