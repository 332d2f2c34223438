extension Sequence<UITouch> {
  /// In the order in which each view's first touch comes, and for each view in the sequence's own order.
  @MainActor var byView: [(view: UIView, touches: [UITouch])] {
    var groups: [(view: UIView, touches: [UITouch])] = []
    for touch in self {
      guard let view = touch.view else { continue }
      if let place = groups.firstIndex(where: { $0.view === view }) {
        groups[place].touches.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }
}
