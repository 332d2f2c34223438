import Foundation
import HeadlessUIKit
import Testing

/// Rule V1117: search bars that keep the cancel button away.
@MainActor struct CancelButtonOverrideTests {
  private final class BareBar: UISearchBar {
    private(set) var heard: [Bool] = []
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      heard.append(showsCancelButton)
    }
  }

  private final class BareSearch: UISearchController {
    let bare = BareBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    override var searchBar: UISearchBar { bare }
  }

  @Test("V1117 a search shows and hides the cancel button by the bar's method, so that an override keeps it away")
  func keptAway() {
    let (phone, search) = (Phone.forGestures(), BareSearch(searchResultsController: nil))
    phone.window.addSubview(search.bare)
    search.isActive = true
    phone.window.layoutIfNeeded()
    #expect(search.bare.heard == [true] && !search.bare.showsCancelButton)
    #expect(search.bare.subviews.allSatisfy { !($0 is UIButton) })
    search.isActive = false
    #expect(search.bare.heard == [true, false] && search.automaticallyShowsCancelButton)
  }

  @Test("V1117 it still comes and goes by itself where nothing is overridden")
  func shown() {
    let (phone, search) = (Phone.forGestures(), UISearchController(searchResultsController: nil))
    phone.window.addSubview(search.searchBar)
    for _ in 1...2 {
      search.isActive = true
      #expect(search.searchBar.showsCancelButton)
      search.isActive = false
      #expect(!search.searchBar.showsCancelButton && search.automaticallyShowsCancelButton)
    }
  }
}
