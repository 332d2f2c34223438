import Foundation
import HeadlessUIKit
import Testing

/// Rules V501 to V503: the buttons and the tokens of a search bar.
@MainActor @Suite("V: buttons and tokens of a search bar") struct SearchBarTests {
  private final class Clerk: NSObject, UISearchBarDelegate {
    let journal: Journal
    private var begins = true
    init(_ journal: Journal) { self.journal = journal }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      defer { begins = true }
      journal.note("begin? \(begins)")
      return begins
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      journal.note("text '\(searchText)'")
      if !searchBar.isFirstResponder { begins = false }
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
  }

  private func bar() -> (phone: Phone, bar: UISearchBar) {
    let (phone, bar) = (Phone.forGestures(), UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)))
    let clerk = Clerk(phone.journal)
    bar.delegate = clerk
    phone.keep(clerk)
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    return (phone, bar)
  }

  @Test("V501 the button that empties a search bar is there with every text, and tells before editing would begin")
  func clearing() {
    let (phone, bar) = bar()
    bar.text = "ab"
    _ = phone.journal.take()
    phone.window.layoutIfNeeded()
    phone.tap(at: (180, 28))
    #expect(phone.journal.take() == ["text ''", "begin? false"])
    #expect(bar.text == "" && !bar.isFirstResponder)
  }

  @Test("V502 the cancel button of a bar that has resigned is disabled, until it is edited again")
  func cancelling() {
    let (phone, bar) = bar()
    bar.showsCancelButton = true
    bar.becomeFirstResponder()
    phone.window.layoutIfNeeded()
    bar.resignFirstResponder()
    _ = phone.journal.take()
    phone.tap(at: (185, 28))
    #expect(phone.journal.take() == [])
    bar.becomeFirstResponder()
    phone.tap(at: (185, 28))
    #expect(phone.journal.take() == ["begin? true", "cancel"])
  }

  @Test("V502 one that code shows in a search controller's bar is there after the search, too")
  func shownByCode() {
    let phone = Phone.forGestures()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
    search.searchBar.showsCancelButton = true
    phone.window.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    search.searchBar.becomeFirstResponder()
    phone.application.endTurn()
    #expect(search.isActive)
    search.isActive = false
    #expect(!search.isActive && search.searchBar.showsCancelButton)
  }

  @Test("V502 that of a search controller's bar stays enabled")
  func controllers() {
    let phone = Phone.forGestures()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
    phone.window.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    search.searchBar.becomeFirstResponder()
    search.searchBar.resignFirstResponder()
    phone.window.layoutIfNeeded()
    phone.tap(at: (185, 28))
    #expect(!search.isActive)
  }

  @Test("V503 the delete key before the text selects the last token, deletes it the second time, and tells")
  func tokens() {
    let (phone, field) = (Phone.forGestures(), UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    field.addAction(UIAction { _ in phone.journal.note("changed") }, for: .editingChanged)
    phone.window.addSubview(field)
    field.tokens = ["one", "two"].map { UISearchToken(icon: nil, text: $0) }
    field.text = "a"
    field.becomeFirstResponder()
    for _ in 1...2 { field.deleteBackward() }
    #expect(field.text == "" && field.tokens.count == 2 && phone.journal.take() == ["changed"])
    field.deleteBackward()
    #expect(field.tokens.count == 1 && phone.journal.take() == ["changed"])
    field.deleteBackward()
    field.insertText("b")
    #expect(field.tokens.isEmpty && field.text == "b" && phone.journal.take() == ["changed"])
    field.tokens = [UISearchToken(icon: nil, text: "one")]
    field.allowsDeletingTokens = false
    for _ in 1...4 { field.deleteBackward() }
    #expect(field.tokens.count == 1)
  }

  @Test("V415 the button for bookmarks is there again once a search is cancelled, or code empties the field")
  func bookmarksAgain() {
    let (phone, search) = (Phone.forGestures(), UISearchController(searchResultsController: nil))
    let field = search.searchBar.searchTextField
    search.searchBar.showsBookmarkButton = true
    phone.window.addSubview(search.searchBar)
    search.searchBar.becomeFirstResponder()
    field.insertText("a")
    #expect(search.isActive && field.rightView == nil)
    search.isActive = false
    #expect(field.text == "" && field.rightView != nil)
    field.text = "a"
    #expect(field.rightView == nil)
    field.text = nil
    #expect(field.rightView != nil)
  }

  @Test("V605 a search controller shows nothing by itself any more that code shows or hides in its bar")
  func byCode() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    search.searchBar.setShowsCancelButton(false, animated: false)
    #expect(!search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    search.searchBar.showsScopeBar = true
    #expect(!search.automaticallyShowsScopeBar && search.scopeBarActivation == .manual)
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    let phone = Phone.forGestures()
    phone.window.addSubview(search.searchBar)
    search.isActive = true
    #expect(!search.searchBar.showsCancelButton && search.searchBar.bounds.height == 56)
    search.isActive = false
    #expect(search.searchBar.showsScopeBar && search.searchBar.bounds.height == 56)
  }

  @Test("V605 a search bar loses what it grew by, and nothing where it grew by nothing")
  func growing() {
    let (phone, search) = (Phone.forGestures(), UISearchController(searchResultsController: nil))
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.searchBar.showsScopeBar = true
    search.automaticallyShowsScopeBar = true
    phone.window.addSubview(search.searchBar)
    for isActive in [true, false] {
      search.isActive = isActive
      #expect(search.searchBar.bounds.height == 56)
    }
    search.isActive = true
    #expect(search.searchBar.bounds.height == 102)
    search.searchBar.scopeButtonTitles = ["All"]
    search.isActive = false
    #expect(search.searchBar.bounds.height == 56)
  }

  @Test("V605 whoever hides the scopes of a search, its bar loses what it grew by, and grows again with them")
  func growingAgain() {
    let (phone, search) = (Phone.forGestures(), UISearchController(searchResultsController: nil))
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    phone.window.addSubview(search.searchBar)
    for _ in 1...2 {
      search.automaticallyShowsScopeBar = true
      search.isActive = true
      #expect(search.searchBar.bounds.height == 102)
      search.searchBar.scopeButtonTitles = nil
      #expect(search.searchBar.bounds.height == 56)
      search.searchBar.scopeButtonTitles = ["All", "Mine"]
      #expect(search.searchBar.bounds.height == 102)
      search.searchBar.showsScopeBar = false
      #expect(search.searchBar.bounds.height == 56)
      search.isActive = false
      #expect(search.searchBar.bounds.height == 56)
    }
    search.automaticallyShowsScopeBar = true
    search.isActive = true
    search.automaticallyShowsScopeBar = false
    search.isActive = false
    #expect(search.searchBar.showsScopeBar && search.searchBar.bounds.height == 102, "they stay")
    search.searchBar.showsScopeBar = false
    #expect(search.searchBar.bounds.height == 56)
  }

  @Test("V606 a scope that is not there is not selected")
  func noSuchScope() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.selectedScopeButtonIndex = 1
    bar.selectedScopeButtonIndex = 2
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = -1
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  private final class Ender: NSObject, UISearchBarDelegate {
    var asked = 0
    var searched = 0
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      asked += 1
      return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searched += 1 }
  }

  @Test("V607 a search that ends asks whether editing may end only where its bar is edited")
  func ending() {
    let (phone, search, ender) = (Phone.forGestures(), UISearchController(searchResultsController: nil), Ender())
    search.searchBar.delegate = ender
    phone.window.addSubview(search.searchBar)
    search.isActive = true
    search.isActive = false
    #expect(ender.asked == 0)
    search.searchBar.becomeFirstResponder()
    search.isActive = false
    #expect(ender.asked == 1 && !search.searchBar.isFirstResponder)
  }

  @Test("V608 the return key of an empty field does nothing where it is enabled by the text, as in a search bar")
  func returnKey() {
    let (_, bar) = bar()
    let ender = Ender()
    bar.delegate = ender
    bar.becomeFirstResponder()
    bar.searchTextField.insertText("\n")
    #expect(ender.searched == 0)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    #expect(ender.searched == 1)
    bar.text = ""
    bar.enablesReturnKeyAutomatically = false
    bar.searchTextField.insertText("\n")
    #expect(ender.searched == 2)
  }
}
