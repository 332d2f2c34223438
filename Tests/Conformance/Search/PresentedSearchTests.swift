import Foundation
import HeadlessUIKit
import Testing

/// Rule V1042: when a search has been presented.
@MainActor @Suite("V: a search that has been presented") struct PresentedSearchTests {
  private final class Clerk: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    var heard: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("will go") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("gone") }
    func updateSearchResults(for searchController: UISearchController) { heard.append("updates") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("edits") }
  }

  private func page(_ clerk: Clerk) -> (phone: Phone, search: UISearchController) {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let search = UISearchController(searchResultsController: nil)
    (search.delegate, search.searchResultsUpdater, search.searchBar.delegate) = (clerk, clerk, clerk)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    phone.window.rootViewController = UINavigationController(rootViewController: page)
    phone.window.layoutIfNeeded()
    return (phone, search)
  }

  @Test("V1042 its delegate hears so when its bar is edited and the updater has heard, at the end of the turn")
  func order() {
    let clerk = Clerk()
    let (phone, search) = page(clerk)
    let field = search.searchBar.searchTextField
    let place = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    phone.tap(at: (Double(place.x), Double(place.y)))
    #expect(clerk.heard == ["will", "updates", "edits", "did"])
    search.isActive = false
    clerk.heard = []
    search.isActive = true
    #expect(clerk.heard == ["will", "updates"])
    phone.application.endTurn()
    #expect(clerk.heard == ["will", "updates", "did"])
  }

  @Test("V1042 one that ends in the same turn has been presented before")
  func pairs() {
    let clerk = Clerk()
    let (phone, search) = page(clerk)
    search.isActive = true
    search.isActive = false
    phone.application.endTurn()
    #expect(clerk.heard.filter { $0 != "updates" } == ["will", "did", "will go", "gone"])
  }
}
