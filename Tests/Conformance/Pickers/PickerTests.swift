import Foundation
import HeadlessUIKit
import Testing

/// Groups V and K: wheels that fingers turn, and bars to search in. The window has 200 × 200 points.
@MainActor struct PickerTests {
  private func picker() -> (phone: Phone, picker: UIPickerView, clerk: PickerClerk) {
    let phone = Phone.forGestures()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    let clerk = PickerClerk(phone.journal)
    (picker.dataSource, picker.delegate) = (clerk, clerk)
    phone.keep(clerk)
    phone.window.addSubview(picker)
    phone.window.layoutIfNeeded()
    return (phone, picker, clerk)
  }

  @Test("V106 a finger turns a wheel, which comes to rest on a row; the delegate hears which")
  func turning() {
    let (phone, picker, _) = picker()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 20)
    #expect(
      picker.selectedRow(inComponent: 0) == 0 && picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    phone.down(1, at: (50, 80))
    phone.move(1, from: (50, 80), to: (50, 5))
    phone.liftAtRest()
    phone.wait(3)
    // 65 points, without the 10 that begin it: two rows of 32.
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
    #expect(phone.journal.take() == ["selected 2 in 0"])
  }

  @Test("V106 a tap beyond the rows turns nothing")
  func besideTheRows() {
    let (phone, picker, _) = picker()
    phone.tap(at: (50, 80 - 32))
    phone.wait(1)
    #expect(picker.selectedRow(inComponent: 0) == 0 && phone.journal.take() == [])
    #expect(picker.view(forRow: 0, forComponent: 0)?.convert(CGPoint(x: 0, y: 16), to: nil).y == 80)
  }

  @Test("V106 a wheel that rests on a row as its finger lifts has come to rest; the delegate hears which")
  func liftedOnARow() {
    let (phone, picker, _) = picker()
    phone.down(1, at: (50, 80))
    phone.move(1, from: (50, 80), to: (50, 80 - 10 - 32))
    phone.liftAtRest()
    #expect(picker.selectedRow(inComponent: 0) == 1 && phone.journal.take() == ["selected 1 in 0"])
  }

  @Test("V106 a tap on a row selects it; code selects without a word")
  func tapping() {
    let (phone, picker, _) = picker()
    phone.tap(at: (150, 80 + 32))
    phone.wait(1)
    #expect(picker.selectedRow(inComponent: 1) == 1 && phone.journal.take() == ["selected 1 in 1"])
    picker.selectRow(5, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 5 && phone.journal.take() == [])
    #expect((picker.view(forRow: 5, forComponent: 0) as? UILabel)?.text == "row 5")
    #expect(picker.view(forRow: 19, forComponent: 0) == nil)
  }

  private func bar() -> (phone: Phone, bar: UISearchBar) {
    let phone = Phone.forGestures()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    let clerk = SearchClerk(phone.journal)
    bar.delegate = clerk
    phone.keep(clerk)
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    return (phone, bar)
  }

  @Test("V107 a tap focuses a search bar's field, and its delegate hears of text, return and cancel")
  func searching() {
    let (phone, bar) = bar()
    phone.tap(at: (60, 28))
    #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    #expect(phone.journal.take() == ["begins", "text a", "search"])
    bar.setShowsCancelButton(true, animated: false)
    phone.window.layoutIfNeeded()
    phone.tap(at: (185, 28))
    #expect(phone.journal.take() == ["cancel"])
  }

  @Test("V107 cancelling takes the button away: nobody is asked whether to begin, also where it has an accessory")
  func cancelled() {
    let phone = Phone.forGestures()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    let canceller = Canceller(phone.journal)
    bar.delegate = canceller
    phone.keep(canceller)
    phone.window.addSubview(bar)
    phone.window.layoutIfNeeded()
    for accessory in [nil, UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))] {
      bar.inputAccessoryView = accessory
      phone.tap(at: (60, 28))
      phone.window.layoutIfNeeded()
      phone.tap(at: (185, 28))
      #expect(phone.journal.take() == ["should begin", "cancel", "should end", "did end"])
      #expect(!bar.showsCancelButton && !bar.isFirstResponder)
    }
  }

  @Test("V415 a button for bookmarks or results stands at the end of a field without a text, and tells of a tap")
  func extraButtons() {
    let (phone, bar) = bar()
    func pressEnd() -> [String] {
      phone.window.layoutIfNeeded()
      phone.tap(at: (180, 28))
      phone.application.endTurn()
      let heard = phone.journal.take()
      bar.resignFirstResponder()
      return heard
    }
    bar.showsBookmarkButton = true
    #expect(pressEnd() == ["bookmarks"] && phone.journal.take() == [])
    bar.text = "a"
    _ = phone.journal.take()
    // The end of a field with a text is the button that empties it.
    #expect(pressEnd() == ["text ", "begins"])
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    _ = phone.journal.take()
    #expect(pressEnd() == ["results true"])
    (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, false)
    #expect(pressEnd().first == "begins")
  }

  @Test("V107 a search controller tells of text from the beginning of editing until its cancel button")
  func controller() {
    let phone = Phone.forGestures()
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater(phone.journal)
    search.searchResultsUpdater = updater
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
    phone.window.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    phone.tap(at: (60, 28))
    search.searchBar.searchTextField.insertText("b")
    #expect(search.isActive && phone.journal.take() == ["active ", "active b"])
    phone.window.layoutIfNeeded()
    phone.tap(at: (185, 28))
    #expect(!search.isActive && !search.searchBar.isFirstResponder && search.searchBar.text == "")
    #expect(phone.journal.take() == ["over "])
  }

  @Test("V124 scopes come and go with the search, and push down the rows of a table whose header the bar is")
  func scopes() {
    let phone = Phone.forGestures()
    let (table, _) = phone.table()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    table.tableHeaderView = search.searchBar
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
    search.isActive = true
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 102)
    phone.press(at: (150, 72))
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    phone.press(at: (100, 110))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    search.isActive = false
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 56)
  }

  @Test("V124 a scope may be chosen before there are scopes, and stays chosen when there are others")
  func scopeFirst() {
    let (_, bar) = bar()
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.scopeButtonTitles = ["A", "B", "C"]
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("V370 a delegate that begins or ends a search as it hears of that has begun or ended it once")
  func turnedInPassing() {
    final class Eager: NSObject, UISearchControllerDelegate {
      var heard: [String] = []
      func willPresentSearchController(_ searchController: UISearchController) {
        heard.append("begins")
        searchController.searchBar.becomeFirstResponder()
      }
      func willDismissSearchController(_ searchController: UISearchController) {
        heard.append("ends")
        if heard.count < 9 { searchController.isActive = false }
      }
    }
    let (phone, eager) = (Phone.forGestures(), Eager())
    let search = UISearchController(searchResultsController: nil)
    search.delegate = eager
    phone.window.addSubview(search.searchBar)
    search.isActive = true
    #expect(search.isActive && search.searchBar.isFirstResponder && eager.heard == ["begins"])
    search.isActive = false
    #expect(!search.isActive && !search.searchBar.isFirstResponder && eager.heard == ["begins", "ends"])
  }

  @Test("V124 a search controller that is dismissed ends its search, and completes at the end of the turn")
  func dismissed() {
    let phone = Phone.forGestures()
    let search = UISearchController(searchResultsController: nil)
    phone.window.addSubview(search.searchBar)
    search.isActive = true
    var isDone = false
    search.dismiss(animated: true) { isDone = true }
    #expect(!search.isActive && !isDone)
    phone.application.endTurn()
    #expect(isDone)
  }

  @Test(
    "V149 what was found stands in front of the page below the bar; before that a cover does, which ends the search"
  )
  func results() {
    let phone = Phone.forGestures()
    let (page, results) = (UIViewController(), UIViewController())
    page.view.accessibilityIdentifier = "page"
    results.view.accessibilityIdentifier = "results"
    phone.window.rootViewController = page
    let search = UISearchController(searchResultsController: results)
    page.view.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    #expect(search.obscuresBackgroundDuringPresentation && phone.hit(100, 150) == "page")
    search.isActive = true
    #expect(phone.hit(100, 150) == "search" && search.presentingViewController === page)
    search.searchBar.searchTextField.insertText("a")
    #expect(phone.hit(100, 150) == "results" && phone.hit(100, 58) == "results" && results.parent === search)
    #expect(phone.hit(100, 2) != "results")
    search.searchBar.searchTextField.deleteBackward()
    phone.tap(at: (100, 150))
    #expect(!search.isActive && phone.hit(100, 150) == "page")
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    #expect(phone.hit(100, 150) == "page")
    search.showsSearchResultsController = true
    #expect(phone.hit(100, 150) == "results")
    search.isActive = false
    #expect(phone.hit(100, 150) == "page" && search.presentingViewController == nil)
  }

  @Test("V380 a search that nobody else retains is kept by its page until it ends, or the page does")
  func kept() {
    let phone = Phone.forGestures()
    let page = UIViewController()
    page.view.accessibilityIdentifier = "page"
    phone.window.rootViewController = page
    weak var search: UISearchController?
    weak var other: UISearchController?
    func begin() {
      let new = UISearchController(searchResultsController: nil)
      new.obscuresBackgroundDuringPresentation = true
      page.view.addSubview(new.searchBar)
      phone.window.layoutIfNeeded()
      new.isActive = true
      search = new
    }
    begin()
    #expect(search?.isActive == true && phone.hit(100, 150) == "search")
    phone.tap(at: (100, 150))
    #expect(search == nil && phone.hit(100, 150) == "page")
    func leave() {
      let (page, new) = (UIViewController(), UISearchController(searchResultsController: nil))
      page.view.addSubview(new.searchBar)
      new.isActive = true
      other = new
    }
    leave()
    #expect(other == nil)
  }

  @Test("V108 a date picker's date stays between its limits, unless they cross")
  func dates() {
    let phone = Phone.forGestures()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    phone.window.addSubview(picker)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
    picker.date = Date(timeIntervalSinceReferenceDate: 200)
    #expect(picker.date.timeIntervalSinceReferenceDate == 100)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 50)
    picker.date = Date(timeIntervalSinceReferenceDate: 10)
    #expect(picker.date.timeIntervalSinceReferenceDate == 50)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(picker.date.timeIntervalSinceReferenceDate == 50)
    picker.date = Date(timeIntervalSinceReferenceDate: 500)
    #expect(picker.date.timeIntervalSinceReferenceDate == 500)
  }

  @Test("V224 results that code has shown or hidden don't follow the text; those of themselves do")
  func resultsByCode() {
    let phone = Phone.forGestures()
    let (page, results) = (UIViewController(), UIViewController())
    page.view.accessibilityIdentifier = "page"
    results.view.accessibilityIdentifier = "results"
    phone.window.rootViewController = page
    let search = UISearchController(searchResultsController: results)
    search.obscuresBackgroundDuringPresentation = false
    page.view.addSubview(search.searchBar)
    phone.window.layoutIfNeeded()
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    #expect(phone.hit(100, 150) == "results" && search.showsSearchResultsController)
    search.showsSearchResultsController = false
    #expect(phone.hit(100, 150) == "page" && !search.automaticallyShowsSearchResultsController)
    search.searchBar.searchTextField.insertText("b")
    #expect(phone.hit(100, 150) == "page")
    search.automaticallyShowsSearchResultsController = true
    #expect(phone.hit(100, 150) == "results")
  }

  @Test("V478 code chooses a calendar's days, too, and has months shown, of which the delegate hears")
  func days() {
    final class Clerk: NSObject, UICalendarViewDelegate {
      var months: [Int?] = []
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { .default(color: .red, size: .large) }
      func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) { months.append(previousDateComponents.month) }
    }
    let (phone, clerk) = (Phone.forGestures(), Clerk())
    let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    calendar.delegate = clerk
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    calendar.selectionBehavior = selection
    phone.window.addSubview(calendar)
    selection.setSelected(DateComponents(year: 2024, month: 5, day: 7), animated: true)
    #expect(selection.selectedDate?.day == 7)
    for month in [5, 5, 6] {
      calendar.setVisibleDateComponents(DateComponents(year: 2024, month: month), animated: true)
    }
    #expect(clerk.months == [1, 5])
  }
}

private final class PickerClerk: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "row \(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    journal.note("selected \(row) in \(component)")
  }
}

private final class SearchClerk: NSObject, UISearchBarDelegate {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.note("begins") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { journal.note("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.note("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal.note("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    journal.note("results \(searchBar.isSearchResultsButtonSelected)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
}

/// Shows the button as long as the bar is edited.
private final class Canceller: NSObject, UISearchBarDelegate {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    journal.note("should begin")
    searchBar.setShowsCancelButton(true, animated: true)
    return true
  }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    journal.note("should end")
    searchBar.setShowsCancelButton(false, animated: true)
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.note("did end") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    journal.note("cancel")
    searchBar.resignFirstResponder()
  }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func updateSearchResults(for searchController: UISearchController) {
    journal.note("\(searchController.isActive ? "active" : "over") \(searchController.searchBar.text ?? "")")
  }
}
