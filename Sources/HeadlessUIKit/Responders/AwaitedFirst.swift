/// Views that were to become first responder before they were in a window: they do when they come to one (F20).
@MainActor enum AwaitedFirst {
  private struct Awaited { weak var view: UIView? }
  /// In the order in which that was asked for.
  private static var awaited: [Awaited] = [] { didSet { isAnyAwaited = !awaited.isEmpty } }
  /// Asked whenever a view comes to a window.
  @exclusivity(unchecked) private(set) static var isAnyAwaited = false

  static func note(_ view: UIView) {
    forget(view)
    awaited.append(Awaited(view: view))
  }

  static func forget(_ responder: UIResponder) {
    if isAnyAwaited { awaited.removeAll { $0.view == nil || $0.view === responder } }
  }

  /// The branch has come to a window.
  static func arrive(with branch: UIView) {
    for view in awaited.compactMap(\.view) where view.isDescendant(of: branch) {
      forget(view)
      view.becomeFirstResponder()
    }
  }
}
