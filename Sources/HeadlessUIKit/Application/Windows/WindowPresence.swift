/// Whether a window is still there, for the application, which does not retain it.
///
/// A weak reference makes every later retain and release of what it is to a slow one, and a window is retained a
/// dozen times with every sample: so this is what is kept of it.
final class WindowPresence {
  /// Nil from the window's end on.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) unowned(unsafe) var window: UIWindow?

  init(of window: UIWindow) { self.window = window }

  /// To be called by the window when it ends.
  func end() { window = nil }
}

/// A window as long as somebody else retains it.
struct WeakWindow {
  /// Retained: it knows by itself when the window is gone.
  private let presence: WindowPresence?

  @MainActor init(_ window: UIWindow?) { presence = window?.ownPresence }

  var window: UIWindow? { presence?.window }

  /// Whether there was one, and nobody retains it any more.
  var isGone: Bool { presence.map { $0.window == nil } ?? false }
}

extension UIWindow {
  @MainActor fileprivate var ownPresence: WindowPresence {
    if let presence { return presence }
    let made = WindowPresence(of: self)
    presence = made
    return made
  }
}
