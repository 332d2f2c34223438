public import Foundation

/// Finds texts in a view: by a session that the delegate gives, or in a text view by one of its own.
///
/// The panel in which people type is not shown, and a trace warns of that: code sets `searchText`, and goes from
/// one result to the next.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindinteraction>
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Gives sessions. Not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// From presenting to dismissing; nil outside of that.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether a session is active.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// What is searched for; searched at once where a session is active, as if it were typed. Without a text the
  /// session forgets what it found.
  open var searchText: String? { didSet { if searchText != oldValue { search() } } }
  /// What is put in place of results; kept for whoever replaces.
  open var replacementText: String?
  /// Kept: the menu of options is the panel's.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// - Parameter sessionDelegate: not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins the session that the delegate gives, and searches for what there is to search for. Nothing happens
  /// where one is active, or none is given.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view, let session = delegate?.findInteraction(self, sessionFor: view) else {
      return
    }
    activeFindSession = session
    Decisions.tell(.warns(view, "the panel for finding isn't shown here: set the UIFindInteraction's searchText"))
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  /// Ends the session. Nothing happens where none is active.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the result behind, as long as a session is active.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes to the result before, as long as a session is active.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Nothing comes of it: the count is read from the session.
  open func updateResultCount() {}

  private func search() {
    guard let activeFindSession else { return }
    guard let searchText, !searchText.isEmpty else { return activeFindSession.invalidateFoundResults() }
    activeFindSession.performSearch(query: searchText, options: UITextSearchOptions())
  }
}

/// Gives sessions to a find interaction.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session to begin; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// The session has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// The session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
