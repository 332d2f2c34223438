public import Foundation

/// A search bar, and who is told of what is searched for.
///
/// It is active from when its field begins editing, or code presents it, until its cancel button is tapped, or code
/// ends it. As long as it is, the controller that defines the presentation context presents it, from the page
/// upwards, and its view stands in front of the page. The bar is where the application puts it, as a table's
/// header, and takes the navigation bar's place during a search that hides that; the bar of a navigation item
/// stands below the rest of the navigation bar; one that is nowhere stands at the page's upper end while it is
/// presented. A controller for results stands before the page, below the bar, from the search's beginning to its
/// end; its view is hidden as long as nothing is searched for, unless code shows it. Behind it, where the page is
/// to be obscured, a cover stands, and a finger on that ends the search. Suggestions stand in front of both.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Shows what was found, in front of the page.
  open var searchResultsController: UIViewController? { givenResults }
  private var givenResults: UIViewController?
  /// Told of every change of text or scope, as the bar is edited again, and of the search's beginning and end. Not
  /// retained.
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
  /// Whether the navigation bar goes during a search, but for a search bar that stands on it. One that stands in
  /// the page takes its place, and comes back at the end; where constraints say where it stands, all stays as it
  /// is.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search. False from when code shows or hides that itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's scopes come and go with the search: `scopeBarActivation` is not `manual`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the bar's scopes come, where it has some; they go with the search. `automatic` is when it begins.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.property>
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// When scopes come. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// Offered in a list below the bar, in front of page and results, as long as the search is active. When one is
  /// chosen there are none any more, and the updater hears of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions>
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { arrange() } }
  /// Whether there is no list of suggestions, as here the bar is stacked.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { arrange() } }
  /// As the navigation item says that has it; `automatic` where none does.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }
  /// Whether results show by themselves, as long as something is typed.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
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
    modalPresentationStyle = .custom
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
  }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// What stands in front of the page.
  open override func loadView() { view = SearchContainerView(of: self) }
  /// What is edited during a search is its bar's text, wherever the bar stands.
  override var editedPart: UIView? { active ? searchBar : super.editedPart }

  private var active = false
  /// The delegate hears that the search begins, or ends: what it does about that begins and ends nothing more.
  private var isTurning = false
  /// Whose navigation item it is; not retained.
  weak var item: UINavigationItem?
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
    end(animated: animated)
    if let completion { UIApplication.shared.runAtEndOfTurn { completion() } }
  }

  /// Called once, when the search has ended.
  var ends: (() -> Void)?

  /// The bar is edited. During a search it may be so again: the updater hears of that, too.
  func editingBegan() {
    if active, !isTurning {
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      searchBegan()
    }
  }

  private func searchBegan() {
    guard !active, !isTurning else { return }
    isTurning = true
    delegate?.presentSearchController(self)
    // It may have presented it itself.
    if active { return isTurning = false }
    let page = page
    let presenter = page.flatMap { Presentation.presenter(of: self, on: $0) }
    if page != nil, presenter == nil { return isTurning = false }
    delegate?.willPresentSearchController(self)
    isTurning = false
    begin(on: page, presentedBy: presenter, animated: true)
    awaitsPresence = true
    searchResultsUpdater?.updateSearchResults(for: self)
    UIApplication.shared.runAtEndOfTurn { [weak self] in self?.tellOfPresence() }
  }

  /// The delegate has heard that the search will be presented, and not that it has been.
  private var awaitsPresence = false

  /// As at the end of other presentations: its bar is edited by then, and its updater has heard.
  private func tellOfPresence() {
    guard awaitsPresence else { return }
    awaitsPresence = false
    delegate?.didPresentSearchController(self)
  }

  /// Begun by `present`, of which the delegate does not hear: a bar that is nowhere stands at the page's upper end
  /// until the search ends.
  override func presentsItself(
    from caller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) -> Bool {
    guard let presenter = Presentation.presenter(of: self, on: caller) else { return true }
    if !active { begin(presentedBy: presenter, animated: animated) }
    Presentation.runAtEndOfTurn(completion)
    return true
  }

  private func begin(presentedBy presenter: UIViewController, animated: Bool) {
    let page = page ?? presenter
    if searchBar.superview == nil { (view as? SearchContainerView)?.place(searchBar, before: page) }
    begin(on: page, presentedBy: presenter, animated: animated)
    // Where it begins to be edited, the updater hears of that.
    if searchBar.isFirstResponder || !searchBar.becomeFirstResponder() {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  private func begin(on page: UIViewController?, presentedBy presenter: UIViewController?, animated: Bool) {
    active = true
    if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: animated) }
    if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation { unfoldScopes() }
    searched = page
    hiddenBar = page.flatMap { HiddenBar(of: $0, for: self) }
    barDidChange()
    if let page, hiddenBar != nil { (view as? SearchContainerView)?.take(searchBar, before: page) }
    hideResults()
    Presentation.begin(self, presentedBy: presenter, animated: animated) { arrange() }
  }

  /// The updater finds results shown, or hidden, as the text has it.
  func textDidChange() {
    guard active else { return }
    if scopeBarActivation == .onTextEntry, !searchBar.showsScopeBar {
      unfoldScopes()
      barDidChange()
    }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func unfoldScopes() {
    if let titles = searchBar.scopeButtonTitles, titles.count > 1 { searchBar.unfoldScopes(true) }
  }

  /// In whose place the search bar is.
  private var hiddenBar: HiddenBar?

  /// A navigation bar that it stands on makes room for it; one that it hides goes or comes back.
  private func barDidChange() {
    guard let item = item ?? hiddenBar?.level else { return }
    item.didChange()
    item.owner?.navigationController?.viewIfLoaded?.layoutIfNeeded()
  }

  // MARK: In front of the page

  /// The page, as long as the search is active.
  private weak var searched: UIViewController?
  /// The controller that is searched: who has the bar in its view, or in its navigation item, also as a title view.
  private var page: UIViewController? {
    if active { return searched }
    let chain = sequence(first: searchBar as UIResponder, next: \.next).dropFirst()
    // A bar's views are those of its topmost level.
    let level = item ?? chain.lazy.compactMap { $0 as? UINavigationBar }.first?.topItem
    return level?.owner ?? chain.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// Of the controller that is searched, as long as the search is active.
  var searchedView: UIView? { searched?.viewIfLoaded }

  /// The search stands in front of what is searched again.
  override func presenterStands(_ controller: UIViewController) { if controller === searched { arrange() } }
  /// A search in it ends, unless who presents it is in what goes, and stays there.
  override func presenterLeaves(_ controller: UIViewController) {
    guard let searched else { return }
    let around = Array(sequence(first: searched, next: \.parent))
    guard let place = around.firstIndex(where: { $0 === controller }) else { return }
    if !around[..<place].contains(where: { $0 === presenter }) { end(animated: false) }
  }

  /// Unless they are to show. Code may show and hide them itself, by their view, until the text changes (V806).
  private func hideResults() {
    if active { searchResultsController?.view.isHidden = !showsSearchResultsController }
  }

  private func showResults() {
    hideResults()
    arrange()
  }

  /// Shows suggestions, in front of what was found, in front of the cover.
  private func arrange() {
    guard active, let page = page?.viewIfLoaded, page.window != nil, let container = view as? SearchContainerView
    else {
      let container = viewIfLoaded as? SearchContainerView
      if active { container?.go(with: searchBar) } else { viewIfLoaded?.removeFromSuperview() }
      return
    }
    let results = searchResultsController
    container.stand(before: page, below: searchBar)
    if let results, results.parent !== self {
      addChild(results)
      container.show(results)
      results.didMove(toParent: self)
    } else {
      container.show(results)
    }
    container.offer(ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? [])
    container.isHidden = results == nil && !obscuresBackgroundDuringPresentation && !container.offersSuggestions
  }

  /// A suggestion was chosen.
  func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  func cancelled() {
    end(animated: true)
  }

  override func endsItself(animated: Bool) -> Bool {
    end(animated: animated)
    return true
  }

  private func end(animated: Bool) {
    guard active, !isTurning else { return }
    isTurning = true
    tellOfPresence()
    if let presented { Presentation.takeDown(presented) }
    delegate?.willDismissSearchController(self)
    // By code, so that its delegate does not hear of another text; it is gone as that hears that editing ended.
    searchBar.searchTextField.text = ""
    if searchBar.isFirstResponder { searchBar.resignFirstResponder() }
    searched?.forgetEditing(in: searchBar)
    (active, isTurning) = (false, false)
    // Who calls this retains it by now.
    Presentation.end(self, animated: animated) { arrange() }
    searched = nil
    hiddenBar?.comeBack()
    barDidChange()
    hiddenBar = nil
    (viewIfLoaded as? SearchContainerView)?.leave(searchBar)
    if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { searchBar.unfoldScopes(false) }
    barDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
    let ended = ends
    ends = nil
    ended?()
  }
}
