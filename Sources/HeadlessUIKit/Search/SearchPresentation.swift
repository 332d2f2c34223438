/// A search is presented as long as it is active: by the controller that defines the presentation context, from the
/// page upwards, else by the root.
///
/// Its view stands in front of the page, wherever its presenter's does; the page stays, and hears nothing.
extension Presentation {
  /// Whether nothing is in its way; says what is.
  static func mayBegin(_ search: UISearchController, on page: UIViewController?) -> Bool {
    guard let page else { return true }
    let presenter = context(of: page, for: .currentContext)
    presenter.endWait()
    guard let present = occupant(from: page, to: presenter) else { return true }
    warn(page, "presents \(type(of: search)) while it presents \(type(of: present))")
    return false
  }

  /// - Parameters:
  ///   - presenter: nil for whom the page's place says.
  ///   - move: puts its view in front of the page.
  static func begin(
    _ search: UISearchController, on page: UIViewController?, presentedBy presenter: UIViewController?,
    animated: Bool, move: () -> Void
  ) {
    guard let presenter = presenter ?? page.map({ context(of: $0, for: .currentContext) }) else { return move() }
    presenter.presented = search
    search.presenter = presenter
    search.isBeingPresented = true
    exchange(nil, for: search, in: coordinator(of: search, animated), move)
    search.isBeingPresented = false
  }

  /// - Parameter move: takes its view away.
  static func end(_ search: UISearchController, animated: Bool, move: () -> Void) {
    guard let presenter = search.presenter else { return move() }
    search.isBeingDismissed = true
    exchange(search, for: nil, in: coordinator(of: search, animated), move)
    search.isBeingDismissed = false
    if presenter.presented === search { presenter.presented = nil }
    search.presenter = nil
    search.presentationEnds()
  }

  private static func coordinator(of search: UISearchController, _ animated: Bool) -> TransitionCoordinator? {
    animated ? search.passing ?? TransitionCoordinator(style: .custom) : nil
  }
}
