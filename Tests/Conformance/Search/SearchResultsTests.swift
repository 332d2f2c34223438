import Foundation
import HeadlessUIKit
import Testing

/// Rules V805 and V806: what a search controller hears of its bar, and when its results show.
@MainActor @Suite("V: what is found") struct SearchResultsTests {
  private final class Found: UIViewController {
    var journal: Journal?
    override func viewWillAppear(_ animated: Bool) { journal?.note("will appear") }
    override func viewDidAppear(_ animated: Bool) { journal?.note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { journal?.note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { journal?.note("did disappear") }
  }

  private final class Clerk: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    let journal: Journal
    var updates: (UISearchController) -> Void = { _ in }
    init(_ journal: Journal) { self.journal = journal }
    func updateSearchResults(for search: UISearchController) {
      let shown = search.searchResultsController?.viewIfLoaded?.isHidden == false
      journal.note("updates '\(search.searchBar.text ?? "")'\(shown ? ", shown" : "")")
      updates(search)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { journal.note("'\(searchText)'") }
  }

  /// A page whose navigation item has a search.
  private func desk(_ found: Found? = nil) -> (phone: Phone, search: UISearchController, clerk: Clerk) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let (search, clerk) = (UISearchController(searchResultsController: found), Clerk(phone.journal))
    page.navigationItem.searchController = search
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    phone.application.endTurn()
    (search.searchResultsUpdater, search.searchBar.delegate) = (clerk, clerk)
    phone.keep(clerk)
    return (phone, search, clerk)
  }

  @Test("V805 of a text that code sets the search controller's updater hears, and not the bar's delegate")
  func byCode() {
    let (phone, search, _) = desk()
    search.isActive = true
    _ = phone.journal.take()
    search.searchBar.text = "a"
    #expect(phone.journal.take() == ["updates 'a'"])
    search.searchBar.searchTextField.insertText("b")
    #expect(phone.journal.take() == ["'ab'", "updates 'ab'"])
    let (bar, clerk) = (UISearchBar(), Clerk(phone.journal))
    bar.delegate = clerk
    bar.text = "c"
    #expect(phone.journal.take() == [])
  }

  @Test("V806 results come and go with the search; their view is hidden as long as there is no text, or by code")
  func results() {
    let found = Found()
    let (phone, search, clerk) = desk(found)
    search.isActive = true
    phone.window.layoutIfNeeded()
    #expect(found.parent === search && found.view.window != nil && found.view.isHidden)
    found.journal = phone.journal
    _ = phone.journal.take()
    search.searchBar.text = "a"
    #expect(phone.journal.take() == ["updates 'a', shown"] && !found.view.isHidden)
    search.searchBar.text = ""
    #expect(phone.journal.take() == ["updates ''"] && found.view.isHidden)
    found.view.accessibilityIdentifier = "found"
    #expect(phone.hit(100, 150) != "found")
    clerk.updates = { $0.searchResultsController?.view.isHidden = false }
    search.searchBar.text = "b"
    search.searchBar.text = ""
    phone.window.layoutIfNeeded()
    #expect(phone.hit(100, 150) == "found", "code shows them without a text")
    search.isActive = false
    phone.application.endTurn()
    #expect(found.view.window == nil)
    clerk.updates = { _ in }
    search.isActive = true
    #expect(found.view.isHidden, "the next search begins without a text")
  }

  @Test("V806 where the page is not to be obscured, touches reach it through results that don't show")
  func through() throws {
    let found = Found()
    let (phone, search, _) = desk(found)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    phone.window.layoutIfNeeded()
    let container = try #require(search.view)
    #expect(container.window != nil && phone.window.hitTest(CGPoint(x: 100, y: 150), with: nil) !== container)
    search.searchBar.text = "a"
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 150), with: nil) === found.view)
  }
}
