/// The windows that were shown, in the order in which they came to the front of their levels.
@MainActor struct ShownWindows {
  private var windows: [WeakWindow] = [] { didSet { TurnNews.note() } }

  /// Those that somebody retains, from the back to the front: by level first.
  var inOrder: [UIWindow] {
    // As most often.
    if !areSeveral { return first.map { [$0] } ?? [] }
    let alive = windows.compactMap(\.window)
    return alive.enumerated().sorted { one, other in
      let (level, otherLevel) = (one.element.windowLevel.rawValue, other.element.windowLevel.rawValue)
      return level == otherLevel ? one.offset < other.offset : level < otherLevel
    }.map(\.element)
  }

  var areSeveral: Bool { windows.count > 1 }
  /// Nil also where it is gone.
  var first: UIWindow? { windows.isEmpty ? nil : windows[0].window }

  /// Whether there is one at most, of which nothing awaits a layout.
  var areLaidOut: Bool { !areSeveral && first?.isLaidOut ?? true }

  func contains(_ window: UIWindow) -> Bool { windows.contains { $0.window === window } }

  mutating func bringToFront(_ window: UIWindow) {
    remove(window)
    windows.append(WeakWindow(window))
  }

  /// With those that are gone by themselves.
  mutating func remove(_ window: UIWindow) { windows.removeAll { $0.window == nil || $0.window === window } }
}
