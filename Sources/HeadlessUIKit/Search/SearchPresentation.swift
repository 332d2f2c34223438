/// A search is presented as long as it is active: by the controller that defines the presentation context, from the
/// page upwards, else by the root.
///
/// Its view stands in front of the page, wherever its presenter's does; the page stays, and hears nothing.
extension Presentation {
  /// Who is to present it; nil where something is in its way, and says what.
  static func presenter(of search: UISearchController, on page: UIViewController) -> UIViewController? {
    let presenter = context(of: page, for: .currentContext)
    presenter.endWait()
    guard let present = occupant(from: page, to: presenter) else { return presenter }
    warn(page, "presents \(type(of: search)) while it presents \(type(of: present))")
    return nil
  }

  /// - Parameters:
  ///   - presenter: nil where there is no page.
  ///   - move: puts its view in front of the page.
  static func begin(
    _ search: UISearchController, presentedBy presenter: UIViewController?, animated: Bool, move: () -> Void
  ) {
    guard let presenter else { return move() }
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
    exchange(search, for: nil, in: coordinator(of: search, animated), move) {
      if presenter.presented === search { presenter.presented = nil }
      search.presenter = nil
    }
    search.isBeingDismissed = false
    // Who heard that it is gone may have it begin anew.
    if search.presenter == nil { search.presentationEnds() }
  }

  private static func coordinator(of search: UISearchController, _ animated: Bool) -> TransitionCoordinator? {
    animated ? search.passing ?? TransitionCoordinator(style: .custom) : nil
  }
}
