import Foundation
import HeadlessUIKit
import Testing

/// Rules V1200 and V1201: what those who hear of a search's end find.
@MainActor @Suite("V: ended searches") struct EndedSearchTests {
  private final class Clerk: NSObject, UISearchBarDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    private func note(_ word: String, _ bar: UISearchBar) { journal.note("\(word) '\(bar.text ?? "")'") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel", searchBar) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("ended", searchBar) }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("changed", searchBar) }
  }

  private final class Search: UISearchController {
    var journal: Journal?
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      journal?.note("did disappear, presented \(presentingViewController != nil), going \(isBeingDismissed)")
    }
  }

  /// A search in a navigation bar, with "ab" typed in.
  private func desk() -> (phone: Phone, search: Search) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let (search, clerk) = (Search(searchResultsController: nil), Clerk(phone.journal))
    phone.window.frame = UIScreen.main.bounds
    page.navigationItem.searchController = search
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    for _ in 1...2 { phone.window.layoutIfNeeded() }
    phone.application.endTurn()
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("ab")
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    phone.keep(clerk)
    search.searchBar.delegate = clerk
    search.journal = phone.journal
    return (phone, search)
  }

  @Test("V1200 the text is still there as Cancel is tapped, and gone as editing ends, of which alone is told")
  func cancelled() throws {
    let (phone, search) = desk()
    let cancel = try #require(phone.buttons(in: search.searchBar).first { $0.currentTitle == "Cancel" })
    let middle = cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: nil)
    phone.tap(at: (Double(middle.x), Double(middle.y)))
    #expect(
      phone.journal.take() == ["cancel 'ab'", "ended ''", "did disappear, presented false, going true"])
    #expect(!search.isActive)
  }

  @Test("V1200 so it is where code ends the search")
  func ended() {
    let (phone, search) = desk()
    search.isActive = false
    #expect(phone.journal.take() == ["ended ''", "did disappear, presented false, going true"])
  }

  @Test("V1201 a search that has ended has no presenter as it did disappear, and is going still")
  func parted() {
    let (phone, search) = desk()
    search.searchBar.resignFirstResponder()
    #expect(phone.journal.take() == ["ended 'ab'"])
    search.dismiss(animated: false)
    #expect(phone.journal.take() == ["did disappear, presented false, going true"])
  }
}
