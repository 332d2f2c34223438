import Foundation
import HeadlessUIKit
import Testing

/// Rules V505, V507, V508, V855 and V1087: who presents a search, what it offers, when its scopes come, of what it
/// tells, and what it is in the way of.
@MainActor @Suite("V: presented searches") struct SearchPresentationTests {
  private final class Page: UIViewController {
    var journal: Journal?
    override func viewWillAppear(_ animated: Bool) { journal?.note("page comes") }
    override func viewWillDisappear(_ animated: Bool) { journal?.note("page goes") }
  }

  private final class Search: UISearchController {
    var journal: Journal?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      journal?.note("will appear \(isBeingPresented) \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) { journal?.note("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      journal?.note("will disappear \(isBeingDismissed) \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) { journal?.note("did disappear") }
  }

  /// A page in a navigation controller, with a search in its bar.
  private func desk(
    _ search: UISearchController
  ) -> (phone: Phone, page: Page, navigation: UINavigationController) {
    let (phone, page) = (Phone.forGestures(), Page())
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    phone.window.rootViewController = navigation
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    phone.application.endTurn()
    page.journal = phone.journal
    return (phone, page, navigation)
  }

  @Test("V505 a search is presented by who defines the context, from its page upwards", arguments: [true, false])
  func presenter(pageDefinesContext: Bool) {
    let search = UISearchController(searchResultsController: nil)
    let (_, page, navigation) = desk(search)
    page.definesPresentationContext = pageDefinesContext
    search.isActive = true
    #expect(search.presentingViewController === (pageDefinesContext ? page : navigation))
    #expect(page.presentedViewController === search && navigation.visibleViewController === search)
    #expect(navigation.presentedViewController === (pageDefinesContext ? nil : search))
    search.isActive = false
    #expect(page.presentedViewController == nil && search.presentingViewController == nil)
  }

  @Test("V855 the updater hears once that a search begins, and again as its bar is edited anew")
  func editedAgain() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var count = 0
      func updateSearchResults(for searchController: UISearchController) { count += 1 }
    }
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    let (phone, page, _) = desk(search)
    page.present(search, animated: false)
    phone.application.endTurn()
    #expect(search.isActive && search.searchBar.isFirstResponder && updater.count == 1)
    search.searchBar.resignFirstResponder()
    #expect(search.isActive && updater.count == 1)
    search.searchBar.becomeFirstResponder()
    phone.application.endTurn()
    #expect(updater.count == 2)
  }

  @Test("V505 its view appears in front of the page, which hears nothing, and disappears at the end")
  func appearing() {
    let search = Search(searchResultsController: nil)
    let (phone, page, _) = desk(search)
    search.journal = phone.journal
    search.isActive = true
    #expect(phone.journal.take() == ["will appear true true", "did appear"])
    #expect(search.view.window === phone.window && search.view.superview === page.view.superview)
    search.isActive = false
    #expect(phone.journal.take() == ["will disappear true true", "did disappear"] && search.view.window == nil)
    search.isActive = true
    _ = phone.journal.take()
    page.dismiss(animated: false)
    #expect(phone.journal.take() == ["will disappear true false", "did disappear"])
  }

  @Test("V505 a search ends with a container around its page, too, where others present it")
  func containerLeaves() {
    let search = UISearchController(searchResultsController: nil)
    let (phone, _, navigation) = desk(search)
    let (container, child, inner) = (
      UIViewController(), UIViewController(), UISearchController(searchResultsController: nil)
    )
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.addSubview(inner.searchBar)
    navigation.pushViewController(container, animated: false)
    phone.window.layoutIfNeeded()
    inner.isActive = true
    #expect(navigation.presentedViewController === inner)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(!inner.isActive && navigation.presentedViewController == nil)
  }

