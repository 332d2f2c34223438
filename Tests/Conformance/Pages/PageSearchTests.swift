import Foundation
import HeadlessUIKit
import Testing

/// Rules V1016 and V1017: search bars in a page, and in the place of its title.
@MainActor @Suite("V: search bars of pages") struct PageSearchTests {
  private final class List: UITableViewController {
    let search = UISearchController(searchResultsController: nil)
    var added = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "List"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.added += 1 })
      definesPresentationContext = true
      tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// A list in a navigation controller. Made in a test, as others may run before one begins.
  @MainActor private final class Desk {
    let (phone, list) = (Phone.forGestures(), List())
    let navigation: UINavigationController
    var bar: UISearchBar { list.search.searchBar }
    /// Of the search bar, in the window.
    var place: CGRect { bar.convert(bar.bounds, to: phone.window) }
    /// Of a row, in the window.
    func row(_ row: Int) -> CGRect {
      list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: phone.window)
    }

    init(_ prepare: (List) -> Void = { $0.tableView.tableHeaderView = $0.search.searchBar }) {
      phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      navigation = UINavigationController(rootViewController: list)
      phone.window.rootViewController = navigation
      list.loadViewIfNeeded()
      prepare(list)
      layOut()
    }

    func layOut() { for _ in 1...3 { phone.window.layoutIfNeeded() } }

    func tapField() {
      phone.tap(at: (Double(place.midX), Double(place.midY)))
      phone.wait(1)
      layOut()
    }
  }

  @Test("V1017 a search bar in a table's header takes the navigation bar's place during a search, and stays there")
  func header() {
    let desk = Desk()
    let (list, bar) = (desk.list, desk.navigation.navigationBar)
    let (top, before, room) = (bar.frame.minY, desk.place, bar.frame.height)
    #expect(before.minY == bar.frame.maxY && desk.row(0).minY == before.maxY)
    desk.tapField()
    #expect(list.search.isActive && desk.bar.searchTextField.isFirstResponder)
    #expect(bar.frame.height == 0 && list.view.safeAreaInsets.top == top)
    #expect(desk.place == CGRect(x: 0, y: top, width: 390, height: before.height))
    #expect(desk.row(0).minY == desk.place.maxY)
    desk.phone.tap(at: (360, Double(top) - 20))
    #expect(list.added == 0)
    desk.phone.drag(from: (200, 700), to: (200, 300))
    desk.phone.wait(3)
    desk.layOut()
    #expect(list.tableView.contentOffset.y > 100 && desk.place.minY == top)
    list.search.isActive = false
    desk.layOut()
    #expect(bar.frame.height == room && desk.bar.superview === list.tableView)
    list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
    desk.layOut()
    #expect(desk.place == before && desk.row(0).minY == before.maxY)
  }

  @Test("V1017 the bar is back on the level above, and goes again below it")
  func levels() {
    let desk = Desk()
    desk.tapField()
    desk.navigation.pushViewController(UIViewController(), animated: false)
    desk.layOut()
    #expect(desk.navigation.navigationBar.frame.height == 44)
    desk.navigation.popViewController(animated: false)
    desk.layOut()
    #expect(desk.list.search.isActive && desk.navigation.navigationBar.frame.height == 0)
    #expect(desk.place.minY == desk.navigation.navigationBar.frame.minY)
  }

  @Test("V1017 one in a view of the page goes, too, and comes back to its place")
  func box() {
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 56))
    let desk = Desk { list in
      list.search.searchBar.frame = box.bounds
      box.addSubview(list.search.searchBar)
      list.tableView.tableHeaderView = box
    }
    let before = desk.place
    desk.list.search.isActive = true
    desk.layOut()
    #expect(desk.place.minY == desk.navigation.navigationBar.frame.minY && desk.place.width == 390)
    desk.list.search.isActive = false
    desk.layOut()
    #expect(desk.place == before && desk.bar.superview === box)
  }

  @Test("V1017 all stays where the search leaves the navigation bar alone")
  func stays() {
    let desk = Desk {
      $0.search.hidesNavigationBarDuringPresentation = false
      $0.tableView.tableHeaderView = $0.search.searchBar
    }
    let before = desk.place
    desk.tapField()
    #expect(desk.list.search.isActive && desk.place == before && desk.navigation.navigationBar.frame.height == 44)
  }

  @Test("V1016 a search bar in the title's place makes a navigation bar 56 points high, unless it says less")
  func title() {
    let desk = Desk { $0.navigationItem.titleView = UISearchBar() }
    let bar = desk.navigation.navigationBar
    #expect(bar.frame.height == 56 && desk.list.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(desk.row(0).minY == bar.frame.maxY)
    let title = desk.list.navigationItem.titleView
    #expect(title?.frame.minY == 0 && title?.frame.height == 56)
    let low = UISearchBar()
    low.heightAnchor.constraint(equalToConstant: 44).isActive = true
    desk.list.navigationItem.titleView = low
    desk.layOut()
    #expect(bar.frame.height == 44)
    desk.list.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    desk.layOut()
    #expect(bar.frame.height == 44)
  }
}
