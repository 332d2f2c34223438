public import Foundation

/// A search bar, and who is told of what is searched for.
///
/// It is active from when its field begins editing until its cancel button is tapped, or code ends it. The bar is
/// where the application puts it, as a table's header; in a navigation item it is kept, and not shown. A controller
/// for results is kept, and not shown. A trace warns of both.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Kept: it is not shown.
  open private(set) var searchResultsController: UIViewController?
  /// Told of every change of text or scope, and of the search's beginning and end. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the search's beginning and end. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar, to be put somewhere.
  open private(set) lazy var searchBar: UISearchBar = {
    let size = CGSize(width: UIScreen.main.bounds.width, height: UISearchBar.Metrics.height)
    let bar = UISearchBar(frame: CGRect(origin: .zero, size: size))
    bar.controller = self
    return bar
  }()
  /// Kept: nothing is dimmed, and touches beside the bar reach what is there. A trace warns of a search that would
  /// obscure it. Unless set, true where there is a controller for results, as in iOS 15 and later.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures ?? (searchResultsController != nil) }
    set { obscures = newValue }
  }
  private var obscures: Bool?
  /// Kept: bars stay where they are.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's scopes come and go with the search, where it has some.
  open var automaticallyShowsScopeBar = true
  /// Kept: scopes come and go with the search.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// When scopes come. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// Kept: they are not shown.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Kept: it is not shown.
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    if searchResultsController != nil {
      Decisions.tell(.warns(searchBar, "a search controller's results controller isn't shown here"))
    }
  }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var active = false
  private var hasWarned = false
  /// Setting it begins or ends a search.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { searchBegan() } else { cancelled() }
    }
  }

  /// Ends the search, unless it presents something, which is dismissed then.
  /// - Parameter completion: called at the end of the turn.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard active, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    isActive = false
    if let completion { UIApplication.shared.runAtEndOfTurn { completion() } }
  }

  func searchBegan() {
    guard !active else { return }
    delegate?.willPresentSearchController(self)
    active = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.unfoldScopes(true) }
    if obscuresBackgroundDuringPresentation, !hasWarned {
      hasWarned = true
      let words = "a search obscures nothing here: fingers beside its bar reach what is there, and don't end it"
      Decisions.tell(.warns(searchBar, words))
    }
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func textDidChange() {
    if active { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  func cancelled() {
    guard active else { return }
    delegate?.willDismissSearchController(self)
    active = false
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.unfoldScopes(false) }
    searchBar.searchTextField.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }
}

/// Shows what is searched for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called at the search's beginning and end, and when text or scope have changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search's beginning and end.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Never called.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
