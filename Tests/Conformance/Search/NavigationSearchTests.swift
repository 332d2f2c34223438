import Foundation
import HeadlessUIKit
import Testing

/// Rules V308, V309, V410, V411, V416 and V439: the search bar of a navigation item, and a search that code
/// presents.
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

  @Test("V308 content that is scrolled takes its room first, and then that of a large title, and gives it back")
  func scrolls() {
    let desk = Desk()
    let (phone, list, bar) = (desk.phone, desk.list, desk.bar)
    for title: CGFloat in [0, 52] {
      bar.prefersLargeTitles = title > 0
      phone.window.layoutIfNeeded()
      let top = list.tableView.contentOffset.y
      #expect(top == -bar.frame.maxY && bar.frame.height == 96 + title)
      for way: CGFloat in [20, 52, 60, 200, 40, 0] {
        list.tableView.contentOffset.y = top + way
        phone.window.layoutIfNeeded()
        #expect(bar.frame.height == max(44, 96 + title - way))
        #expect(list.search.searchBar.frame.height == max(0, 52 - way))
        #expect(list.search.searchBar.isHidden == (way >= 52) && list.tableView.contentOffset.y == top + way)
        #expect(list.tableView.adjustedContentInset.top == bar.frame.maxY)
      }
    }
    bar.prefersLargeTitles = false
    list.navigationItem.hidesSearchBarWhenScrolling = false
    phone.window.layoutIfNeeded()
    list.tableView.contentOffset.y += 200
    phone.window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
  }

  @Test("V439 content that is let go comes to rest where the search bar is there as a whole or not at all")
  func rests() {
    let desk = Desk()
    let (phone, table) = (desk.phone, desk.list.tableView!)
    desk.bar.prefersLargeTitles = true
    phone.window.layoutIfNeeded()
    let top = table.contentOffset.y
    func drag(_ way: Double) -> CGFloat {
      phone.down(1, at: (100, 190))
      phone.move(1, to: (100, 180))
      phone.move(1, to: (100, 180 - way))
      phone.wait(0.2)
      phone.up(1)
      phone.wait(2)
      return table.contentOffset.y - top
    }
    #expect(drag(20) == 0)
    #expect(drag(40) == 52 && desk.list.search.searchBar.isHidden && desk.bar.frame.height == 96)
    #expect(drag(30) == 104 && desk.bar.frame.height == 44)
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

  private final class Clerk: NSObject, UISearchControllerDelegate {
    var heard: [String] = []
    var presents: ((UISearchController) -> Void)?
    func presentSearchController(_ searchController: UISearchController) {
      heard.append("presents \(searchController.isActive)")
      presents?(searchController)
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did") }
    func searchController(
      _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { heard.append("\(searchController.searchBarPlacement) to \(newPlacement)") }
    func searchController(
      _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { heard.append("\(searchController.searchBarPlacement) from \(previousPlacement)") }
  }

  @Test("V410 a delegate may present its search itself, and does not hear of what code presents")
  func presentedByDelegate() {
    let (desk, clerk) = (Desk(), Clerk())
    desk.list.search.delegate = clerk
    desk.tap(desk.list.search.searchBar.searchTextField)
    #expect(clerk.heard == ["presents false", "will", "did"] && desk.list.search.isActive)
    desk.list.search.isActive = false
    clerk.heard = []
    clerk.presents = { [list = desk.list] in list.present($0, animated: true) }
    desk.tap(desk.list.search.searchBar.searchTextField)
    #expect(clerk.heard == ["presents false"] && desk.list.search.isActive)
    #expect(desk.list.search.searchBar.isFirstResponder)
  }

  @Test("V410 the bar of a search that code presents stands at the page's upper end where it is nowhere else")
  func presentedByCode() {
    let (phone, page) = (Phone.forGestures(), UIViewController())
    let search = UISearchController(searchResultsController: UITableViewController())
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    var isDone = false
    page.present(search, animated: true) { isDone = true }
    phone.application.endTurn()
    let bar = search.searchBar
    #expect(isDone && search.isActive && bar.isFirstResponder)
    #expect(bar.window === phone.window && bar.convert(bar.bounds, to: nil).minY == page.view.safeAreaInsets.top)
    bar.searchTextField.insertText("a")
    #expect(search.searchResultsController?.view.convert(CGPoint.zero, to: nil).y == bar.frame.maxY)
    search.isActive = false
    #expect(bar.superview == nil && search.searchResultsController?.view.window == nil)
  }

  @Test("V416 dismissing from the page that is searched, or from the results, ends the search, and nothing else")
  func dismissing() {
    let (phone, home, page) = (Phone.forGestures(), UIViewController(), UIViewController())
    let (results, search) = (UITableViewController(), UISearchController(searchResultsController: nil))
    let found = UISearchController(searchResultsController: results)
    phone.window.rootViewController = home
    home.present(page, animated: false)
    for one in [search, found] { page.view.addSubview(one.searchBar) }
    search.isActive = true
    var isDone = false
    page.dismiss(animated: true) { isDone = true }
    phone.application.endTurn()
    #expect(isDone && !search.isActive && home.presentedViewController === page)
    found.isActive = true
    found.searchBar.searchTextField.insertText("a")
    results.dismiss(animated: true)
    phone.application.endTurn()
    #expect(!found.isActive && home.presentedViewController === page)
    page.dismiss(animated: false)
    #expect(home.presentedViewController == nil)
  }

  @Test("V411 a search controller's delegate hears of another place that is preferred for the bar")
  func placement() {
    let (desk, clerk) = (Desk(), Clerk())
    desk.list.search.delegate = clerk
    desk.list.navigationItem.preferredSearchBarPlacement = .stacked
    desk.list.navigationItem.preferredSearchBarPlacement = .stacked
    #expect(clerk.heard == ["automatic to stacked", "stacked from automatic"])
  }
}
