import Foundation
import HeadlessUIKit
import Testing

/// Rules V308 and V309: the search bar of a navigation item.
@MainActor struct NavigationSearchTests {
  private final class List: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var heard: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      navigationItem.title = "List"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.heard.append("adds") })
      navigationItem.searchController = search
      tableView.rowHeight = 50
    }
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// A list in a navigation controller. Made in a test, as others may run before one begins.
  @MainActor private final class Desk {
    let phone = Phone.forGestures()
    let list = List()
    let navigation: UINavigationController
    var bar: UINavigationBar { navigation.navigationBar }

    init() {
      navigation = UINavigationController(rootViewController: list)
      phone.window.rootViewController = navigation
      phone.window.layoutIfNeeded()
      phone.window.layoutIfNeeded()
    }

    func tap(_ view: UIView) {
      phone.window.layoutIfNeeded()
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: phone.window)
      phone.tap(at: (Double(middle.x), Double(middle.y)))
      phone.window.layoutIfNeeded()
    }
  }

  @Test("V308 a search bar stands below the rest of its navigation bar, which makes room, and takes a tap")
  func stands() {
    let desk = Desk()
    let (phone, list, navigation, bar) = (desk.phone, desk.list, desk.navigation, desk.bar)
    let field = list.search.searchBar.searchTextField
    let room = bar.frame.height
    #expect(room == 96 && list.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(list.tableView.contentOffset.y == -bar.frame.maxY)
    #expect(list.search.searchBar.convert(CGPoint.zero, to: bar).y == 44)
    let corner = bar.convert(CGPoint(x: bar.bounds.maxX - 20, y: 22), to: phone.window)
    phone.tap(at: (Double(corner.x), Double(corner.y)))
    #expect(list.heard == ["adds"])
    desk.tap(field)
    #expect(field.isFirstResponder && list.search.isActive && list.heard.last == "true ")
    list.search.isActive = false
    phone.window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && list.search.searchBar.superview == nil)
    navigation.popViewController(animated: false)
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == room && list.search.searchBar.superview === bar)
  }

  @Test("V308 it goes when its own height of content has gone behind the bar, and comes back at the upper end")
  func scrolls() {
    let desk = Desk()
    let (phone, list, bar) = (desk.phone, desk.list, desk.bar)
    let top = list.tableView.contentOffset.y
    list.tableView.contentOffset.y = top + 51
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
    list.tableView.contentOffset.y = top + 200
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 44 && list.search.searchBar.isHidden)
    #expect(
      list.tableView.contentOffset.y == top + 200 && list.tableView.adjustedContentInset.top == bar.frame.maxY)
    list.tableView.contentOffset.y = top + 40
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && !list.search.searchBar.isHidden)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.tableView.contentOffset.y = top + 200
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
  }

  @Test("V309 during a search the rest of the bar goes, unless the search controller says otherwise")
  func searches() {
    let desk = Desk()
    let (phone, list, bar, search) = (desk.phone, desk.list, desk.bar, desk.list.search)
    desk.tap(search.searchBar.searchTextField)
    #expect(bar.frame.height == 52 && search.searchBar.frame.minY == 0)
    phone.tap(at: (Double(bar.frame.maxX - 20), Double(bar.frame.minY - 22)))
    #expect(!list.heard.contains("adds"))
    search.searchBar.searchTextField.insertText("a")
    search.isActive = false
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 96 && list.heard == ["true ", "true a", "false "])
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.isActive = true
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 142)
  }
}
