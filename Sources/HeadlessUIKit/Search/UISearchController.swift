public import Foundation

/// A search bar, and who is told of what is searched for.
///
/// It is active from when its field begins editing, or code presents it, until its cancel button is tapped, or
/// code ends it. The bar is where the application puts it, as a table's header; that of a navigation item stands
/// below the rest of the navigation bar; one that is nowhere stands at the page's upper end while it is presented.
/// As long as something is searched for, a controller for results stands before the page, below the bar; before
/// that, and where it is to obscure the page, a cover does, and a finger on it ends the search.
/// Until the search ends the page retains it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Shows what was found, in front of the page.
  open var searchResultsController: UIViewController? { givenResults }
  private var givenResults: UIViewController?
  /// Told of every change of text or scope, and of the search's beginning and end. Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { takeBar() } }
  /// Told of the search's beginning and end. Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar, to be put somewhere; an override may say another one.
  open var searchBar: UISearchBar { bar }
  private lazy var bar: UISearchBar = {
    let size = CGSize(width: UIScreen.main.bounds.width, height: UISearchBar.Metrics.height)
    let bar = UISearchBar(frame: CGRect(origin: .zero, size: size))
    bar.controller = self
    return bar
  }()
  /// An override's bar belongs to it from when the controller is used.
  func takeBar() {
    let bar = searchBar
    if bar.controller !== self { bar.controller = self }
  }
  /// Whether the page takes no touches during a search. Unless set, true where there is a controller for results,
  /// as in iOS 15 and later.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscures ?? (searchResultsController != nil) }
    set { obscures = newValue }
  }
  private var obscures: Bool?
  /// Whether the rest of a navigation bar, on which the search bar stands, goes during a search. Elsewhere bars
  /// stay where they are.
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
  /// Kept: suggestions are not shown.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// As the navigation item says that has it; `automatic` where none does.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }
  /// Whether results show by themselves, as long as something is typed.
  open var automaticallyShowsSearchResultsController = true { didSet { arrange() } }
  /// Whether results are shown. Setting it makes `automaticallyShowsSearchResultsController` false, so that they
  /// don't follow the text from then on.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController ? active && searchBar.text?.isEmpty == false : showsResults
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false

  public init(searchResultsController: UIViewController?) {
    givenResults = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var active = false
  /// The delegate hears that the search begins, or ends: what it does about that begins and ends nothing more.
  private var isTurning = false
  /// Whose navigation item it is; not retained.
  weak var item: UINavigationItem?
  private lazy var cover = SearchStage(of: self)
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

  /// Called once, when the search has ended.
  var ends: (() -> Void)?

  func searchBegan() {
    guard !active, !isTurning else { return }
    isTurning = true
    delegate?.presentSearchController(self)
    // It may have presented it itself.
    guard !active else { return isTurning = false }
    delegate?.willPresentSearchController(self)
    isTurning = false
    begin(before: page)
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Begun by `present`, of which the delegate does not hear: a bar that is nowhere stands at the page's upper end
  /// until the search ends.
  func begin(presentedBy presenter: UIViewController) {
    guard !active else { return }
    if searchBar.superview == nil { cover.place(searchBar, before: presenter) }
    begin(before: presenter)
    searchBar.becomeFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin(before page: UIViewController?) {
    active = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.unfoldScopes(true) }
    presenter = page
    presenter?.activeSearch = self
    barDidChange()
    arrange()
  }

  func textDidChange() {
    guard active else { return }
    arrange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// A navigation bar that it stands on makes room for it.
  private func barDidChange() {
    guard let item else { return }
    item.didChange()
    item.owner?.navigationController?.viewIfLoaded?.layoutIfNeeded()
  }

  // MARK: In front of the page

  /// The controller that is searched: who has the bar in its view, or in its navigation item.
  private var page: UIViewController? {
    if active { return presenter }
    if let owner = item?.owner { return owner }
    let chain = sequence(first: searchBar as UIResponder, next: \.next).dropFirst()
    return chain.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// Shows what was found as long as there is a text, else the cover, else nothing.
  private func arrange() {
    let wantsResults = active && showsSearchResultsController
    let results = wantsResults ? searchResultsController : nil
    guard active, results != nil || obscuresBackgroundDuringPresentation, let view = page?.viewIfLoaded,
      view.window != nil
    else { return cover.removeFromSuperview() }
    cover.stand(before: view, below: searchBar)
    if let results, results.parent !== self {
      addChild(results)
      cover.show(results)
      results.didMove(toParent: self)
    } else {
      cover.show(results)
    }
  }

  func cancelled() {
    guard active, !isTurning else { return }
    isTurning = true
    delegate?.willDismissSearchController(self)
    (active, isTurning) = (false, false)
    arrange()
    // Who calls this retains it by now.
    if presenter?.activeSearch === self { presenter?.activeSearch = nil }
    presenter = nil
    searchBar.resignFirstResponder()
    cover.leave(searchBar)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.unfoldScopes(false) }
    barDidChange()
    searchBar.searchTextField.text = ""
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
    let ended = ends
    ends = nil
    ended?()
  }
}

/// Shows what is searched for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called at the search's beginning and end, and when text or scope have changed.
  func updateSearchResults(for searchController: UISearchController)
  /// Never called: suggestions are not shown.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Told of a search's beginning and end. What code presents itself it does not hear of.
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
  /// A search is about to begin: here the delegate may present it itself. Where it doesn't, that is done for it.
  func presentSearchController(_ searchController: UISearchController)
  /// Another place is preferred for the bar in its navigation item, and not yet set.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Another place is preferred for the bar in its navigation item.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