  @Test("V505 what the search presents is dismissed as it ends, and that may end it itself")
  func endsWithin() {
    final class Sheet: UIViewController {
      weak var search: UISearchController?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        search?.isActive = false
      }
    }
    let (search, sheet) = (UISearchController(searchResultsController: nil), Sheet())
    let (phone, _, _) = desk(search)
    let updates = Updates()
    search.searchResultsUpdater = updates
    (sheet.search, sheet.modalPresentationStyle) = (search, .fullScreen)
    search.isActive = true
    search.present(sheet, animated: false)
    phone.window.layoutIfNeeded()
    updates.count = 0
    search.isActive = false
    #expect(!search.isActive && updates.count == 1)
  }

  @Test("V505 it goes with a page that is covered, and is back with it")
  func covering() {
    let search = UISearchController(searchResultsController: UIViewController())
    let (phone, page, navigation) = desk(search)
    page.definesPresentationContext = true
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    #expect(search.isActive && search.view.window == nil)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(search.isActive && search.view.superview === page.view.superview)
    #expect(search.searchResultsController?.view.window === phone.window)
  }

  @Test("V505 meanwhile who presents it presents nothing else, the search controller does, and with it that goes")
  func presenting() {
    let search = UISearchController(searchResultsController: nil)
    let (phone, page, _) = desk(search)
    page.definesPresentationContext = true
    search.searchBar.becomeFirstResponder()
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    page.present(alert, animated: false)
    #expect(alert.presentingViewController == nil)
    let warning = "presents UIAlertController while it presents UISearchController"
    #expect(phone.decisions.last?.contains(warning) == true)
    search.present(alert, animated: false)
    #expect(alert.presentingViewController === search && !search.searchBar.isFirstResponder)
    alert.dismiss(animated: false)
    #expect(search.isActive && search.searchBar.isFirstResponder)
    search.present(alert, animated: false)
    page.dismiss(animated: false)
    #expect(!search.isActive && alert.presentingViewController == nil && page.presentedViewController == nil)
  }

  @Test("V505 a search doesn't begin where its presenter presents something, and ends with a page that leaves it")
  func inTheWay() {
    let search = UISearchController(searchResultsController: nil)
    let (phone, page, navigation) = desk(search)
    let other = UIViewController()
    navigation.present(other, animated: false)
    search.isActive = true
    #expect(!search.isActive && navigation.presentedViewController === other)
    navigation.dismiss(animated: false)
    let (deeper, found) = (UIViewController(), UISearchController(searchResultsController: nil))
    deeper.navigationItem.searchController = found
    navigation.pushViewController(deeper, animated: false)
    phone.window.layoutIfNeeded()
    found.isActive = true
    #expect(page.presentedViewController === found)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(!found.isActive && navigation.presentedViewController == nil)
  }

  @Test(
    "V1087 the page of a tab presents over the whole screen as it is searched, and is searched on afterwards",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen])
  func inTab(style: UIModalPresentationStyle) {
    let search = UISearchController(searchResultsController: nil)
    let (phone, page, navigation) = desk(search)
    let (tabs, sheet) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [navigation]
    phone.window.rootViewController = tabs
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    sheet.modalPresentationStyle = style
    for endsSearch in [false, true] {
      search.searchBar.becomeFirstResponder()
      phone.application.endTurn()
      #expect(search.presentingViewController === navigation)
      page.present(sheet, animated: true)
      phone.application.endTurn()
      #expect(sheet.presentingViewController === tabs && search.isActive && !search.searchBar.isFirstResponder)
      if endsSearch { search.isActive = false }
      sheet.dismiss(animated: true)
      phone.application.endTurn()
      #expect(search.isActive != endsSearch && search.searchBar.isFirstResponder != endsSearch)
      #expect(sheet.presentingViewController == nil && tabs.presentedViewController == nil)
    }
    #expect(!phone.decisions.contains { $0.contains("nothing happens") })
  }

  @Test(
    "V1087 a page that presents its search itself, or asks its presenter to present something, gets nothing more")
  func inTheWayInTab() {
    let search = UISearchController(searchResultsController: nil)
    let (phone, page, navigation) = desk(search)
    let (tabs, sheet) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [navigation]
    phone.window.rootViewController = tabs
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    for (definesContext, style) in [(true, UIModalPresentationStyle.automatic), (false, .overCurrentContext)] {
      page.definesPresentationContext = definesContext
      sheet.modalPresentationStyle = style
      search.isActive = true
      page.present(sheet, animated: false)
      #expect(sheet.presentingViewController == nil && search.isActive)
      search.isActive = false
    }
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append("\(searchSuggestion.localizedSuggestion ?? "") \(searchController.searchSuggestions == nil)")
    }
  }

  @Test("V507 suggestions stand below the bar, in front of page and results, and are gone when one is chosen")
  func suggestions() {
    let (phone, page, updater) = (Phone.forGestures(), UIViewController(), Updater())
    let results = UIViewController()
    (page.view.accessibilityIdentifier, results.view.accessibilityIdentifier) = ("page", "results")
    phone.window.rootViewController = page
    let search = UISearchController(searchResultsController: results)
    (search.searchResultsUpdater, search.obscuresBackgroundDuringPresentation) = (updater, false)
    page.view.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    let items = ["apple", "pear"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    search.searchSuggestions = items
    #expect(phone.hit(100, 150) == "page")
    search.isActive = true
    phone.window.layoutIfNeeded()
    let list = search.view.subviews.compactMap { $0 as? UITableView }.last
    #expect(list?.convert(CGPoint.zero, to: nil).y == 56)
    #expect(list?.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "pear")
    search.searchBar.searchTextField.insertText("a")
    #expect(phone.hit(100, 190) == "suggestions")
    phone.press(at: (100, 120))
    #expect(updater.chosen == ["pear true"] && phone.hit(100, 120) == "results")
    search.searchSuggestions = items
    #expect(phone.hit(100, 190) == "suggestions")
    search.searchSuggestions = []
    #expect(phone.hit(100, 190) == "results")
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    search.searchSuggestions = items
    #expect(phone.hit(100, 190) == "results")
    search.isActive = false
    #expect(phone.hit(100, 190) == "page")
  }

  @Test("V508 scopes come with the search, with its first text, or as code has it, and go with the search")
  func scopes() {
    let modes: [(UISearchController.ScopeBarActivation, begin: Bool, text: Bool)] = [
      (.automatic, true, true), (.onSearchActivation, true, true), (.onTextEntry, false, true),
      (.manual, false, false),
    ]
    for (mode, begin, text) in modes {
      let (phone, search) = (Phone.forGestures(), UISearchController(searchResultsController: nil))
      search.scopeBarActivation = mode
      search.searchBar.scopeButtonTitles = ["All", "Mine"]
      phone.window.addSubview(search.searchBar)
      search.isActive = true
      #expect(search.searchBar.showsScopeBar == begin && search.searchBar.bounds.height == (begin ? 102 : 56))
      search.searchBar.searchTextField.insertText("a")
      #expect(search.searchBar.showsScopeBar == text)
      search.isActive = false
      #expect(!search.searchBar.showsScopeBar && search.searchBar.bounds.height == 56)
    }
  }

  @Test("V508 one scope alone is not shown, and no scope bar that comes by itself is a manual one")
  func fewScopes() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All"]
    search.searchBar.showsScopeBar = true
    #expect(search.searchBar.sizeThatFits(.zero).height == 56)
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    #expect(search.searchBar.sizeThatFits(.zero).height > 56)
    search.automaticallyShowsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
  }
}

private final class Updates: NSObject, UISearchResultsUpdating {
  var count = 0
  func updateSearchResults(for searchController: UISearchController) { count += 1 }
}
